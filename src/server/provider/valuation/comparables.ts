import { addInt32At, elementAt, float64At, int32At } from '#lib/element-at.ts'
import { type Grouping, type Neighbours, offsetMetres } from './neighbours.ts'
import { levelAt, type PriceIndex } from './price-index.ts'
import { isKnown, logRate, type Market } from './sale-table.ts'

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

/** Sales near a subject, brought to its month, floor, area and kind. Columns of `count` entries; the next gathering reuses the memory. */
export class Comparables {
  count = 0
  rows: Int32Array
  /** log price per area in the subject's terms */
  rate: Float64Array
  age: Float64Array
  metres: Float64Array
  /** `rate` without the step from the comparable's area to the subject's */
  beforeArea: Float64Array
  /** log price per area by log area */
  areaPremium = 0
  /** subject minus comparable */
  floorGap: Float64Array
  areaGap: Float64Array
  leaseGap: Float64Array
  /** what the subject's kind fetches more than the comparable's, in log price per area; 0 for the same kind */
  kindStep: Float64Array
  /** metres from the subject */
  east: Float64Array
  north: Float64Array
  sameKind: Uint8Array
  sameModel: Uint8Array
  sameSite: Uint8Array
  newSale: Uint8Array
  /** The different areas among the comparables, each comparable's place in that list, and the subject's log gap to each of them. */
  readonly areas: number[] = []
  areaAt: Int32Array
  gapTo: Float64Array
  /** the comparables in the order of that list */
  byArea: Int32Array
  private readonly places = new Map<number, number>()

  constructor(capacity: number) {
    const numbers = () => new Float64Array(capacity)
    this.rows = new Int32Array(capacity)
    this.rate = numbers()
    this.age = numbers()
    this.metres = numbers()
    this.floorGap = numbers()
    this.areaGap = numbers()
    this.leaseGap = numbers()
    this.kindStep = numbers()
    this.east = numbers()
    this.north = numbers()
    this.sameKind = new Uint8Array(capacity)
    this.sameModel = new Uint8Array(capacity)
    this.sameSite = new Uint8Array(capacity)
    this.newSale = new Uint8Array(capacity)
    this.beforeArea = numbers()
    this.areaAt = new Int32Array(capacity)
    this.gapTo = numbers()
    this.byArea = new Int32Array(capacity)
  }

  clear(): void {
    this.count = 0
    this.areas.length = 0
    this.places.clear()
  }

  /** The place of an area in the list of areas; a new one is added. */
  placeOf(area: number): number {
    const known = this.places.get(area)
    if (known !== undefined) return known
    this.places.set(area, this.areas.length)
    return this.areas.push(area) - 1
  }

  /** Keeps some of the comparables, given in ascending order. */
  keep(kept: Int32Array): void {
    for (const column of [
      this.rows,
      this.age,
      this.metres,
      this.beforeArea,
      this.floorGap,
      this.leaseGap,
      this.kindStep,
      this.east,
      this.north,
    ])
      kept.forEach((from, to) => {
        column[to] = column[from] ?? Number.NaN
      })
    for (const column of [this.sameKind, this.sameModel, this.sameSite, this.newSale, this.areaAt])
      kept.forEach((from, to) => {
        column[to] = column[from] ?? 0
      })
    this.count = kept.length
  }

