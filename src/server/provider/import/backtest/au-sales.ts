import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Progress } from '../../build/progress.ts'
import { nswDistrictName } from '../au/nsw-districts.ts'
import { NSW_REFUSALS, type NswSale } from '../au/nsw-sale-rules.ts'
import { nswRows } from '../au/nsw-sales.ts'
import { ImportRefused } from '../input-file.ts'
import { numberCell, required } from '../row-error.ts'
import { eachBacktestRow } from './backtest-rows.ts'
import type { SaleRecord } from './market-builder.ts'

type AuKind = 'house' | 'strata'

type Point = { lat: number; lng: number }
type Localities = ReadonlyMap<string, Point>

/** Where suburbs are: by "postcode|NAME". */
async function readLocalities(path: string, progress: Progress): Promise<{ places: Localities; leftOut: string[] }> {
  const places = new Map<string, Point>()
  const leftOut = await eachBacktestRow(path, ['postcode', 'locality', 'state', 'lat', 'lng'], progress, (cell) => {
    const at = { lat: numberCell(cell, 'lat', -45, -9), lng: numberCell(cell, 'lng', 96, 168) }
    const name = required(cell, 'locality').toUpperCase()
    for (const key of [`${cell('postcode')}|${name}`, `${cell('state')}|${name}`]) if (!places.has(key)) places.set(key, at)
  })
  return { places, leftOut }
}

/** The weekly files in some folders. */
export function weeklyFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new ImportRefused(`${folder}: there is no such folder`)
    const zips = readdirSync(folder).filter((name) => /\.zip$/i.test(name))
    if (zips.length === 0) throw new ImportRefused(`${folder}: has no weekly .zip files`)
    return zips.sort().map((name) => join(folder, name))
  })
}

const HOMES = { house: 'house', 'strata-unit': 'strata', 'vacant-land': null } as const satisfies Record<NswSale['kind'], AuKind | null>

/** Plans are numbered as they are registered: sales whose figures are near each other are of subdivisions or buildings of like age. */
const ageFigure = (plan: number | null): number | null => (plan === null ? null : 10 * Math.log(plan))

/** Floors of units numbered by floor, "1204" and "G05"; null where the number does not tell. */
export function floorOfUnit(unit: string | null): number | null {
  if (/^(?:U?G|LG)\d*\b/.test(unit ?? '')) return 0
  const hundreds = Number(/^\D?(\d{3,4})\b/.exec(unit ?? '')?.[1] ?? Number.NaN) / 100
  return hundreds < 70 ? Math.floor(hundreds) : null
}

/** Units of one stack have the same plan: "305" and "405". */
function stackOf(unit: string | null): string {
  const number = Number(/^\D?(\d{3,4})\b/.exec(unit ?? '')?.[1] ?? Number.NaN)
  return Number.isNaN(number) ? '' : `${number % 100}`
}

function recordOf(sale: NswSale, kind: AuKind, places: Localities): SaleRecord {
  const suburb = `${sale.locality}|${sale.postcode ?? ''}`
  const at = places.get(`${sale.postcode ?? ''}|${sale.locality}`) ?? places.get(`NSW|${sale.locality}`)
  const isUnit = kind === 'strata'
  return {
    month: Math.floor(sale.contractDay / 100),
    published: `${sale.publicationDay}`,
    price: sale.price,
    // without an area on record a home is priced whole
    areaSqm: sale.areaSqm ?? 1,
    floor: isUnit ? floorOfUnit(sale.unit) : null,
    siteKey: isUnit ? `${sale.strataPlan ?? ''}` : `${sale.street}|${suburb}`,
    street: suburb,
    zone: nswDistrictName(sale.district) ?? sale.district,
    kind: sale.areaSqm === null ? 'no area on record' : isUnit ? 'area on record' : 'house',
    model: isUnit ? stackOf(sale.unit) : `${sale.district}|${sale.component ?? sale.zone ?? ''}`,
    leaseStart: ageFigure(sale.plan),
    activity: 'resale',
    valued: true,
    ...(at && { at }),
  }
}

/** The homes of one kind in some folders of weekly files, in the order of publication, and what was left out. */
export async function readAuSales(
  { sales: folders, kind, localities }: { sales: readonly string[]; kind: AuKind; localities: string },
  progress: Progress,
): Promise<{ records: SaleRecord[]; leftOut: string[] }> {
  const { places, leftOut } = await readLocalities(localities, progress)
  const records: SaleRecord[] = []
  const refused = new Map<string, number>()
  for await (const { sale, refusal } of nswRows(weeklyFiles(folders), { onBytes: (bytes) => progress.advance(bytes) })) {
    if (sale === null) refused.set(refusal, (refused.get(refusal) ?? 0) + 1)
    else if (HOMES[sale.kind] === kind) records.push(recordOf(sale, kind, places))
  }
  for (const [refusal, { column, reason }] of Object.entries(NSW_REFUSALS))
    if (refused.has(refusal)) leftOut.push(`${refused.get(refusal)} × ${column} ${reason}`)
  return { records, leftOut }
}
