import type { TypeGroup } from '#market/vocabulary.ts'
import type { ColourScheme } from '#property/base-map/map-colours.ts'
import { type MarkerData, placeAt } from './marker-data.ts'
import { type FilterPlan, isShown } from './marker-filter.ts'
import { type Legend, stepAt } from './marker-metric.ts'
import { SCALE_RAMP } from './metric-ramps.ts'

export interface HexInput {
  data: MarkerData
  groups: readonly TypeGroup[]
  plan: FilterPlan
  legend: Legend
  radiusMetres: number
  scheme: ColourScheme
}

export interface HexPoint {
  lng: number
  lat: number
  /** its place in the ramp of low to high, among the homes of its kind */
  rank: number
}

/** The width on the screen, readable at any zoom. */
export function hexRadiusMetres(zoom: number): number {
  const step = Math.max(0, Math.min(4, Math.floor((zoom - 9) / 1.25)))
  return [1_600, 800, 500, 300, 200][step] ?? 200
}

/** Marks that pass the filter and have a median psf that can be ranked. */
export function hexPoints({ data, groups, plan, legend }: Pick<HexInput, 'data' | 'groups' | 'plan' | 'legend'>): HexPoint[] {
  const points: HexPoint[] = []
  for (const group of groups) {
    const markers = data[group]
    for (let i = 0; i < markers.count; i++) {
      const rank = SCALE_RAMP.indexOf(stepAt(legend, markers, i))
      const place = rank >= 0 && isShown(markers, i, plan) ? placeAt(markers, i) : null
      if (place) points.push({ lng: place.lng, lat: place.lat, rank })
    }
  }
  return points
}