  /** Orders {@link byArea}; equal areas stay as they were gathered. */
  sortByArea(): void {
    const next = new Int32Array(this.areas.length + 1)
    for (let i = 0; i < this.count; i++) addInt32At(next, int32At(this.areaAt, i) + 1, 1)
    for (let place = 1; place < next.length; place++) addInt32At(next, place, int32At(next, place - 1))
    for (let i = 0; i < this.count; i++) {
      const place = int32At(this.areaAt, i)
      this.byArea[int32At(next, place)] = i
      addInt32At(next, place, 1)
    }
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
  /** whether sales of other kinds are gathered too, see {@link PriceIndex.kindLevel} */
  acrossKinds: boolean
  /** see the market's plan; none is left out without */
  farOff?: number
  /** whether the forests are told the month of the year and how prices have moved */
  tellsTime: boolean
}

/** Fewer sales have no middle. */
const MIDDLE_OF = 5

/** Gathers the subject's comparables: sales of its kind, or of all known kinds, at its own and neighbouring sites before its month. */
export function gather(evidence: Evidence, subject: Subject, into: Comparables): void {
  const { neighbours, windowMonths } = evidence
  into.clear()
  const since = subject.month - windowMonths
  const list = int32At(neighbours.listOf, subject.site)
  gatherSite(evidence, subject, subject.site, 0, since, into)
  for (let n = int32At(neighbours.start, list); n < int32At(neighbours.start, list + 1); n++) {
    const site = int32At(neighbours.rows, n)
    if (site !== subject.site) gatherSite(evidence, subject, site, float64At(neighbours.metres, n), since, into)
  }
  if (evidence.farOff !== undefined) into.keep(nearTheMiddle(evidence, subject, into, evidence.farOff))
  into.sortByArea()
  moveToArea(evidence, subject.kind, subject.area, into)
}

/** The comparables that lie within `farOff` of the median of those at the subject's own place, or of all where too few stand there. */
function nearTheMiddle({ index }: Evidence, { kind, area }: Subject, c: Comparables, farOff: number): Int32Array {
  const premium = float64At(index.areaPremium, kind)
  const steps = c.areas.map((one) => premium * Math.log(area / one))
  const rates = Float64Array.from({ length: c.count }, (_, i) => float64At(c.beforeArea, i) + elementAt(steps, int32At(c.areaAt, i)))
  const here = rates.filter((_, i) => c.metres[i] === 0)
  const middle = medianOf(here.length < MIDDLE_OF ? rates : here)
  return Int32Array.from(rates.keys()).filter((i) => Math.abs(float64At(rates, i) - middle) <= farOff)
}

const medianOf = (values: Float64Array): number => values.slice().sort()[values.length >> 1] ?? Number.NaN

/** Brings gathered comparables to another area of the same subject: all else about them stays. */
export function moveToArea({ index }: Evidence, kind: number, area: number, c: Comparables): void {
  const premium = float64At(index.areaPremium, kind)
  c.areaPremium = premium
  for (let place = 0; place < c.areas.length; place++) c.gapTo[place] = Math.log(area / elementAt(c.areas, place))
  for (let i = 0; i < c.count; i++) {
    const gap = float64At(c.gapTo, int32At(c.areaAt, i))
    c.areaGap[i] = gap
    c.rate[i] = float64At(c.beforeArea, i) + premium * gap
  }
}

function gatherSite(evidence: Evidence, subject: Subject, site: number, metres: number, since: number, into: Comparables): void {
  const { bySite, market } = evidence
  const { sales } = market
  const { east, north } = offsetMetres(market.sites, subject.site, site)
  let at = into.count
  for (let i = int32At(bySite.start, site + 1) - 1; i >= int32At(bySite.start, site); i--) {
    const row = int32At(bySite.rows, i)
    const month = int32At(sales.month, row)
    if (month >= subject.month) continue
    if (month < since || at === into.rows.length) break
    if (!isKnown(sales, row, subject.month)) continue
    const kind = int32At(sales.kind, row)
    if (kind !== subject.kind && (!evidence.acrossKinds || kind < 0)) continue
    into.sameKind[at] = kind === subject.kind ? 1 : 0
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

/** Log price per area by which a home of that log area is dearer as `to` than as `from`: their premiums for area differ too. */
const stepBetween = ({ kindLevel, areaPremium }: PriceIndex, from: number, to: number, logArea: number): number =>
  float64At(kindLevel, to) - float64At(kindLevel, from) + (float64At(areaPremium, to) - float64At(areaPremium, from)) * logArea

const known = (value: number): number => (Number.isNaN(value) ? 0 : value)

function adjust({ market, index, leasePremium }: Evidence, subject: Subject, row: number, at: number, into: Comparables): void {
  const { sales, sites } = market
  const { kind } = subject
  const own = int32At(sales.kind, row)
  const time =
    levelAt(index, int32At(sites.zone, subject.site), kind, subject.month) -
    levelAt(index, int32At(sites.zone, int32At(sales.site, row)), own, int32At(sales.month, row))
  const floorGap = known(subject.floor - float64At(sales.floor, row))
  const leaseGap = known(subject.leaseStart - float64At(sales.leaseStart, row))
  const kindStep = own === kind ? 0 : stepBetween(index, own, kind, Math.log(float64At(sales.area, row)))
  into.kindStep[at] = kindStep
  into.floorGap[at] = floorGap
  into.leaseGap[at] = leaseGap
  into.areaAt[at] = into.placeOf(float64At(sales.area, row))
  into.beforeArea[at] = logRate(sales, row) + time + kindStep + float64At(index.floorPremium, kind) * floorGap + leasePremium * leaseGap
}
