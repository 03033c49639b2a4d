import { HexagonLayer } from '@deck.gl/aggregation-layers'
import type { Layer } from '@deck.gl/core'
import { quantileSorted } from '#lib/quantiles.ts'
import { type HexInput, type HexPoint, hexPoints } from './hex-points.ts'
import { classOf } from './marker-metric.ts'
import { SCALE_RAMP } from './metric-ramps.ts'

/** Hexagons of fewer projects are not drawn, because their median means little. */
const HEX_PROJECTS_MIN = 3
const OPACITY = 0.62

/** The median of the projects' median psf in each hexagon, in the classes of the legend. Loaded on demand. */
export function hexLayer({ data, groups, plan, legend, radiusMetres, scheme }: HexInput): Layer {
  return new HexagonLayer<HexPoint>({
    // another radius needs a new grid
    id: `hex:${radiusMetres}`,
    data: hexPoints(data, groups, plan),
    getPosition: ({ lng, lat }) => [lng, lat],
    getColorValue: (points) => {
      const figures = Float64Array.from(points, ({ psf }) => psf).sort()
      return figures.length < HEX_PROJECTS_MIN ? Number.NaN : classOf(legend, quantileSorted(figures, 0.5))
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
