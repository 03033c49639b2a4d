import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { PlainWays } from './nothing-found.tsx'

it.each(COUNTRY_CODES)('a search that found nothing is sent to postal codes where there are any: %s', (country) => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PlainWays country={country} />
    </I18nProvider>,
  )
  expect(markup.includes('postal code')).toBe(country !== 'HK')
  expect(markup).toContain('a station or a school nearby')
})
