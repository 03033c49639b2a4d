import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { AgedMonth, FiguresToAbove, OldTo } from './old-data.tsx'
import { type Format, useFormat } from './use-format.ts'

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
})
afterAll(() => {
  vi.useRealTimers()
})

type Part = (format: Format) => ReactNode

const Said = ({ part }: { part: Part }) => part(useFormat('SGD'))

/** What `part` says in words. */
function said(part: Part): string {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Said part={part} />
    </I18nProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
}

it('the month of a single figure has its age where it is old', () => {
  expect(said((format) => <AgedMonth month="2025-01" format={format} />)).toBe('Jan 2025 (22 months old)')
  expect(said((format) => <AgedMonth month="2026-06" format={format} />)).toBe('Jun 2026')
})

it('figures that do not name their month say how far their data reach where that is old, and else nothing', () => {
  expect(said((format) => <OldTo month="2025-01" format={format} />)).toBe(' · data to Jan 2025 (22 months old)')
  expect(said((format) => <OldTo month="2025-01" format={format} alone />)).toBe('data to Jan 2025 (22 months old)')
  for (const month of ['2026-05', '2026-11', null]) expect(said((format) => <OldTo month={month} format={format} />)).toBe('')
})

it('below a line that says to which month figures reach, only what differs says its month or age', () => {
  const below = (part: Part) => said((format) => <FiguresToAbove value="2025-07">{part(format)}</FiguresToAbove>)
  expect(below((format) => <OldTo month="2025-07" format={format} />)).toBe('')
  expect(below((format) => <OldTo month="2025-01" format={format} alone />)).toBe('data to Jan 2025 (22 months old)')
  expect(below((format) => <AgedMonth month="2025-03" format={format} />)).toBe('Mar 2025')
  expect(below((format) => <AgedMonth month="2024-12" format={format} />)).toBe('Dec 2024 (23 months old)')
})
