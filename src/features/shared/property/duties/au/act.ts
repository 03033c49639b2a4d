import { rateBands } from '../bands.ts'
import { type AuStateTables, CHECKED_ON, PER_HUNDRED } from './state-tables.ts'

const source = {
  name: 'ACT Revenue Office',
  url: 'https://www.revenue.act.gov.au/rates-and-property-charges/conveyance-duty-stamp-duty/conveyance-duty-for-non-commercial-property',
}

/** Above $1,455,000 one rate on the whole value, for everybody. */
const TOP = { over: 1_455_000, whole: 454 } as const

const general = {
  bands: rateBands([
    { over: 0, rate: 120 },
    { over: 200_000, rate: 220 },
    { over: 300_000, rate: 340 },
    { over: 500_000, rate: 432 },
    { over: 750_000, rate: 590 },
    { over: 1_000_000, rate: 640 },
    TOP,
  ]),
  step: PER_HUNDRED,
  minimum: 20,
} as const

/** The lowest rate of owner-occupiers fell year by year until 2025; foreign buyers pay more land tax instead of a surcharge. */
export const capitalTerritory: AuStateTables = {
  duty: [
    {
      effectiveFrom: '2024-07-01',
      source,
      checkedOn: CHECKED_ON,
      general,
      home: {
        ceiling: null,
        table: {
          bands: rateBands([
            { over: 0, rate: 40 },
            { over: 260_000, rate: 220 },
            { over: 300_000, rate: 340 },
            { over: 500_000, rate: 432 },
            { over: 750_000, rate: 590 },
            { over: 1_000_000, rate: 640 },
            TOP,
          ]),
          step: PER_HUNDRED,
        },
      },
    },
    {
      effectiveFrom: '2025-07-01',
      // unchanged on 1 July 2026; the office reviews it each 1 July
      knownUntil: '2027-06-30',
      source,
      checkedOn: CHECKED_ON,
      general,
      home: {
        ceiling: null,
        table: {
          bands: rateBands([
            { over: 0, rate: 28 },
            { over: 260_000, rate: 220 },
            { over: 300_000, rate: 340 },
            { over: 500_000, rate: 432 },
            { over: 750_000, rate: 590 },
            { over: 1_000_000, rate: 640 },
            TOP,
          ]),
          step: PER_HUNDRED,
        },
      },
    },
  ],
  surcharge: null,
}
