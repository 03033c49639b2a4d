import type { DatabaseSync } from 'node:sqlite'
import { addMonths } from '#lib/months.ts'
import { psfOf } from '#lib/units.ts'
import type { AskingRow } from '../market/rows.ts'
import { summarise } from './summary.ts'

/** §3: how many homes of each unit mix are offered (first asked within twelve months, and in the newest month), and from what to what. */
export function writeAskings(db: DatabaseSync, askings: readonly AskingRow[]): void {
  const last = askings.reduce((newest, { month }) => Math.max(newest, month), 0)
  const from = addMonths(last, -11)
  const groups = Map.groupBy(
    askings.filter(({ month }) => month >= from),
    ({ projectId, unitMix }) => `${projectId} ${unitMix}`,
  )
  const update = db.prepare(`update unit_mix set listing_count_1y = ?, listing_count_30d = ?, listing_price_min = ?, listing_price_max = ?,
    listing_psf_min = ?, listing_psf_max = ? where project_id = ? and unit_mix = ?`)
  for (const rows of groups.values()) {
    const price = summarise(rows.map((row) => row.price))
    const psf = summarise(rows.map((row) => psfOf(row.price, row.areaSqm)))
    const [first] = rows
    if (!price || !psf || !first) continue
    const recent = rows.filter(({ month }) => month === last).length
    update.run(rows.length, recent, price.min, price.max, psf.min, psf.max, first.projectId, first.unitMix)
  }
}
