import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Preview } from './billed.ts'
import { PriceLines } from './price-lines.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

const preview = (change: Partial<Preview> = {}): Preview => ({
  currencyCode: 'SGD',
  lines: [{ kind: 'PLAN', quantity: 3, amount: 14_700, fromDate: '2026-11-24T00:00:00Z', untilDate: '2026-12-24T00:00:00Z' }],
  discount: 0,
  total: 14_700,
  tax: 1_214,
  taxRate: { name: 'GST', percent: 9 },
  trialEndsDate: null,
  renewsDate: '2026-12-24T00:00:00Z',
  renewsAmount: 14_700,
  code: null,
  ...change,
})

const wordsOf = (shown: Preview, hasSeats = true) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PriceLines preview={shown} name="Agent Team" hasSeats={hasSeats} />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('says what is charged now, the tax in it, and what comes next and when', () => {
  const words = wordsOf(preview())
  expect(words).toContain('Agent Team · 3 seats 24 Nov 2026 to 24 Dec 2026 $147.00')
  expect(words).toContain('Due now $147.00')
  expect(words).toContain('GST of 9% is included: $12.14')
  expect(words).toContain('Next payment: $147.00 on 24 Dec 2026')
  expect(wordsOf(preview(), false)).not.toContain('seats')
})

it('takes a code off, and says what was not used', () => {
  const off = preview({
    discount: 1_470,
    total: 13_230,
    code: { code: 'SPRING', kind: 'DISCOUNT', percent: 10, amountOff: null, months: 1 },
  })
  expect(wordsOf(off)).toContain('Code SPRING −$14.70 Due now $132.30')
  const [line] = preview().lines
  const unused = preview({ lines: line ? [{ ...line, kind: 'UNUSED', amount: -5_900 }] : [], total: -5_900, tax: 0 })
  expect(wordsOf(unused)).toContain('Paid before and not used 24 Nov 2026 to 24 Dec 2026 −$59.00 Credited to what comes next $59.00')
})

it('says until when a trial is free', () => {
  const trial = wordsOf(preview({ lines: [], total: 0, tax: 0, trialEndsDate: '2026-12-08T00:00:00Z', renewsDate: '2026-12-08T00:00:00Z' }))
  expect(trial).toContain('Due now $0.00')
  expect(trial).toContain('Free until 8 Dec 2026. Cancel before that day, and nothing is charged.')
  expect(trial).not.toContain('GST')
})
