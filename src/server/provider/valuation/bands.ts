import { elementAt, float32At, float64At, lastOf } from '#lib/element-at.ts'
import { fitForest } from './gbdt-fit.ts'
import type { ForestOptions } from './gbdt-options.ts'
import { type Forest, predictRow } from './gbdt-predict.ts'

/** Multiples of the expected error below and above the estimate that hold the price as often as they promise. */
export interface Quantiles {
  low90: number
  low68: number
  high68: number
  high90: number
}

/** Learnt from earlier estimates and what then was paid. */
export interface Bands {
  /** expected absolute log error from the features */
  scale: Forest
  /** by segment; the last is for segments with too few sales */
  quantiles: readonly Quantiles[]
  /** log by which estimates are raised before the bands are laid around them; none unless named */
  shift?: number
}

export interface Band {
  low68: number
  high68: number
  low90: number
  high90: number
}

const SCALE_FOREST: ForestOptions = {
  trees: 60,
  leaves: 8,
  rate: 0.08,
  leafWeight: 60,
  ridge: 10,
  featureShare: 0.5,
  rowShare: 0.7,
  clip: 1,
  seed: 11,
}
const FOLDS = 4
const SCALE_MIN = 0.005

/** How the bands of a sort of homes are learnt. */
export interface BandOptions {
  /** larger log errors have other causes (a wrong row, a sale among relatives) and are left out of the scale */
  errorMax: number
  /** the market's quantiles count against a segment's own as so many sales, where the segment's are narrower and where they are wider */
  narrowerPrior: number
  widerPrior: number
}

/**
 * Split-conformal bands (Papadopoulos 2002; normalised as in Lei et al. 2018): the expected error is learnt from other folds than the one it is
 * judged on, and the quantiles of error over expected error are taken as they are found.
 */
export function fitBands(
  columns: readonly Float32Array[],
  error: Float64Array,
  segment: Int32Array,
  segments: number,
  { errorMax, narrowerPrior, widerPrior }: BandOptions,
): Bands {
  const size = Float64Array.from(error, (e) => Math.min(errorMax, Math.abs(e)))
  const ratio = new Float64Array(error.length)
  const row = new Float32Array(columns.length)
  for (let fold = 0; fold < FOLDS; fold++) {
    const learn = Array.from(error.keys()).filter((i) => i % FOLDS !== fold)
    const forest = fitScale(columns, size, learn)
    for (let i = fold; i < error.length; i += FOLDS) {
      for (let f = 0; f < row.length; f++) row[f] = float32At(elementAt(columns, f), i)
      ratio[i] = float64At(error, i) / scaleOf(forest, row)
    }
  }
  const all = quantilesOf(ratio)
  const quantiles = Array.from({ length: segments }, (_, s) => {
    const own = ratio.filter((_, i) => segment[i] === s)
    const share = (isWider: boolean) => own.length / (own.length + (isWider ? widerPrior : narrowerPrior))
    return own.length === 0 ? all : blend(quantilesOf(own), all, share)
  })
  return { scale: fitScale(columns, size, Array.from(error.keys())), quantiles: [...quantiles, all] }
}

const fitScale = (columns: readonly Float32Array[], size: Float64Array, rows: readonly number[]): Forest =>
  fitForest(
    columns.map((column) => Float32Array.from(rows, (i) => float32At(column, i))),
    Float64Array.from(rows, (i) => float64At(size, i)),
    new Float64Array(rows.length).fill(1),
    SCALE_FOREST,
  )

export const scaleOf = (forest: Forest, row: Float32Array): number => Math.max(SCALE_MIN, predictRow(forest, row))

/** Low and high log prices around an estimate; always hold it. */
export function bandAround(bands: Bands, estimate: number, row: Float32Array, segment: number): Band {
  const scale = scaleOf(bands.scale, row)
  const { low68, high68, low90, high90 } = bands.quantiles[segment] ?? lastOf(bands.quantiles)
  return {
    low68: estimate + Math.min(0, low68 * scale),
    high68: estimate + Math.max(0, high68 * scale),
    low90: estimate + Math.min(0, low90 * scale),
    high90: estimate + Math.max(0, high90 * scale),
  }
}

function quantilesOf(values: Float64Array): Quantiles {
  if (values.length === 0) return { low90: Number.NaN, low68: Number.NaN, high68: Number.NaN, high90: Number.NaN }
  const sorted = values.slice().sort()
  const at = (share: number) => {
    const place = share * (sorted.length - 1)
    const low = Math.floor(place)
    const [a, b] = [float64At(sorted, low), float64At(sorted, Math.min(sorted.length - 1, low + 1))]
    return a + (b - a) * (place - low)
  }
  return { low90: at(0.05), low68: at(0.16), high68: at(0.84), high90: at(0.95) }
}

/** Each quantile of a segment mixed with the market's. */
function blend(own: Quantiles, all: Quantiles, shareOf: (isWider: boolean) => number): Quantiles {
  const mix = (name: keyof Quantiles) => {
    const share = shareOf(name.startsWith('low') ? own[name] < all[name] : own[name] > all[name])
    return own[name] * share + all[name] * (1 - share)
  }
  return { low90: mix('low90'), low68: mix('low68'), high68: mix('high68'), high90: mix('high90') }
}
