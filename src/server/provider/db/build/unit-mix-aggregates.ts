import type { DatabaseSync } from 'node:sqlite'
import { bathroomBit } from '#filter/marker-codes.ts'
import { addMonths } from '#lib/months.ts'
import { sqmToSqft } from '#lib/units.ts'
import { UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import { EVIDENCE_MIN, figuresOf, newest, type Window } from './project-aggregates.ts'
import type { Summary } from './summary.ts'
import type { TxnColumns } from './txn-columns.ts'

/** more bedrooms share this bit of the mask */
const BEDROOMS_MAX = 7

type Cells = Record<string, number | null>

const value = (prefix: string, own: Summary | null): Cells => ({
  [`${prefix}_avg`]: own?.mean ?? null,
  [`${prefix}_min`]: own?.min ?? null,
  [`${prefix}_max`]: own?.max ?? null,
})
const median = (prefix: string, own: Summary | null): Cells => ({ ...value(prefix, own), [`${prefix}_median`]: own?.median ?? null })
const quartiles = (prefix: string, own: Summary | null): Cells => ({
  ...median(prefix, own),
  [`${prefix}_p25`]: own?.p25 ?? null,
  [`${prefix}_p75`]: own?.p75 ?? null,
})

/** §3's aggregates of one unit mix from its clean rows: prices and psf of the trailing twelve months, areas and launch prices of all time. */
export function unitMixCells(txns: TxnColumns, rows: number[], { last, disclosesRent }: Window): Cells {
  const from = addMonths(last, -11)
  const price = (row: number) => txns.price[row] as number
  const psf = (row: number) => txns.psf[row] as number
  const within = (row: number) => (txns.month[row] as number) >= from
  const sales = rows.filter((row) => !txns.isRent[row])
  const rents = disclosesRent ? rows.filter((row) => txns.isRent[row]) : []
  const launches = sales.filter((row) => txns.isNewSale[row])
  const [sales1y, rents1y] = [sales.filter(within), rents.filter(within)]
  const area = figuresOf(sales.length > 0 ? sales : rents, (row) => sqmToSqft(txns.areaSqm[row] as number))
  const [salePsf, rentPsf] = [figuresOf(sales1y, psf), figuresOf(rents1y, psf)]
  const [lastSale, lastRent] = [newest(txns, sales), newest(txns, rents)]
  const known = salePsf && rentPsf && salePsf.n >= EVIDENCE_MIN && rentPsf.n >= EVIDENCE_MIN
  return {
    ...value('gfa_sqft', area),
    last_sale_price: lastSale === null ? null : price(lastSale),
    last_sale_psf: lastSale === null ? null : psf(lastSale),
    last_sale_month: lastSale === null ? null : (txns.month[lastSale] as number),
    last_rent_price: lastRent === null ? null : price(lastRent),
    last_rent_psf: lastRent === null ? null : psf(lastRent),
    last_rent_month: lastRent === null ? null : (txns.month[lastRent] as number),
    ...quartiles('sale_price', figuresOf(sales1y, price)),
    ...quartiles('sale_psf', salePsf),
    ...quartiles('rent_price', figuresOf(rents1y, price)),
    ...quartiles('rent_psf', rentPsf),
    ...median('launch_price', figuresOf(launches, price)),
    ...median('launch_psf', figuresOf(launches, psf)),
    monthly_rent_yield: known ? rentPsf.median / salePsf.median : null,
    launch_count: launches.length,
    sale_count_1y: sales1y.length,
    sale_count_30d: sales.filter((row) => txns.month[row] === last).length,
    rent_count_1y: rents1y.length,
    rent_count_30d: rents.filter((row) => txns.month[row] === last).length,
  }
}

/** Bedrooms that a unit mix name tells by itself; null for houses and the like. */
const bedroomsOf = (mix: UnitMix): number | null => (/^\d$/.test(mix) ? Number(mix) : null)

/** Completes the producer's unit mixes from transactions, adds those only seen in transactions, and marks each project's rooms. */
export function writeUnitMixes(
  db: DatabaseSync,
  txns: TxnColumns,
  byProject: Map<number, number[]>,
  windowOf: (project: number) => Window,
): void {
  const columns = Object.keys(unitMixCells(txns, [], { last: 0, disclosesRent: false }))
  const insert = db.prepare('insert or ignore into unit_mix (project_id, unit_mix, bedroom_count) values (?, ?, ?)')
  const update = db.prepare(`update unit_mix set ${columns.map((name) => `${name} = ?`).join(', ')} where project_id = ? and unit_mix = ?`)
  for (const [project, rows] of byProject) {
    const window = windowOf(project)
    const groups = new Map<number, number[]>()
    for (const row of rows) {
      if (txns.excluded[row]) continue
      const group = groups.get(txns.mix[row] as number)
      if (group) group.push(row)
      else groups.set(txns.mix[row] as number, [row])
    }
    for (const [at, group] of [...groups].sort(([a], [b]) => a - b)) {
      const mix = UNIT_MIXES[at] as UnitMix
      if (window.disclosesRent || group.some((row) => !txns.isRent[row])) insert.run(project, mix, bedroomsOf(mix))
      const cells = unitMixCells(txns, group, window)
      update.run(...columns.map((name) => cells[name] ?? null), project, mix)
    }
  }
  writeRoomMasks(db)
}

/** Marks each project's bedrooms (bit = bedrooms) and bathrooms (bits of the filter's choices) by what its unit mixes tell. */
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
