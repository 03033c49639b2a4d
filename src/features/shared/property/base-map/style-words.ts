import type { ExpressionSpecification } from 'maplibre-gl'

/** Building blocks of the base map's layers. */

export const FONT = ['Inter']

/** from this zoom marks are large and carry prices, with overlapping ones clustered; below it areas may stand for them */
export const LARGE_FROM_ZOOM = 13

export const ofKind = (kind: string, shape: 'Point' | 'LineString' | 'Polygon'): ExpressionSpecification => [
  'all',
  ['==', ['get', 'kind'], kind],
  ['in', ['geometry-type'], ['literal', [shape, `Multi${shape}`]]],
]

/** Interpolates linearly between pairs of zoom and value. */
export const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification

/** A value by rank; no rank counts as the second. */
export const byRank = (first: number, second: number, third: number): ExpressionSpecification => [
  'match',
  ['get', 'rank'],
  1,
  first,
  3,
  third,
  second,
]
