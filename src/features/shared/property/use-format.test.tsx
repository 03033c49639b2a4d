import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LOCALES } from '#locales/locales.ts'
import { useFormat } from './use-format.ts'

function Figures() {
  const format = useFormat('SGD')
  const figures = [format.month('2025-07'), format.quarter('2025-Q3'), format.area(93), format.area(93, 'sqm'), format.distance(1_260)]
  return figures.concat(format.distance(310), format.psf(1_565), ...format.areas(93).split(' (')).join('|')
}

it.each(LOCALES.map(({ iso }) => iso))('a month, a size, a distance and a price with its unit stay in one line: %s', (locale) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const said = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Figures />
    </I18nProvider>,
  )
  expect(said.split('|')).toHaveLength(9)
  // what a line breaks at: any space but the non-breaking ones
  expect(said).not.toMatch(/[^\S\u00a0\u202f]/)
})
