import { type Grouping, type Neighbours, offset } from './neighbours.ts'
import { levelAt, type PriceIndex } from './price-index.ts'
import { logRate, type Market } from './sale-table.ts'

/** A home to value: a row's facts without its price. */
export interface Subject {
  site: number
  kind: number
  model: number
  area: number
  floor: number
  leaseStart: number
  /** the month to value it in */
  month: number
}

/** Sales near a subject, brought to its month, floor and area. Columns of `count` entries; memory is used again by the next gathering. */
export class Comparables {
  count = 0
  rows: Int32Array
  /** log price per area in the subject's terms */
  rate: Float64Array
  age: Float64Array
  metres: Float64Array
  /** subject minus comparable */
  floorGap: Float64Array
  areaGap: Float64Array
  leaseGap: Float64Array
  /** metres from the subject */
  east: Float64Array
  north: Float64Array
  sameModel: Uint8Array
  sameSite: Uint8Array
  newSale: Uint8Array

  constructor(capacity: number) {
    const numbers = () => new Float64Array(capacity)
    this.rows = new Int32Array(capacity)
    this.rate = numbers()
    this.age = numbers()
    this.metres = numbers()
    this.floorGap = numbers()
    this.areaGap = numbers()
    this.leaseGap = numbers()
    this.east = numbers()
    this.north = numbers()
    this.sameModel = new Uint8Array(capacity)
    this.sameSite = new Uint8Array(capacity)
    this.newSale = new Uint8Array(capacity)
  }
}

export interface Evidence {
  market: Market
  index: PriceIndex
  bySite: Grouping
  neighbours: Neighbours
  /** sales older than this are not gathered */
  windowMonths: number
  /** log price per year of a later lease start */
  leasePremium: number
}

/** Gathers the subject's comparables: sales of its kind at its own and neighbouring sites before its month. */
export function gather(evidence: Evidence, subject: Subject, into: Comparables): void {
  const { neighbours, windowMonths } = evidence
  into.count = 0
  const end = neighbours.start[subject.site + 1] as number
  for (let n = neighbours.start[subject.site] as number; n < end; n++)
    gatherSite(evidence, subject, neighbours.rows[n] as number, neighbours.metres[n] as number, subject.month - windowMonths, into)
}

function gatherSite(evidence: Evidence, subject: Subject, site: number, metres: number, since: number, into: Comparables): void {
  const { bySite, market } = evidence
  const { sales } = market
  const { east, north } = offset(market.sites, subject.site, site)
  let at = into.count
  for (let i = (bySite.start[site + 1] as number) - 1; i >= (bySite.start[site] as number); i--) {
    const row = bySite.rows[i] as number
    const month = sales.month[row] as number
    if (month >= subject.month) continue
    if (month < since || at === into.rows.length) break
    if (sales.kind[row] !== subject.kind) continue
    into.rows[at] = row
    into.age[at] = subject.month - month
    into.metres[at] = metres
    into.east[at] = east
    into.north[at] = north
    into.sameModel[at] = sales.model[row] === subject.model ? 1 : 0
    into.sameSite[at] = site === subject.site ? 1 : 0
    into.newSale[at] = sales.activity[row] === 2 ? 1 : 0
    adjust(evidence, subject, row, at, into)
    at++
  }
  into.count = at
}

const known = (value: number): number => (Number.isNaN(value) ? 0 : value)

function adjust({ market, index, leasePremium }: Evidence, subject: Subject, row: number, at: number, into: Comparables): void {
  const { sales, sites } = market
  const { kind } = subject
  const time =
    levelAt(index, sites.zone[subject.site] as number, kind, subject.month) -
    levelAt(index, sites.zone[sales.site[row] as number] as number, kind, sales.month[row] as number)
  const floorGap = known(subject.floor - (sales.floor[row] as number))
  const areaGap = Math.log(subject.area / (sales.area[row] as number))
  const leaseGap = known(subject.leaseStart - (sales.leaseStart[row] as number))
  into.floorGap[at] = floorGap
  into.areaGap[at] = areaGap
  into.leaseGap[at] = leaseGap
  into.rate[at] =
    logRate(sales, row) +
    time +
    (index.floorPremium[kind] as number) * floorGap +
    (index.areaPremium[kind] as number) * areaGap +
    leasePremium * leaseGap
}
