import { createClientOnlyFn } from '@tanstack/react-start'
import { useEffect } from 'react'
import { hostedStyleOf } from '../map-look.ts'
import type { MapTools } from '../tools/tools-state.ts'

const loadStreets = createClientOnlyFn(() => import('../engine/base-map/street-layers.client.ts'))

/** Draws the market's streets on the built-in map once the markers stand; a market without them has none. */
export function useStreets({ map, data, start, view }: MapTools): void {
  const isBuiltIn = start !== null && hostedStyleOf(start, view.search.style) === null
  const url = (isBuiltIn && data && start?.mapData.streetsUrl) || null
  useEffect(() => {
    if (!map || !url) return
    let remove: (() => void) | null = null
    let isGone = false
    void loadStreets().then(({ showStreets }) => {
      if (!isGone) remove = showStreets(map, url)
    })
    return () => {
      isGone = true
      remove?.()
    }
  }, [map, url])
}
