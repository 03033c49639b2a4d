import type { Comparables } from './comparables.ts'
import { type KernelShape, weightOf } from './kernel.ts'

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
const SLOPE_SPREADS = [1, 0.002, 0.2, 0.003, 0.001, 0.06, 0.06, 0.03]
const METRES = 300
const TERMS = SLOPE_SPREADS.length
/** variance of one sale around its right price */
const NOISE = 0.0012
const WEIGHT_MIN = 1e-5

/** Memory for one fit, used again from call to call. */
export class LocalFitRoom {
  readonly matrix = new Float64Array(TERMS * TERMS)
  readonly right = new Float64Array(TERMS)
  readonly terms = new Float64Array(TERMS)
}

/**
 * Locally weighted ridge regression (Cleveland 1979, with a prior on every slope): a plane through the comparables instead of their mean, so that
 * evidence from lower floors or from one side only does not drag the answer its way. `around` is a rate near the answer.
 */
export function fitLocally(c: Comparables, shape: KernelShape, around: number, room: LocalFitRoom): LocalFit {
  const { matrix, right, terms } = room
  matrix.fill(0)
  right.fill(0)
  let any = false
  for (let i = 0; i < c.count; i++) {
    const weight = weightOf(c, i, shape)
    if (weight < WEIGHT_MIN) continue
    any = true
    readTerms(c, i, terms)
    const residual = (c.rate[i] as number) - around
    for (let a = 0; a < TERMS; a++) {
      const weighted = weight * (terms[a] as number)
      if (weighted === 0) continue
      right[a] = (right[a] as number) + weighted * residual
      for (let b = 0; b <= a; b++) matrix[a * TERMS + b] = (matrix[a * TERMS + b] as number) + weighted * (terms[b] as number)
    }
  }
  if (!any) return { rate: Number.NaN, variance: Number.NaN, floorSlope: 0, ageSlope: 0 }
  for (let a = 0; a < TERMS; a++) matrix[a * TERMS + a] = (matrix[a * TERMS + a] as number) + NOISE / (SLOPE_SPREADS[a] as number) ** 2
  factor(matrix)
  terms.fill(0)
  terms[0] = NOISE
  solve(matrix, right)
  solve(matrix, terms)
  return {
    rate: around + (right[0] as number),
    variance: terms[0] as number,
    floorSlope: -(right[1] as number),
    ageSlope: -(right[4] as number),
  }
}

function readTerms(c: Comparables, i: number, terms: Float64Array): void {
  terms[0] = 1
  terms[1] = c.floorGap[i] as number
  terms[2] = c.areaGap[i] as number
  terms[3] = c.leaseGap[i] as number
  terms[4] = c.age[i] as number
  terms[5] = (c.east[i] as number) / METRES
  terms[6] = (c.north[i] as number) / METRES
  terms[7] = c.sameModel[i] ? 0 : 1
}

/** Cholesky factor in place of the lower triangle. */
function factor(m: Float64Array): void {
  for (let i = 0; i < TERMS; i++)
    for (let j = 0; j <= i; j++) {
      let value = m[i * TERMS + j] as number
      for (let k = 0; k < j; k++) value -= (m[i * TERMS + k] as number) * (m[j * TERMS + k] as number)
      m[i * TERMS + j] = i === j ? Math.sqrt(value) : value / (m[j * TERMS + j] as number)
    }
}

/** Solves factor · factorᵀ · x = b in place of b. */
function solve(m: Float64Array, b: Float64Array): void {
  for (let i = 0; i < TERMS; i++) {
    let value = b[i] as number
    for (let k = 0; k < i; k++) value -= (m[i * TERMS + k] as number) * (b[k] as number)
    b[i] = value / (m[i * TERMS + i] as number)
  }
  for (let i = TERMS - 1; i >= 0; i--) {
    let value = b[i] as number
    for (let k = i + 1; k < TERMS; k++) value -= (m[k * TERMS + i] as number) * (b[k] as number)
    b[i] = value / (m[i * TERMS + i] as number)
  }
}
