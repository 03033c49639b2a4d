import { rateBands } from '../bands.ts'
import { type AuStateTables, CHECKED_ON } from './state-tables.ts'

/** Up to $525,000 a formula over thousands of dollars; above it one rate on the whole value. */
export const northernTerritory: AuStateTables = {
  duty: [
    {
      effectiveFrom: '2019-07-01',
      isOlder: true,
      source: {
        name: 'Territory Revenue Office',
        url: 'https://legislation.nt.gov.au/en/Legislation/STAMP-DUTY-ACT-1978',
      },
      checkedOn: CHECKED_ON,
      general: {
        bands: rateBands([
          { over: 0, curve: { perThousandSquared: 0.06571441, perThousand: 15 } },
          { over: 525_000, whole: 495 },
          { over: 2_999_999, whole: 575 },
          { over: 4_999_999, whole: 595 },
        ]),
      },
    },
  ],
  surcharge: null,
}
