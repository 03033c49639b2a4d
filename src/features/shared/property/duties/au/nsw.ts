import { type BandTable, bandLines, rateBands, sumOf } from '../bands.ts'
import { type AuStateTables, CHECKED_ON, PER_HUNDRED, type StateDuty } from './state-tables.ts'

const source = { name: 'Revenue NSW', url: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty' }
const surchargeSource = {
  name: 'Revenue NSW',
  url: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/surcharge-purchaser-duty',
}

/**
 * First Home Buyers Assistance Scheme, for agreements since 1 July 2023: nothing up to `free`, from there a straight line up to the duty of `ceiling`.
 * https://www.revenue.nsw.gov.au/grants-schemes/first-home-buyer/assistance-scheme, compared 26 November 2026.
 */
const FIRST_HOME = { free: 800_000, ceiling: 1_000_000 } as const

export const newSouthWalesFirstHome =
  (general: BandTable): NonNullable<StateDuty['firstHome']> =>
  (price, duty) => {
    const { free, ceiling } = FIRST_HOME
    if (price <= free) return duty
    if (price >= ceiling) return null
    return Math.max(0, duty - (sumOf(bandLines(general, ceiling)) * (price - free)) / (ceiling - free))
  }

/** The office prints what is due below a row without its cents. */
const tableOf = (rows: Parameters<typeof rateBands>[0]): Pick<StateDuty, 'general' | 'firstHome'> => {
  const general = { bands: rateBands(rows, { printed: 'down' }), step: PER_HUNDRED, minimum: 20 }
  return { general, firstHome: newSouthWalesFirstHome(general) }
}

/** Thresholds follow the consumer prices of Sydney each 1 July. Rows at 7% are the premium rate on homes. */
export const newSouthWales: AuStateTables = {
  duty: [
    {
      effectiveFrom: '2024-07-01',
      source,
      checkedOn: CHECKED_ON,
      ...tableOf([
        { over: 0, rate: 125 },
        { over: 17_000, rate: 150 },
        { over: 36_000, rate: 175 },
        { over: 97_000, rate: 350 },
        { over: 364_000, rate: 450 },
        { over: 1_212_000, rate: 550 },
        { over: 3_636_000, rate: 700 },
      ]),
    },
    {
      effectiveFrom: '2025-07-01',
      source,
      checkedOn: CHECKED_ON,
      ...tableOf([
        { over: 0, rate: 125 },
        { over: 17_000, rate: 150 },
        { over: 37_000, rate: 175 },
        { over: 99_000, rate: 350 },
        { over: 372_000, rate: 450 },
        { over: 1_240_000, rate: 550 },
        { over: 3_721_000, rate: 700 },
      ]),
    },
    {
      effectiveFrom: '2026-07-01',
      knownUntil: '2027-06-30',
      // the year's premium threshold is not in the table; this is the one before
      knownUpTo: 3_721_000,
      source,
      checkedOn: CHECKED_ON,
      ...tableOf([
        { over: 0, rate: 125 },
        { over: 18_000, rate: 150 },
        { over: 38_000, rate: 175 },
        { over: 103_000, rate: 350 },
        { over: 387_000, rate: 450 },
        { over: 1_290_000, rate: 550 },
      ]),
    },
  ],
  surcharge: [
    { effectiveFrom: '2017-07-01', source: surchargeSource, checkedOn: CHECKED_ON, rate: 800 },
    { effectiveFrom: '2025-01-01', source: surchargeSource, checkedOn: CHECKED_ON, rate: 900 },
  ],
}
