import { addFloat64At, float64At, int32At } from '#lib/element-at.ts'
import type { Comparables } from './comparables.ts'
import { type KernelShape, KernelView } from './kernel.ts'

/** Rate at the subject itself, its variance, and two of the local slopes. */
export interface LocalFit {
  /** log price per area; NaN without evidence */
  rate: number
  variance: number
  /** further log price per area per floor and per month, beyond what the index says */
  floorSlope: number
  ageSlope: number
}

/**
 * What differs between homes here, and how much the log price per area may change with each (standard deviation per unit, beyond the premiums
 * already taken off): floors, log area, lease years, months, 300 m east and north, another model.
 */
const SLOPE_SPREADS = Float64Array.of(1, 0.002, 0.2, 0.003, 0.001, 0.06, 0.06, 0.03)
const AREA_TERM = 2
const METRES = 300
const TERMS = SLOPE_SPREADS.length
/** variance of one sale around its right price */
const NOISE = 0.0012
const WEIGHT_MIN = 1e-5
/** the products of all terms, then those of terms and rate */
const RATES = TERMS * TERMS
const PRODUCTS = RATES + TERMS

/** Comparables as one local regression sees them. */
export class PlaneView extends KernelView {
  readonly matrix = new Float64Array(TERMS * TERMS)
  readonly right = new Float64Array(TERMS)
  readonly terms = new Float64Array(TERMS)
  private readonly some = new Float64Array(PRODUCTS)
  /** the terms but that of area in which the comparables differ at all, ascending */
  private active = new Int32Array()

  constructor(shape: KernelShape, capacity: number) {
    super(shape, capacity, WEIGHT_MIN)
  }

  protected override sumUp(c: Comparables): Float64Array {
    const places = this.start.length - 1
    const count = int32At(this.start, places)
    const seen = new Uint8Array(TERMS)
    for (let k = 0; k < count; k++) {
      readTerms(c, int32At(this.which, k), this.terms)
      for (let term = 0; term < TERMS; term++) if (this.terms[term] !== 0) seen[term] = 1
    }
    this.active = Int32Array.from(seen.keys()).filter((term) => seen[term] === 1)
    const sums = new Float64Array(places * PRODUCTS)
    for (let place = 0; place < places; place++)
      for (let k = int32At(this.start, place); k < int32At(this.start, place + 1); k++) this.add(sums, place * PRODUCTS, c, k)
    return sums
  }

  /** Adds a comparable's products of terms, row by row of a lower triangle, and below it those of terms and rate. */
  private add(sums: Float64Array, at: number, c: Comparables, k: number): void {
    const { terms, active } = this
    const i = int32At(this.which, k)
    readTerms(c, i, terms)
    const y = float64At(c.beforeArea, i)
    for (let x = 0; x < active.length; x++) {
      const a = int32At(active, x)
      const weighted = float64At(this.base, k) * float64At(terms, a)
      if (weighted === 0) continue
      addFloat64At(sums, at + RATES + a, weighted * y)
      for (let z = 0; z <= x; z++) {
        const to = at + a * TERMS + int32At(active, z)
        addFloat64At(sums, to, weighted * float64At(terms, int32At(active, z)))
      }
    }
  }

  /** Fills matrix and right side with the rates' differences from `around`. False when nothing counts. */
  fill(c: Comparables, around: number): boolean {
    this.matrix.fill(0)
    this.right.fill(0)
    let any = false
    for (let place = 0; place < c.areas.length; place++) {
      const factor = this.factorOf(c, place)
      const counted = this.countedAt(place, factor)
      if (counted === 'none') continue
      any = true
      const gap = float64At(c.gapTo, place)
      if (counted === 'all') this.addPlace(this.sums, place * PRODUCTS, factor, gap, c.areaPremium * gap - around)
      else {
        this.some.fill(0)
        for (let k = int32At(this.start, place); k < int32At(this.start, place + 1); k++)
          if (factor * float64At(this.base, k) >= this.least) this.add(this.some, 0, c, k)
        this.addPlace(this.some, 0, factor, gap, c.areaPremium * gap - around)
      }
    }
    return any
  }

