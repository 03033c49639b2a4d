import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type EstimateOfHome, EstimateSummary } from './estimate-summary.tsx'

const show = (estimate: EstimateOfHome) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <EstimateSummary estimate={estimate} group="HDB" currency="SGD" />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>|\u00a0/g, ' ')
}

it('never shows a value without its date, range, confidence and evidence', () => {
  const text = show({
    __typename: 'Estimate',
    asOf: '2025-07',
    unitMix: '4',
    areaSqm: 93,
    floor: 9,
    value: 643_123,
    psf: 642.4,
    low90: 606_000,
    low68: 620_000,
    high68: 666_000,
    high90: 682_000,
    confidence: 'HIGH',
    statement: {
      __typename: 'MeasuredStatement',
      typeGroup: 'PUBLIC_STACK',
      area: 'BEDOK',
      areaSqmFrom: null,
      areaSqmTo: 60,
      half: 2.3,
      nine: 6.4,
      n: 1_204,
      from: '2024-08',
      to: '2025-07',
    },
    effectiveN: 24.7,
  })
  for (const part of [
    '$643,000',
    'Jul 2025',
    '4-room',
    '93 sqm',
    'floor 9',
    '$606K',
    '$682K',
    'High confidence',
    '25 comparable',
    '±6.4%',
    'Bedok, under 646 sqft',
  ])
    expect(text).toContain(part)
})

const NOTHING_HERE = { areaSqmMin: null, areaSqmMax: null, floorMax: null }

it('says which sizes there are, where a home of another size was described', () => {
  const asked = { reason: 'SIZE_NOT_HERE', evidence: 9, needed: 3, newestEvidence: '2024-01' } as const
  const text = show({ __typename: 'EstimateRefusal', ...asked, areaSqmMin: 88, areaSqmMax: 105, floorMax: null })
  for (const part of ['No home of this kind and size', 'Sizes of such homes here: ', '88–105 sqm', '947–1,130 sqft'])
    expect(text).toContain(part)
})

it('says why there is none, and how much evidence is missing', () => {
  const text = show({
    __typename: 'EstimateRefusal',
    reason: 'TOO_FEW_COMPARABLES',
    evidence: 1,
    needed: 3,
    newestEvidence: '2024-01',
    ...NOTHING_HERE,
  })
  for (const part of ['No estimate', 'Too few comparable sales', 'Usable sales: 1. Needed: 3.', 'Jan 2024']) expect(text).toContain(part)
  expect(text).not.toContain('$')
})
