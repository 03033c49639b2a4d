import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Format } from '#property/use-format.ts'
import type { Body, Project } from '../project.ts'
import { MixesSection } from './mixes-section.tsx'

const project = { name: 'The Meadow', nameLocal: null, typeGroup: 'PRIVATE_STACK', propertyGroup: 'CONDO' } as Project
const text = (value: number) => String(value)
const format = {
  money: text,
  short: text,
  count: text,
  psfFigure: text,
  month: (month: string) => month,
  area: (sqm: number) => `${Math.round(sqm * 10.7639)} sqft`,
  range: (from: string, to: string) => `${from}–${to}`,
} as Format

const mix = (unitMix: string, price: number | null) =>
  ({
    unitMix,
    unitCount: 40,
    gfaSqftMin: 700,
    gfaSqftMax: 900,
    salePriceMedian: price,
    salePriceMin: price,
    salePriceMax: price,
    salePsfMedian: null,
    lastSalePrice: null,
    lastSaleMonth: null,
    saleCount1y: 3,
    rentPriceMedian: null,
    monthlyRentYield: null,
  }) as Body['unitMixes'][number]

const rowsOf = (mixes: Body['unitMixes']) => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <MixesSection project={project} mixes={mixes} heading={{ id: 'mixes', title: 'Kinds of homes' }} format={format} />
    </I18nProvider>,
  )
  return [...markup.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

it('has a row for each kind of home of the project, and a dash for what is not known', () => {
  const [head, two, penthouse, ...more] = rowsOf([mix('2', 1_200_000), mix('PH', null)])
  expect(more).toEqual([])
  expect(head).toMatch(/^Home Units Floor area Median price/)
  expect(head).not.toContain('rent')
  expect(two).toMatch(/^2 bedrooms? 40 700 sqft–900 sqft 1200000 /)
  expect(penthouse).toMatch(/^Penthouse 40 700 sqft–900 sqft – /)
})

it('has the rents where some kind has any', () => {
  const [head] = rowsOf([mix('2', null), { ...mix('3', null), rentPriceMedian: 4_000 }])
  expect(head).toContain('Median rent a month')
})

it('is absent without kinds of homes', () => expect(rowsOf([])).toEqual([]))
