import { rateBands } from '../bands.ts'
import { type AuStateTables, CHECKED_ON, PER_HUNDRED } from './state-tables.ts'

const office = 'State Revenue Office Tasmania'

export const tasmania: AuStateTables = {
  duty: [
    {
      effectiveFrom: '2013-10-21',
      source: { name: office, url: 'https://www.sro.tas.gov.au/property-transfer-duties/rates-of-duty' },
      checkedOn: CHECKED_ON,
      general: {
        bands: rateBands(
          [
            { over: 0, rate: 0 },
            { over: 3_000, rate: 175 },
            { over: 25_000, rate: 225 },
            { over: 75_000, rate: 350 },
            { over: 200_000, rate: 400 },
            { over: 375_000, rate: 425 },
            { over: 725_000, rate: 450 },
          ],
          { fixed: 50 },
        ),
        step: PER_HUNDRED,
      },
    },
  ],
  surcharge: [
    {
      effectiveFrom: '2020-04-01',
      source: { name: office, url: 'https://sro.tas.gov.au/property-transfer-duties/foreign-investor-duty-surcharge/rates-of-surcharge' },
      checkedOn: CHECKED_ON,
      rate: 800,
    },
  ],
}
