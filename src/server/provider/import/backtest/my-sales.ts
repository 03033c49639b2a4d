import { basename } from 'node:path'
import type { Progress } from '../../build/progress.ts'
import { ImportRefused } from '../input-file.ts'
import { napicReader } from '../my/napic-sales.ts'
import { schemeKey } from '../my/place-words.ts'
import { numberCell, required } from '../row-error.ts'
import { eachBacktestRow } from './backtest-rows.ts'
import type { SaleRecord, SiteFacts } from './market-builder.ts'

/** Ten times the log of the floor area: the second size of a house, besides its land. */
const floorFigure = (floorSqm: number | null): number | null => (floorSqm === null ? null : 10 * Math.log(floorSqm))

/** NAPIC's sales of terraced houses with month, scheme and land, in the file's order; the others are counted. */
export async function readTerraces(path: string, progress: Progress): Promise<{ records: SaleRecord[]; leftOut: string[] }> {
  const records: SaleRecord[] = []
  let read: ReturnType<typeof napicReader> = null
  let unplaced = 0
  const leftOut = await eachBacktestRow(path, [], progress, (_, row) => {
    read ??= napicReader(row.names)
    if (!read) throw new ImportRefused(`${basename(path)}: its columns are none of NAPIC's`)
    const sale = read(row)
    if (sale?.propertyType !== 'terrace') return
    if (sale.month === null || sale.scheme === null || sale.landSqm === null) {
      unplaced++
      return
    }
    records.push({
      month: sale.month,
      price: sale.price,
      areaSqm: sale.landSqm,
      floor: null,
      siteKey: schemeKey(sale.scheme),
      street: `${sale.mukim ?? ''}|${sale.district}`,
      zone: sale.district,
      kind: sale.typeText,
      model: sale.tenure ?? '',
      leaseStart: floorFigure(sale.floorSqm),
      activity: 'resale',
      valued: true,
    })
  })
  return { records, leftOut: unplaced > 0 ? [...leftOut, `${unplaced} terraced houses without month, scheme or land`] : leftOut }
}

/** Where schemes are, by the same key. */
export async function readSchemes(path: string, progress: Progress): Promise<{ places: Map<string, SiteFacts>; leftOut: string[] }> {
  const places = new Map<string, SiteFacts>()
  const leftOut = await eachBacktestRow(path, ['Scheme Name/Area', 'Lat', 'Long'], progress, (cell) => {
    const at = { lat: numberCell(cell, 'Lat', 0.5, 7.5), lng: numberCell(cell, 'Long', 99, 120) }
    const key = schemeKey(required(cell, 'Scheme Name/Area'))
    if (!places.has(key)) places.set(key, { at, facts: {} })
  })
  return { places, leftOut }
}
