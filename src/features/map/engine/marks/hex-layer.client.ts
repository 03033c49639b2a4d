import { HexagonLayer } from '@deck.gl/aggregation-layers'
import type { Layer } from '@deck.gl/core'
import { quantileSorted } from '#lib/quantiles.ts'
import { type HexInput, type HexPoint, hexPoints } from './hex-points.ts'
import { SCALE_RAMP } from './metric-ramps.ts'

/** Hexagons of fewer projects are not drawn, because their median means little. */
const HEX_PROJECTS_MIN = 3
const OPACITY = 0.62

/** The median class of the projects in each hexagon, each among the homes of its kind. Loaded on demand. */
export function hexLayer({ radiusMetres, scheme, ...marks }: HexInput): Layer {
  return new HexagonLayer<HexPoint>({
    // another radius needs a new grid
    id: `hex:${radiusMetres}`,
    data: hexPoints(marks),
    getPosition: ({ lng, lat }) => [lng, lat],
    getColorValue: (points) => {
      const ranks = Float64Array.from(points, ({ rank }) => rank).sort()
      return ranks.length < HEX_PROJECTS_MIN ? Number.NaN : Math.round(quantileSorted(ranks, 0.5))
    },
    gpuAggregation: false,
    radius: radiusMetres,
    coverage: 0.94,
    extruded: false,
    colorScaleType: 'quantize',
    colorDomain: [0, SCALE_RAMP.length - 1],
    colorRange: SCALE_RAMP.map(({ colour }) => [...colour[scheme]] as [number, number, number]),
    opacity: OPACITY,
    pickable: false,
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  })
}
