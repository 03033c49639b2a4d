import { useEffect, useEffectEvent } from 'react'
import type { DrawnMap } from '../engine/map-canvas.tsx'

/** What the map tells while it moves or changes its size. */
export const MOVING = ['move', 'resize'] as const
/** What it tells when its scale may have changed. */
export const SCALING = ['moveend', 'zoom'] as const

/** Calls `follow`, as it was rendered last, at each of the map's events; nothing before there is a map. */
export function useFollowMap(map: DrawnMap | null, events: typeof MOVING | typeof SCALING, follow: () => void): void {
  const onEvent = useEffectEvent(follow)
  useEffect(() => {
    if (!map) return
    const listen = () => onEvent()
    for (const event of events) map.on(event, listen)
    return () => {
      for (const event of events) map.off(event, listen)
    }
  }, [map, events])
}
