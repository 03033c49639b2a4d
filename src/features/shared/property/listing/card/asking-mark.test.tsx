import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useFormat } from '#property/use-format.ts'
import { AskingMark } from './asking-mark.tsx'

type Given = Omit<ComponentProps<typeof AskingMark>, 'format'>

function Mark(given: Given) {
  const format = useFormat('SGD')
  return <AskingMark {...given} format={format} />
}

const shown = (given: Given) => {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Mark {...given} />
    </I18nProvider>,
  )
}
const estimate = (against: 'BELOW' | 'WITHIN' | 'ABOVE' | null) => ({ value: 1_000_000, low: 950_000, high: 1_050_000, against })

it('is not there where the estimate is refused, or cannot be compared', () => {
  expect(shown({ estimate: null, price: 1_000_000 })).toBe('')
  expect(shown({ estimate: estimate(null), price: 1_000_000 })).toBe('')
})

it('has a bar for the range, one mark for the price, and says what the estimate rests on', () => {
  const html = shown({ estimate: estimate('ABOVE'), price: 1_155_000, whole: true })
  expect(html).toContain('(+10.0%)')
  expect(html.match(/bg-terracotta/g)).toHaveLength(1)
  expect(html).toMatch(/role="img" aria-label="[^"]+"/)
  expect(shown({ estimate: estimate('WITHIN'), price: 1_000_000 })).not.toContain('%)')
})