  /** Adds the comparables of one area, whose gap is the same for all of them. */
  private addPlace(sums: Float64Array, at: number, factor: number, gap: number, shift: number): void {
    const { matrix, right, active } = this
    const area = AREA_TERM * TERMS
    for (let x = 0; x < active.length; x++) {
      const a = int32At(active, x)
      for (let z = 0; z <= x; z++) {
        const to = a * TERMS + int32At(active, z)
        addFloat64At(matrix, to, factor * float64At(sums, at + to))
      }
      // the first term is 1 for all, so its products are the sums of the terms themselves
      const sum = factor * float64At(sums, at + a * TERMS)
      const rates = factor * float64At(sums, at + RATES + a) + shift * sum
      addFloat64At(right, a, rates)
      const to = a < AREA_TERM ? area + a : a * TERMS + AREA_TERM
      addFloat64At(matrix, to, gap * sum)
      if (a > 0) continue
      addFloat64At(matrix, area + AREA_TERM, gap * gap * sum)
      addFloat64At(right, AREA_TERM, gap * rates)
    }
  }
}

/**
 * Locally weighted ridge regression (Cleveland 1979, with a prior on every slope): a plane through the comparables instead of their mean, so that
 * evidence from lower floors or from one side only does not drag the answer its way. `around` is a rate near the answer.
 */
export function fitLocally(c: Comparables, view: PlaneView, around: number): LocalFit {
  const { matrix, right, terms } = view
  if (!view.fill(c, around)) return { rate: Number.NaN, variance: Number.NaN, floorSlope: 0, ageSlope: 0 }
  for (let a = 0; a < TERMS; a++) addFloat64At(matrix, a * TERMS + a, NOISE / float64At(SLOPE_SPREADS, a) ** 2)
  factor(matrix)
  terms.fill(0)
  terms[0] = NOISE
  solve(matrix, right)
  solve(matrix, terms)
  return {
    rate: around + float64At(right, 0),
    variance: float64At(terms, 0),
    floorSlope: -float64At(right, 1),
    ageSlope: -float64At(right, 4),
  }
}

function readTerms(c: Comparables, i: number, terms: Float64Array): void {
  terms[0] = 1
  terms[1] = float64At(c.floorGap, i)
  terms[AREA_TERM] = 0
  terms[3] = float64At(c.leaseGap, i)
  terms[4] = float64At(c.age, i)
  terms[5] = float64At(c.east, i) / METRES
  terms[6] = float64At(c.north, i) / METRES
  terms[7] = c.sameModel[i] ? 0 : 1
}

/** Cholesky factor in place of the lower triangle. */
function factor(m: Float64Array): void {
  for (let i = 0; i < TERMS; i++)
    for (let j = 0; j <= i; j++) {
      let value = float64At(m, i * TERMS + j)
      for (let k = 0; k < j; k++) value -= float64At(m, i * TERMS + k) * float64At(m, j * TERMS + k)
      m[i * TERMS + j] = i === j ? Math.sqrt(value) : value / float64At(m, j * TERMS + j)
    }
}

/** Solves factor · factorᵀ · x = b in place of b. */
function solve(m: Float64Array, b: Float64Array): void {
  for (let i = 0; i < TERMS; i++) {
    let value = float64At(b, i)
    for (let k = 0; k < i; k++) value -= float64At(m, i * TERMS + k) * float64At(b, k)
    b[i] = value / float64At(m, i * TERMS + i)
  }
  for (let i = TERMS - 1; i >= 0; i--) {
    let value = float64At(b, i)
    for (let k = i + 1; k < TERMS; k++) value -= float64At(m, k * TERMS + i) * float64At(b, k)
    b[i] = value / float64At(m, i * TERMS + i)
  }
}
