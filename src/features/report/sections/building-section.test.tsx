import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Format } from '#property/use-format.ts'
import type { BuildingInfo } from '../project.ts'
import { BuildingSection } from './building-section.tsx'

const format = {
  count: (value: number) => String(value),
  area: (sqm: number, unit: 'sqft' | 'sqm') => `${unit === 'sqft' ? Math.round(sqm * 10.7639) : sqm} ${unit}`,
  month: (month: string) => month,
  psf: (value: number) => `$${value} psf`,
  range: (from: string, to: string) => `${from}–${to}`,
  list: (names: readonly string[]) => names.join(', '),
} as Format

const NOTHING: BuildingInfo = {
  buildingStatus: 'COMPLETED',
  buildingType: null,
  buildingHeight: null,
  officeDetails: null,
  launchCompletionPeriod: null,
  totalBuildingArea: null,
  typicalFloorPlateArea: null,
  totalTransactedArea: null,
  buildingSpecs: null,
  buildingFacilities: null,
  siteInfo: null,
  developmentOwnershipManagement: null,
  leaseSpaceDetails: null,
  tenant: null,
  rentSchedules: null,
  lastSale: null,
  lastRent: null,
}

function textOf(info: BuildingInfo): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BuildingSection info={info} heading={{ id: 'building', title: 'Building information' }} format={format} />
    </I18nProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

it('leaves out every unknown field and group', () => {
  const text = textOf(NOTHING)
  expect(text).toContain('Status completed')
  for (const absent of ['Specifications', 'Services', 'Site and owners', 'Space and tenants', 'Areas', 'Net rent', 'null', 'undefined'])
    expect(text).not.toContain(absent)
})

it('tells areas by measure and standing in both units, and a rent only where there is one', () => {
  const text = textOf({
    ...NOTHING,
    totalBuildingArea: { verified: [{ measure: 'GFA', sqm: 1_000 }], marketable: [{ measure: 'NLA', sqm: 800 }], other: [] },
    rentSchedules: { netRent: [{ from: '2024-01', to: null, psf: 6.5 }] },
  })
  expect(text).toContain('GFA, gross floor area, verified 10764 sqft 1000 sqm')
  expect(text).toContain('NLA, net lettable area, as marketed 8611 sqft 800 sqm')
  expect(text).toContain('from 2024-01 $6.5 psf')
})
