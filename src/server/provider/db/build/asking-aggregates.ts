import type { DatabaseSync } from 'node:sqlite'
import { addMonths } from '#lib/months.ts'
import { psfOf } from '#lib/units.ts'
import { type ComputedRow, fieldsOf } from '../column-table.ts'
import { UNIT_MIX } from '../market/deal-tables.ts'
import type { AskingRow } from '../market/rows.ts'
import { updater } from './row-writer.ts'
import { summarise } from './summary.ts'

/** What of a unit mix is computed from what is asked. */
export type Listing = Extract<keyof ComputedRow<typeof UNIT_MIX>, `listing${string}`>
const LISTING = fieldsOf(UNIT_MIX.computed).filter((field): field is Listing => field.startsWith('listing'))

/** §3: how many homes of each unit mix are on offer (first seen within twelve months, and in the newest month), with least and greatest price. */
export function writeAskings(db: DatabaseSync, askings: readonly AskingRow[]): void {
  const last = askings.reduce((newest, { month }) => Math.max(newest, month), 0)
  const from = addMonths(last, -11)
  const groups = Map.groupBy(
    askings.filter(({ month }) => month >= from),
    ({ projectId, unitMix }) => `${projectId} ${unitMix}`,
  )
  const update = updater(db, UNIT_MIX, LISTING, ['projectId', 'unitMix'])
  for (const rows of groups.values()) {
    const price = summarise(rows.map((row) => row.price))
    const psf = summarise(rows.map((row) => psfOf(row.price, row.areaSqm)))
    const [first] = rows
    if (!price || !psf || !first) continue
    const recent = rows.filter(({ month }) => month === last).length
    const cells = {
      ...{ listingCount1y: rows.length, listingCount30d: recent },
      ...{ listingPriceMin: price.min, listingPriceMax: price.max, listingPsfMin: psf.min, listingPsfMax: psf.max },
    }
    update(cells, first)
  }
}
