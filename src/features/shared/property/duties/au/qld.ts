import { rateBands } from '../bands.ts'
import { type AuStateTables, CHECKED_ON, PER_HUNDRED } from './state-tables.ts'

const office = 'Queensland Revenue Office'

/** The first home concession: the whole below $710,000, a tenth less with every $10,000 above. */
const FIRST_HOME = { amount: 17_350, full: 710_000, ceiling: 800_000, step: 10_000, less: 1_735 }

function firstHome(price: number): number | null {
  const { amount, full, ceiling, step, less } = FIRST_HOME
  if (price >= ceiling) return null
  return price < full ? amount : amount - less * (Math.floor((price - full) / step) + 1)
}

export const queensland: AuStateTables = {
  duty: [
    {
      effectiveFrom: '2024-06-09',
      source: { name: office, url: 'https://qro.qld.gov.au/duties/transfer-duty/calculate/rates/' },
      checkedOn: CHECKED_ON,
      general: {
        bands: rateBands([
          { over: 0, rate: 0 },
          { over: 5_000, rate: 150 },
          { over: 75_000, rate: 350 },
          { over: 540_000, rate: 450 },
          { over: 1_000_000, rate: 575 },
        ]),
        step: PER_HUNDRED,
      },
      home: {
        ceiling: null,
        table: {
          bands: rateBands([
            { over: 0, rate: 100 },
            { over: 350_000, rate: 350 },
            { over: 540_000, rate: 450 },
            { over: 1_000_000, rate: 575 },
          ]),
          step: PER_HUNDRED,
        },
      },
      firstHome,
    },
  ],
  surcharge: [
    {
      effectiveFrom: '2024-07-01',
      source: { name: office, url: 'https://qro.qld.gov.au/duties/investors/afad/' },
      checkedOn: CHECKED_ON,
      rate: 800,
    },
  ],
}
