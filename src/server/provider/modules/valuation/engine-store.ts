import { elementAt } from '#lib/element-at.ts'
import { monthOfIndex } from '#lib/months.ts'
import { keysOf, recordOf } from '#lib/records.ts'
import type { MarketContext } from '../../context.ts'
import { text } from '../../db/column-table.ts'
import type { SegmentModel } from '../../valuation/segment-model.ts'
import { evidenceFrom, isEvidence, SALE_FIELDS, type StoredSale } from '../../valuation/stored-sales.ts'

const FIELDS = keysOf(SALE_FIELDS)
const LISTS_ROW = recordOf(FIELDS, () => text())

/**
 * The evidence at some sites in the order of month and id, of one unit mix where `unitMix` is given. It is read as one row with a JSON list per
 * column, because thousands of rows would cost the isolate more than the valuation.
 */
export async function evidenceSales(
  { market }: MarketContext,
  { segment, book, month, valuer }: SegmentModel,
  sites: Int32Array,
  unitMix: string | null,
  windowMonths = valuer.plan.comparableMonths,
): Promise<StoredSale[]> {
  const columns = FIELDS.map((field) => `${SALE_FIELDS[field]} as ${field}`)
  const lists = FIELDS.map((field) => `json_group_array(${field}) as ${field}`)
  const row = await market.first(
    LISTS_ROW,
    `select ${lists.join(', ')} from (
      select ${columns.join(', ')} from json_each(?) near cross join txn t on t.project_id = near.value
      where ${isEvidence(segment)} and t.month >= ? and t.month < ? and t.unit_mix = coalesce(?, t.unit_mix)
      order by t.month, t.id
    )`,
    JSON.stringify(Array.from(sites, (site) => book.projectId[site])),
    evidenceFrom(month, windowMonths),
    monthOfIndex(month),
    unitMix,
  )
  return row ? salesOf(row) : []
}

/** One object per sale; spelt out, because thousands are made for one estimate. */
function salesOf(row: Record<keyof StoredSale, string>): StoredSale[] {
  const list = <Field extends keyof StoredSale>(field: Field): StoredSale[Field][] => JSON.parse(row[field])
  const [id, projectId, month, price, areaSqm] = [list('id'), list('projectId'), list('month'), list('price'), list('areaSqm')]
  const [floorLow, floorHigh, unitMix, model] = [list('floorLow'), list('floorHigh'), list('unitMix'), list('model')]
  const [leaseStartYear, activity] = [list('leaseStartYear'), list('activity')]
  return id.map((own, at) => ({
    id: own,
    projectId: elementAt(projectId, at),
    month: elementAt(month, at),
    price: elementAt(price, at),
    areaSqm: elementAt(areaSqm, at),
    floorLow: elementAt(floorLow, at),
    floorHigh: elementAt(floorHigh, at),
    unitMix: elementAt(unitMix, at),
    model: elementAt(model, at),
    leaseStartYear: elementAt(leaseStartYear, at),
    activity: elementAt(activity, at),
  }))
}
