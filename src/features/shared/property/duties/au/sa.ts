import { rateBands } from '../bands.ts'
import { type AuStateTables, CHECKED_ON, PER_HUNDRED } from './state-tables.ts'

const office = 'RevenueSA'

export const southAustralia: AuStateTables = {
  duty: [
    {
      effectiveFrom: '2018-01-01',
      isOlder: true,
      source: { name: office, url: 'https://www.revenuesa.sa.gov.au/stampduty/rate-of-stamp-duty' },
      checkedOn: CHECKED_ON,
      general: {
        bands: rateBands([
          { over: 0, rate: 100 },
          { over: 12_000, rate: 200 },
          { over: 30_000, rate: 300 },
          { over: 50_000, rate: 350 },
          { over: 100_000, rate: 400 },
          { over: 200_000, rate: 425 },
          { over: 250_000, rate: 475 },
          { over: 300_000, rate: 500 },
          { over: 500_000, rate: 550 },
        ]),
        step: PER_HUNDRED,
      },
    },
  ],
  surcharge: [
    {
      effectiveFrom: '2018-01-01',
      source: {
        name: office,
        url: 'https://www.revenuesa.sa.gov.au/stampduty/stamp-duty-and-land-tax-changes/foreign-ownership-surcharge',
      },
      checkedOn: CHECKED_ON,
      rate: 700,
    },
  ],
}
