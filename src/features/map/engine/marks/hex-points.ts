import { figureOf } from '#filter/ladders.ts'
import { int32At } from '#lib/element-at.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { type MarkerData, placeAt } from './marker-data.ts'
import { type FilterPlan, isShown } from './marker-filter.ts'
import type { Legend } from './marker-metric.ts'
import type { ColourScheme } from './marker-style.ts'

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
  psf: number
}

/** The width on the screen, readable at any zoom. */
export function hexRadiusMetres(zoom: number): number {
  const step = Math.max(0, Math.min(4, Math.floor((zoom - 9) / 1.25)))
  return [1_600, 800, 500, 300, 200][step] ?? 200
}

/** Marks that pass the filter and have a median psf. */
export function hexPoints(data: MarkerData, groups: readonly TypeGroup[], plan: FilterPlan): HexPoint[] {
  const points: HexPoint[] = []
  for (const group of groups) {
    const markers = data[group]
    for (let i = 0; i < markers.count; i++) {
      const psf = figureOf('psf', int32At(markers.columns.psf, i))
      const place = psf !== null && isShown(markers, i, plan) ? placeAt(markers, i) : null
      if (place && psf !== null) points.push({ lng: place.lng, lat: place.lat, psf })
    }
  }
  return points
}
