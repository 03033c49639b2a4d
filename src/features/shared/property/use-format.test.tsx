import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { i18nWith } from '#locales/create-i18n.ts'
import { LOCALES } from '#locales/locales.ts'
import { useFormat } from './use-format.ts'

function Figures() {
  const format = useFormat('SGD')
  const figures = [format.month('2025-07'), format.quarter('2025-Q3'), format.area(93), format.area(93, 'sqm'), format.distance(1_260)]
  const more = [
    format.distance(310),
    format.psf(1_565),
    format.sample(53),
    format.sample(1_053),
    format.size(93),
    ...format.areas(93).split(' ('),
  ]
  return figures.concat(more).join('|')
}

it.each(LOCALES)('a month, a size, a distance, a sample and a price with its unit stay in one line: $code', async ({ code }) => {
  const said = renderToStaticMarkup(
    <I18nProvider i18n={await i18nWith(code, ['property'])}>
      <Figures />
    </I18nProvider>,
  )
  expect(said.split('|')).toHaveLength(12)
  expect(said).toContain('1,053')
  // what a line breaks at: any space but the non-breaking ones
  expect(said).not.toMatch(/[^\S\u00a0\u202f]/)
})
