import { addInt32At, float64At, int32At } from '#lib/element-at.ts'
import type { SaleTable, SiteTable } from './sale-table.ts'

/** Lists of rows by key: the rows of key k are `rows[start[k]] … rows[start[k + 1] − 1]`. */
export interface Grouping {
  start: Int32Array
  rows: Int32Array
}

/** Groups rows by key, each group in row order. */
export function groupRows(keys: Int32Array, keyCount: number): Grouping {
  const start = new Int32Array(keyCount + 1)
  for (const key of keys) addInt32At(start, key + 1, 1)
  for (let k = 0; k < keyCount; k++) addInt32At(start, k + 1, int32At(start, k))
  const next = start.slice()
  const rows = new Int32Array(keys.length)
  for (let row = 0; row < keys.length; row++) {
    const key = int32At(keys, row)
    rows[int32At(next, key)] = row
    addInt32At(next, key, 1)
  }
  return { start, rows }
}

export const salesBySite = (sales: SaleTable, sites: SiteTable): Grouping => groupRows(sales.site, sites.count)

/** The sites around each place where sites stand, nearest first; each list holds its own sites too. */
export interface Neighbours extends Grouping {
  /** metres, parallel to `rows` */
  metres: Float64Array
  /** by site: the list of its place */
  listOf: Int32Array
}

const METRES_PER_DEGREE = 111_195

/**
 * The nearest sites of each site within a radius. Distances are flat-earth metres, good to a millimetre per kilometre here.
 * A site without coordinates has the sites of its own street, at the radius. Sites at one point, such as the streets of a suburb, share a list.
 */
export function findNeighbours(sites: SiteTable, radius: number): Neighbours {
  const cells = new Map<string, number[]>()
  const streets = new Map<number, number[]>()
  const size = radius / METRES_PER_DEGREE
  const cellOf = (site: number) => [Math.floor(float64At(sites.lat, site) / size), Math.floor(float64At(sites.lng, site) / size)] as const
  for (let site = 0; site < sites.count; site++) {
    add(streets, int32At(sites.street, site), site)
    if (Number.isFinite(sites.lat[site])) add(cells, cellOf(site).join(), site)
  }
  const lists = new Map<string, number>()
  const listOf = new Int32Array(sites.count)
  const start = [0]
  const rows: number[] = []
  const metres: number[] = []
  for (let site = 0; site < sites.count; site++) {
    const place = Number.isFinite(sites.lat[site]) ? `${sites.lat[site]},${sites.lng[site]}` : `${sites.street[site]}`
    const known = lists.get(place)
    listOf[site] = known ?? lists.size
    if (known !== undefined) continue
    lists.set(place, lists.size)
    for (const [other, distance] of nearest(site)) {
      rows.push(other)
      metres.push(distance)
    }
    start.push(rows.length)
  }
  return { start: Int32Array.from(start), rows: Int32Array.from(rows), metres: Float64Array.from(metres), listOf }

  function nearest(site: number): [site: number, metres: number][] {
    if (!Number.isFinite(sites.lat[site])) return nearestOf(sites, site, streets.get(int32At(sites.street, site)) ?? [], radius)
    const [row, column] = cellOf(site)
    const around: number[] = []
    for (let r = row - 1; r <= row + 1; r++) for (let c = column - 1; c <= column + 1; c++) around.push(...(cells.get(`${r},${c}`) ?? []))
    return nearestOf(sites, site, around, radius)
  }
}

/** The neighbours of one site alone, as {@link findNeighbours} has them; nothing may be asked about the other sites. */
export function neighboursOf(sites: SiteTable, site: number, radius: number): Neighbours {
  const placed = Number.isFinite(sites.lat[site])
  const reach = (radius / METRES_PER_DEGREE) * 1.001
  const candidates: number[] = []
  const { lat, street } = sites
  const [ownLat, ownStreet] = [float64At(lat, site), street[site]]
  for (let other = 0; other < sites.count; other++)
    if (placed ? Math.abs(float64At(lat, other) - ownLat) <= reach : street[other] === ownStreet) candidates.push(other)
  const found = nearestOf(sites, site, candidates, radius)
  return {
    start: Int32Array.of(0, found.length),
    listOf: new Int32Array(sites.count),
    rows: Int32Array.from(found, ([other]) => other),
    metres: Float64Array.from(found, ([, metres]) => metres),
  }
}

/** Those of the candidates that are near, the site itself first; where it has no position, all of them, at the radius. */
function nearestOf(sites: SiteTable, site: number, candidates: readonly number[], radius: number): [site: number, metres: number][] {
  if (!Number.isFinite(sites.lat[site]))
    return [[site, 0], ...candidates.filter((other) => other !== site).map((other): [number, number] => [other, radius])]
  const found: [number, number][] = []
  for (const other of candidates) {
    const distance = metresBetween(sites, site, other)
    if (distance <= radius && Number.isFinite(sites.lat[other])) found.push([other, other === site ? -1 : distance])
  }
  return found.sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([other, distance]) => [other, Math.max(0, distance)])
}

/** Metres from a site to another, towards east and north; 0 where either has no position. */
export function offsetMetres(sites: SiteTable, from: number, to: number): { east: number; north: number } {
  const north = (float64At(sites.lat, to) - float64At(sites.lat, from)) * METRES_PER_DEGREE
  const east =
    (float64At(sites.lng, to) - float64At(sites.lng, from)) * METRES_PER_DEGREE * Math.cos((float64At(sites.lat, from) * Math.PI) / 180)
  return Number.isNaN(north + east) ? { east: 0, north: 0 } : { east, north }
}

function metresBetween(sites: SiteTable, a: number, b: number): number {
  const { east, north } = offsetMetres(sites, a, b)
  return Math.hypot(east, north)
}

function add<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
