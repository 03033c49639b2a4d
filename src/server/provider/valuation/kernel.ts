import { addFloat64At, float64At, int32At } from '#lib/element-at.ts'
import type { Comparables } from './comparables.ts'

/** How the weight of a comparable falls: each scale is the difference at which it is down to 1/e. */
export interface KernelShape {
  ageMonths: number
  metres: number
  floors: number
  /** log area */
  area: number
  leaseYears: number
  /** weight of another kind, another model, another site, a developer's sale; 1 is no loss, 0 leaves it out */
  otherKind: number
  otherModel: number
  otherSite: number
  ownSite: number
  newSale: number
}

export interface KernelAnswer {
  /** log price per area; NaN without evidence */
  rate: number
  /** how many equally weighted sales the evidence amounts to */
  effective: number
  total: number
  /** weighted standard deviation of the comparables' rates */
  spread: number
  age: number
  floorGap: number
  areaGap: number
  leaseGap: number
  /** share of weight from the own site */
  own: number
}

/** Beyond so many scales together a weight is below all that counts. */
const NOTHING_LEFT = 18

/** Weight of comparable `i`; falls with age, distance and every difference, that of area where `withArea`. */
export function weightOf(c: Comparables, i: number, shape: KernelShape, withArea = true): number {
  const factor =
    (c.sameKind[i] ? 1 : shape.otherKind) *
    (c.sameModel[i] ? 1 : shape.otherModel) *
    (c.sameSite[i] ? shape.ownSite : shape.otherSite) *
    (c.newSale[i] ? shape.newSale : 1)
  if (factor === 0) return 0
  const fall =
    float64At(c.age, i) / shape.ageMonths +
    float64At(c.metres, i) / shape.metres +
    Math.abs(float64At(c.floorGap, i)) / shape.floors +
    (withArea ? Math.abs(float64At(c.areaGap, i)) / shape.area : 0) +
    Math.abs(float64At(c.leaseGap, i)) / shape.leaseYears
  return fall > NOTHING_LEFT ? 0 : factor * Math.exp(-fall)
}

/** Below this a weight is nothing. */
const WEIGHT_MIN = 1e-7

/**
 * Comparables as one kernel sees them: which of them count at all, and with what weight before their areas are compared. Looked through once for a
 * subject and asked for many areas: those of one area share one more factor, so sums over them are made beforehand.
 */
export class KernelView {
  readonly shape: KernelShape
  /** lightest weight that counts */
  readonly least: number
  /** comparables by place of their area; those of place p are `which[start[p]] … which[start[p + 1] − 1]` */
  readonly which: Int32Array
  start = new Int32Array(1)
  readonly base: Float64Array
  /** least and greatest base by place */
  private lightest: Float64Array = new Float64Array(0)
  private heaviest: Float64Array = new Float64Array(0)
  /** sums of base times figures, place by place */
  sums: Float64Array = new Float64Array(0)

  constructor(shape: KernelShape, capacity: number, least = WEIGHT_MIN) {
    this.shape = shape
    this.least = least
    this.which = new Int32Array(capacity)
    this.base = new Float64Array(capacity)
  }

  /** Keeps the comparables that count at some area. */
  lookAt(c: Comparables): void {
    const places = c.areas.length
    this.start = new Int32Array(places + 1)
    this.lightest = new Float64Array(places).fill(Number.POSITIVE_INFINITY)
    this.heaviest = new Float64Array(places)
    let count = 0
    for (let k = 0; k < c.count; k++) {
      const i = int32At(c.byArea, k)
      const weight = weightOf(c, i, this.shape, false)
      if (weight < this.least) continue
      const place = int32At(c.areaAt, i)
      this.which[count] = i
      this.base[count] = weight
      this.start[place + 1] = ++count
      if (weight < float64At(this.lightest, place)) this.lightest[place] = weight
      if (weight > float64At(this.heaviest, place)) this.heaviest[place] = weight
    }
    for (let place = 1; place <= places; place++) this.start[place] = Math.max(int32At(this.start, place), int32At(this.start, place - 1))
    this.sums = this.sumUp(c)
  }

  /** What the areas' gaps leave of the weights at a place. */
  factorOf(c: Comparables, place: number): number {
    return Math.exp(-Math.abs(float64At(c.gapTo, place)) / this.shape.area)
  }

  /** Whether, with that factor, all of a place's comparables count, none, or some. */
  countedAt(place: number, factor: number): 'all' | 'none' | 'some' {
    if (factor * float64At(this.heaviest, place) < this.least) return 'none'
    return factor * float64At(this.lightest, place) >= this.least ? 'all' : 'some'
  }

  protected sumUp(c: Comparables): Float64Array {
    const places = this.start.length - 1
    const sums = new Float64Array(places * FIGURES)
    for (let place = 0; place < places; place++)
      for (let k = int32At(this.start, place); k < int32At(this.start, place + 1); k++)
        addTo(sums, place * FIGURES, c, int32At(this.which, k), float64At(this.base, k))
    return sums
  }
}

/** weight, its square, and weight times rate, rate², age, floor gap, lease gap, own site */
const FIGURES = 8

function addTo(sums: Float64Array, at: number, c: Comparables, i: number, w: number): void {
  const y = float64At(c.beforeArea, i)
  addFloat64At(sums, at, w)
  addFloat64At(sums, at + 1, w * w)
  addFloat64At(sums, at + 2, w * y)
  addFloat64At(sums, at + 3, w * y * y)
  addFloat64At(sums, at + 4, w * float64At(c.age, i))
  addFloat64At(sums, at + 5, w * float64At(c.floorGap, i))
  addFloat64At(sums, at + 6, w * float64At(c.leaseGap, i))
  if (c.sameSite[i]) addFloat64At(sums, at + 7, w)
}

/** The weighted mean of the comparables' adjusted rates. */
export function askKernel(c: Comparables, view: KernelView): KernelAnswer {
  let [total, squares, rate, rateSquares, age, floorGap, areaGap, leaseGap, own] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  const some = new Float64Array(FIGURES)
  for (let place = 0; place < c.areas.length; place++) {
    const factor = view.factorOf(c, place)
    const counted = view.countedAt(place, factor)
    if (counted === 'none') continue
    let [s, at] = [view.sums, place * FIGURES]
    if (counted === 'some') {
      some.fill(0)
      for (let k = int32At(view.start, place); k < int32At(view.start, place + 1); k++)
        if (factor * float64At(view.base, k) >= view.least) addTo(some, 0, c, int32At(view.which, k), float64At(view.base, k))
      ;[s, at] = [some, 0]
    }
    const gap = float64At(c.gapTo, place)
    const step = c.areaPremium * gap
    const weight = factor * float64At(s, at)
    const weighted = factor * float64At(s, at + 2)
    total += weight
    squares += factor * factor * float64At(s, at + 1)
    rate += weighted + step * weight
    rateSquares += factor * float64At(s, at + 3) + 2 * step * weighted + step * step * weight
    age += factor * float64At(s, at + 4)
    floorGap += factor * float64At(s, at + 5)
    areaGap += gap * weight
    leaseGap += factor * float64At(s, at + 6)
    own += factor * float64At(s, at + 7)
  }
  const mean = rate / total
  return {
    rate: mean,
    effective: total > 0 ? (total * total) / squares : 0,
    total,
    spread: Math.sqrt(Math.max(0, rateSquares / total - mean * mean)),
    age: age / total,
    floorGap: floorGap / total,
    areaGap: areaGap / total,
    leaseGap: leaseGap / total,
    own: own / total,
  }
}
