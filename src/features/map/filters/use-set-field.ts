import { useCallback, useLayoutEffect, useRef } from 'react'
import type { MapFilter } from '#filter/map-filter.ts'
import { withField } from '#filter/map-limits.ts'
import type { MapViewState } from '../page/use-map-view.ts'

/** Chooses one field; undefined: no limit. */
export type SetField = <Key extends keyof MapFilter>(key: Key, value: MapFilter[Key] | undefined) => void

/** The same function on every render: a step of one slider renders that filter alone, not the twenty beside it. */
export function useSetField(view: Pick<MapViewState, 'limits' | 'setLimits'>): SetField {
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  })
  return useCallback((key, value) => {
    const { limits, setLimits } = latest.current
    setLimits(withField(limits, key, value))
  }, [])
}
