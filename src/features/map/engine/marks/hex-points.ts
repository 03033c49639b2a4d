import { int32At } from '#lib/element-at.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { ColourScheme } from '#property/base-map/map-colours.ts'
import { type MarkerData, placeAt } from './marker-data.ts'
import { type FilterPlan, isShown } from './marker-filter.ts'
import { type AreaColour, type Legend, stepAt } from './marker-metric.ts'
import { SCALE_RAMP } from './metric-ramps.ts'

export interface HexInput {
  colour: AreaColour
  data: MarkerData
  groups: readonly TypeGroup[]
  plan: FilterPlan
  /** the classes of prices; null: too few of them, or areas are coloured by sales */
  legend: Legend | null
  radiusMetres: number
  scheme: ColourScheme
}

export interface HexPoint {
  lng: number
  lat: number
  /** by price its place in the ramp of low to high among the homes of its kind, by density its sales of twelve months */
  figure: number
}

/** Sales a square kilometre in twelve months at which a class of density begins, after the first; as many as the ramp has steps between its colours. */
export const DENSITY_CUTS = [3, 10, 30, 100, 300, 1_000] as const

/** The class of an area: how many of {@link DENSITY_CUTS} it reaches. */
export const densityClass = (salesPerSqkm: number): number => DENSITY_CUTS.filter((cut) => salesPerSqkm >= cut).length

/** Square kilometres of a hexagon whose corners are so far from its middle. */
export const hexSqkm = (radiusMetres: number): number => (1.5 * Math.sqrt(3) * radiusMetres ** 2) / 1e6

const RADII = [1_600, 800, 500, 300] as const
const RADII_FROM_ZOOM = 9
const ZOOM_PER_RADIUS = 1.25

/** The width on the screen, readable at any zoom. */
export function hexRadiusMetres(zoom: number): number {
  if (zoom < RADII_FROM_ZOOM) return RADII[0] * 2 ** Math.ceil(RADII_FROM_ZOOM - zoom)
  return RADII[Math.floor((zoom - RADII_FROM_ZOOM) / ZOOM_PER_RADIUS)] ?? RADII[3]
}

/** Marks that pass the filter and have the figure: a median psf that can be ranked, or sales. */
export function hexPoints({ colour, data, groups, plan, legend }: Omit<HexInput, 'radiusMetres' | 'scheme'>): HexPoint[] {
  const points: HexPoint[] = []
  for (const group of groups) {
    const markers = data[group]
    const figureAt = (i: number): number =>
      colour === 'density' ? int32At(markers.columns.sales, i) || -1 : legend ? SCALE_RAMP.indexOf(stepAt(legend, markers, i)) : -1
    for (let i = 0; i < markers.count; i++) {
      const figure = figureAt(i)
      const place = figure >= 0 && isShown(markers, i, plan) ? placeAt(markers, i) : null
      if (place) points.push({ lng: place.lng, lat: place.lat, figure })
    }
  }
  return points
}
