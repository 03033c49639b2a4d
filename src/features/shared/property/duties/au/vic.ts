import { rateBands } from '../bands.ts'
import { type AuStateTables, CHECKED_ON } from './state-tables.ts'

const office = 'State Revenue Office Victoria'
const FIRST_HOME = { free: 600_000, ceiling: 750_000 }

/** Percentages of the dutiable value, not rates per $100. A home to live in has its own table up to $550,000. */
export const victoria: AuStateTables = {
  duty: [
    {
      effectiveFrom: '2021-07-01',
      source: {
        name: office,
        url: 'https://www.sro.vic.gov.au/about-us/rates-and-statistics/current-rates/land-transfer-duty-non-principal-place-residence-current-rates',
      },
      checkedOn: CHECKED_ON,
      general: {
        bands: rateBands([
          { over: 0, rate: 140 },
          { over: 25_000, rate: 240 },
          { over: 130_000, rate: 600 },
          { over: 960_000, whole: 550 },
          { over: 2_000_000, rate: 650 },
        ]),
      },
      home: {
        ceiling: 550_000,
        // sro.vic.gov.au/foreignpurchaser, example 2: a foreign person gets this table, and pays the additional duty on the whole price
        isForAll: true,
        table: {
          bands: rateBands([
            { over: 0, rate: 140 },
            { over: 25_000, rate: 240 },
            { over: 130_000, rate: 500 },
            { over: 440_000, rate: 600 },
          ]),
        },
      },
      firstHome: (price, duty) => {
        if (price <= FIRST_HOME.free) return duty
        if (price > FIRST_HOME.ceiling) return null
        return duty * (1 - (price - FIRST_HOME.free) / (FIRST_HOME.ceiling - FIRST_HOME.free))
      },
    },
  ],
  surcharge: [
    {
      effectiveFrom: '2019-07-01',
      source: {
        name: office,
        url: 'https://www.sro.vic.gov.au/rates-taxes-duties-and-levies/foreign-purchaser-additional-duty-current-rates',
      },
      checkedOn: CHECKED_ON,
      rate: 800,
    },
  ],
}
