import type { ExpressionSpecification } from 'maplibre-gl'

/** What the layers of the base map are written with. */

export const FONT = ['Inter']

export const ofKind = (kind: string, shape: 'Point' | 'LineString' | 'Polygon'): ExpressionSpecification => [
  'all',
  ['==', ['get', 'kind'], kind],
  ['in', ['geometry-type'], ['literal', [shape, `Multi${shape}`]]],
]

/** Pairs of zoom and value, straight between them. */
export const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification

/** A value for each rank of a name; without a rank it is of the second. */
export const byRank = (first: number, second: number, third: number): ExpressionSpecification => [
  'match',
  ['get', 'rank'],
  1,
  first,
  3,
  third,
  second,
]
