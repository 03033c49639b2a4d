import { rateBands } from '../bands.ts'
import { type AuStateTables, CHECKED_ON, PER_HUNDRED } from './state-tables.ts'

const office = 'RevenueWA'

export const westernAustralia: AuStateTables = {
  duty: [
    {
      effectiveFrom: '2019-01-01',
      isOlder: true,
      source: { name: office, url: 'https://www.wa.gov.au/government/publications/duties-fact-sheet-residential-land' },
      checkedOn: CHECKED_ON,
      general: {
        bands: rateBands(
          [
            { over: 0, rate: 190 },
            { over: 120_000, rate: 285 },
            { over: 150_000, rate: 380 },
            { over: 360_000, rate: 475 },
            { over: 725_000, rate: 515 },
          ],
          { printed: 'nearest' },
        ),
        step: PER_HUNDRED,
      },
    },
  ],
  surcharge: [
    {
      effectiveFrom: '2019-01-01',
      source: { name: office, url: 'https://www.wa.gov.au/government/publications/foreign-transfer-duty' },
      checkedOn: CHECKED_ON,
      rate: 700,
    },
  ],
}
