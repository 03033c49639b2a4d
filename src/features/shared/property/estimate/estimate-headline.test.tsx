import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useFormat } from '../use-format.ts'
import { EstimateHeadline } from './estimate-headline.tsx'

const ESTIMATE = {
  asOf: '2025-01',
  unitMix: '3',
  areaSqm: 93,
  floor: 9,
  value: 2_043_123,
  psf: 2_041,
  low90: 1_806_000,
  low68: 1_920_000,
  high68: 2_166_000,
  high90: 2_282_000,
  confidence: 'MEDIUM' as const,
  effectiveN: 24.7,
  statement: {
    __typename: 'MeasuredStatement' as const,
    typeGroup: 'PRIVATE_STACK' as const,
    area: 'District 9',
    areaSqmFrom: 90,
    areaSqmTo: 120,
    half: 3.31,
    nine: 12.56,
    n: 286,
    from: '2024-02',
    to: '2025-01',
  },
}

function Head({ further }: { further: boolean }) {
  const format = useFormat('SGD')
  return (
    <EstimateHeadline
      estimate={ESTIMATE}
      group="CONDO"
      format={format}
      further={further ? { name: 'median psf in 12 months', figure: '+3%' } : null}
    />
  )
}

const show = (further: boolean) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Head further={further} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>|\u00a0/g, ' ')

it('never shows a value without home, date, both ranges, unit price, confidence and evidence', () => {
  const text = show(false)
  for (const part of ['$2,043,000', 'Jan 2025', '93 sqm', 'floor 9', '$1.92M', '$2.17M', '$1.81M', '$2.28M', '(68%)', '(90%)', '2,041'])
    expect(text).toContain(part)
  for (const part of [
    'Medium confidence',
    '25',
    'comparable sales, by weight',
    '±3.3%',
    '±12.6%',
    '286 sales',
    'District 9',
    '969–1,292 sqft',
  ])
    expect(text).toContain(part)
})

it('takes one more figure', () => {
  expect(show(true)).toContain('median psf in 12 months')
  expect(show(false)).not.toContain('median psf')
})
