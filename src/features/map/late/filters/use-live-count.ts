import { useMemo } from 'react'
import { countMatches } from '../../engine/marks/marker-filter.ts'
import type { MapTools } from '../tools-state.ts'

/** The number of marks in view that pass the filters, counted in the browser; null until the markers have loaded. */
export function useLiveCount({ view: { limits, bounds }, data, place }: Pick<MapTools, 'view' | 'data' | 'place'>): number | null {
  return useMemo(() => (data ? countMatches(data, limits.filter, bounds, place) : null), [data, limits.filter, bounds, place])
}
