import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Format } from '#property/use-format.ts'
import { ValueSteps } from './value-steps.tsx'

const format = { money: (value: number) => `$${value}`, signed: (value: number) => `${value > 0 ? '+' : ''}${value}` } as Format

it('shows each step from what was paid to the value', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const estimate = {
    ...{ paid: 500, value: 520 },
    drivers: [
      { code: 'TIME', amount: 30 },
      { code: 'LEARNED', amount: -10 },
    ],
  } as const
  const text = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ValueSteps estimate={{ ...estimate, drivers: [...estimate.drivers] }} format={format} />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(text.trim()).toBe('Paid, averaged by weight $500 for time +30 from the errors of past estimates -10 Estimate $520')
})
