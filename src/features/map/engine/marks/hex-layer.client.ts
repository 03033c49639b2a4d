import { HexagonLayer } from '@deck.gl/aggregation-layers'
import type { Layer } from '@deck.gl/core'
import { quantileSorted } from '#lib/quantiles.ts'
import { densityClass, type HexInput, type HexPoint, hexSqkm } from './hex-points.ts'
import { SCALE_RAMP } from './metric-ramps.ts'

/** Hexagons of fewer projects have no price, because their median means little. */
const HEX_PROJECTS_MIN = 3
const OPACITY = 0.62

/** The median class of the projects in a hexagon, each among the homes of its kind. */
function priceClass(points: readonly HexPoint[]): number {
  const ranks = Float64Array.from(points, ({ figure }) => figure).sort()
  return ranks.length < HEX_PROJECTS_MIN ? Number.NaN : Math.round(quantileSorted(ranks, 0.5))
}

/** Hexagons in the colours of their prices or of their sales. Loaded on demand. */
export function hexLayer({ colour, radiusMetres, scheme }: HexInput, points: readonly HexPoint[]): Layer {
  const sqkm = hexSqkm(radiusMetres)
  return new HexagonLayer<HexPoint>({
    // another radius or figure needs a new grid
    id: `${colour}:${radiusMetres}`,
    data: points,
    getPosition: ({ lng, lat }) => [lng, lat],
    getColorValue: (inside) =>
      colour === 'hex' ? priceClass(inside) : densityClass(inside.reduce((sum, { figure }) => sum + figure, 0) / sqkm),
    gpuAggregation: false,
    radius: radiusMetres,
    coverage: 0.94,
    extruded: false,
    colorScaleType: 'quantize',
    colorDomain: [0, SCALE_RAMP.length - 1],
    colorRange: SCALE_RAMP.map(({ colour: shown }) => [...shown[scheme]] as [number, number, number]),
    opacity: OPACITY,
    pickable: false,
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  })
}
