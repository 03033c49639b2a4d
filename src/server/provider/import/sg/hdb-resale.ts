import { TXN_FLAG } from '../../db/market/rows.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { eachCsvRow } from '../read-rows.ts'
import { integerCell, monthOf, numberCell, oneOf, RowError, required } from '../row-error.ts'
import type { HdbBlocks } from './hdb-blocks.ts'
import { FLAT_TYPES, flatModel, hdbFloorBand, remainingLeaseMonths } from './hdb-words.ts'

/** HDB resale registrations, one flat per row. Equal rows may be two similar flats, so both are kept and flagged. */
export async function readHdbResale(file: RecognisedFile, context: ImportContext, blocks: HdbBlocks, nextTxn: () => number): Promise<void> {
  const seen = new Set<string>()
  await eachCsvRow(file, context, (cell, tally) => {
    const month = monthOf(cell, 'month')
    const unitMix = oneOf(cell, 'flat_type', FLAT_TYPES)
    const [number, street, town] = [required(cell, 'block'), required(cell, 'street_name'), required(cell, 'town')]
    const floors = hdbFloorBand(cell('storey_range'))
    if (floors === undefined) throw new RowError('storey_range', 'is not a range of floors')
    const areaSqm = numberCell(cell, 'floor_area_sqm', 15, 500)
    const price = Math.round(numberCell(cell, 'resale_price', 5_000, 5_000_000))
    const leaseStartYear = integerCell(cell, 'lease_commence_date', 1955, 2100)
    if (Number.isNaN(remainingLeaseMonths(cell('remaining_lease')))) throw new RowError('remaining_lease', 'is not a time')
    const model = flatModel(required(cell, 'flat_model'))
    const same = [month, unitMix, number, street, floors?.low, floors?.high, areaSqm, model, leaseStartYear, price].join('|')
    const flags = seen.has(same) ? TXN_FLAG.exactDuplicate : 0
    seen.add(same)
    const block = blocks.get(number, street, tally.sourceId)
    block.sold = true
    block.town = town
    block.leaseStartYear ??= leaseStartYear
    if (!block.units.has(unitMix)) block.units.set(unitMix, null)
    context.sink.txn({
      id: nextTxn(),
      projectId: block.id,
      buildingId: block.id,
      kind: 'sale',
      activity: 'resale',
      month,
      price,
      areaSqm,
      unitMix,
      floorLow: floors?.low ?? null,
      floorHigh: floors?.high ?? null,
      unitNo: null,
      units: 1,
      model,
      leaseStartYear,
      sourceId: tally.sourceId,
      flags,
      stackId: null,
    })
    return month
  })
}
