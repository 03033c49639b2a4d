import { useMemo } from 'react'
import { countMatches } from '../engine/marks/marker-filter.ts'
import type { MapTools } from './tools-state.ts'

/** How many marks the filters leave in view, counted here without asking anybody; null until the marks are here. */
export function useLiveCount({ view: { limits, bounds }, data, place }: Pick<MapTools, 'view' | 'data' | 'place'>): number | null {
  return useMemo(() => (data ? countMatches(data, limits.filter, bounds, place) : null), [data, limits.filter, bounds, place])
}
