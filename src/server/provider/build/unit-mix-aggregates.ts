import type { DatabaseSync } from 'node:sqlite'
import { bathroomBit } from '#filter/marker-codes.ts'
import { elementAt } from '#lib/element-at.ts'
import { addMonths } from '#lib/months.ts'
import { sqmToSqft } from '#lib/units.ts'
import { UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import { type ComputedRow, fieldsOf } from '../db/column-table.ts'
import { UNIT_MIX } from '../db/market/deal-tables.ts'
import { EVIDENCE_MIN, figuresOf, newest, type Window } from './project-aggregates.ts'
import { updater } from './row-writer.ts'
import type { Summary } from './summary.ts'
import type { TxnColumns } from './txn-columns.ts'

/** homes with more bedrooms share the last bit of the mask */
const BEDROOMS_MAX = 7

type Cells = ComputedRow<typeof UNIT_MIX>

/** `salePrice`, `{ Min: 1 }` → `{ salePriceMin: 1 }` */
const named = <Prefix extends string, Figure extends string>(prefix: Prefix, figures: Record<Figure, number | null>) =>
  Object.fromEntries(Object.entries(figures).map(([figure, value]) => [prefix + figure, value])) as Record<
    `${Prefix}${Figure}`,
    number | null
  >

const averageOf = (own: Summary | null) => ({ Avg: own?.mean ?? null, Min: own?.min ?? null, Max: own?.max ?? null })
const medianOf = (own: Summary | null) => ({ ...averageOf(own), Median: own?.median ?? null })
const quartilesOf = (own: Summary | null) => ({ ...medianOf(own), P25: own?.p25 ?? null, P75: own?.p75 ?? null })

/** §3's aggregates of one unit mix from its clean rows: prices and psf of the trailing twelve months, areas and launch prices of all time. */
export function unitMixCells(txns: TxnColumns, rows: number[], { last, disclosesRent }: Window): Cells {
  const from = addMonths(last, -11)
  const price = (row: number) => elementAt(txns.price, row)
  const psf = (row: number) => elementAt(txns.psf, row)
  const within = (row: number) => elementAt(txns.month, row) >= from
  const sales = rows.filter((row) => !txns.isRent[row])
  const rents = disclosesRent ? rows.filter((row) => txns.isRent[row]) : []
  const launches = sales.filter((row) => txns.isNewSale[row])
  const [sales1y, rents1y] = [sales.filter(within), rents.filter(within)]
  const area = figuresOf(sales.length > 0 ? sales : rents, (row) => sqmToSqft(elementAt(txns.areaSqm, row)))
  const [salePsf, rentPsf] = [figuresOf(sales1y, psf), figuresOf(rents1y, psf)]
  const [lastSale, lastRent] = [newest(txns, sales), newest(txns, rents)]
  const known = salePsf && rentPsf && salePsf.n >= EVIDENCE_MIN && rentPsf.n >= EVIDENCE_MIN
  return {
    ...named('gfaSqft', averageOf(area)),
    lastSalePrice: lastSale === null ? null : price(lastSale),
    lastSalePsf: lastSale === null ? null : psf(lastSale),
    lastSaleMonth: lastSale === null ? null : elementAt(txns.month, lastSale),
    lastRentPrice: lastRent === null ? null : price(lastRent),
    lastRentPsf: lastRent === null ? null : psf(lastRent),
    lastRentMonth: lastRent === null ? null : elementAt(txns.month, lastRent),
    ...named('salePrice', quartilesOf(figuresOf(sales1y, price))),
    ...named('salePsf', quartilesOf(salePsf)),
    ...named('rentPrice', quartilesOf(figuresOf(rents1y, price))),
    ...named('rentPsf', quartilesOf(rentPsf)),
    ...named('launchPrice', medianOf(figuresOf(launches, price))),
    ...named('launchPsf', medianOf(figuresOf(launches, psf))),
    monthlyRentYield: known ? rentPsf.median / salePsf.median : null,
    launchCount: launches.length,
    saleCount1y: sales1y.length,
    saleCount30d: sales.filter((row) => txns.month[row] === last).length,
    rentCount1y: rents1y.length,
    rentCount30d: rents.filter((row) => txns.month[row] === last).length,
  }
}

/** The number of bedrooms in a unit mix's name; null for houses and the like. */
const bedroomsOf = (mix: UnitMix): number | null => (/^\d$/.test(mix) ? Number(mix) : null)

/** Completes the producer's unit mixes from transactions, adds those seen only in transactions, and sets each project's bedroom mask. */
export function writeUnitMixes(
  db: DatabaseSync,
  txns: TxnColumns,
  byProject: Map<number, number[]>,
  windowOf: (project: number) => Window,
): void {
  const insert = db.prepare('insert or ignore into unit_mix (project_id, unit_mix, bedroom_count) values (?, ?, ?)')
  const update = updater(db, UNIT_MIX, fieldsOf(unitMixCells(txns, [], { last: 0, disclosesRent: false })), ['projectId', 'unitMix'])
  for (const [project, rows] of byProject) {
    const window = windowOf(project)
    const groups = new Map<number, number[]>()
    for (const row of rows) {
      if (txns.excluded[row]) continue
      const group = groups.get(elementAt(txns.mix, row))
      if (group) group.push(row)
      else groups.set(elementAt(txns.mix, row), [row])
    }
    for (const [at, group] of [...groups].sort(([a], [b]) => a - b)) {
      const mix = elementAt(UNIT_MIXES, at)
      if (window.disclosesRent || group.some((row) => !txns.isRent[row])) insert.run(project, mix, bedroomsOf(mix))
      update(unitMixCells(txns, group, window), { projectId: project, unitMix: mix })
    }
  }
  writeRoomMasks(db)
}

/** Sets the masks of each project's bedrooms (bit = bedrooms) and bathrooms (bits of the filter's choices) from its unit mixes. */
function writeRoomMasks(db: DatabaseSync): void {
  const masks = new Map<number, { bedrooms: number; bathrooms: number }>()
  for (const row of db.prepare('select project_id, bedroom_count, bathroom_count from unit_mix order by 1, 2').all()) {
    const project = Number(row.project_id)
    const own = masks.get(project) ?? { bedrooms: 0, bathrooms: 0 }
    if (row.bedroom_count !== null) own.bedrooms |= 1 << Math.min(Number(row.bedroom_count), BEDROOMS_MAX)
    if (row.bathroom_count !== null) own.bathrooms |= bathroomBit(Number(row.bathroom_count))
    masks.set(project, own)
  }
  const mark = db.prepare('update project set bedroom_mask = ?, bathroom_mask = ? where id = ?')
  for (const [project, { bedrooms, bathrooms }] of masks) if (bedrooms + bathrooms > 0) mark.run(bedrooms, bathrooms, project)
}
