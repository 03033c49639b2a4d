import { createClientOnlyFn } from '@tanstack/react-start'
import { useEffect, useState } from 'react'
import { activeKeys, type Places } from '#filter/map-limits.ts'
import { PLACE_KEYS } from '#filter/rows.ts'
import type { ShownShapes } from '../engine/base-map/draw-shapes.client.ts'
import type { MapTools } from '../tools/tools-state.ts'

const loadShapes = createClientOnlyFn(() => import('../engine/base-map/draw-shapes.client.ts'))

/** Draws the filters' places on the map, and the corners of an outline that is being drawn. */
export function useShownShapes({ map, view: { limits }, start, outline }: MapTools): void {
  const [drawn, setDrawn] = useState<ShownShapes | null>(null)
  const isNeeded = outline !== null || activeKeys(limits).some((key) => PLACE_KEYS.some((place) => place === key))
  const graphUrl = start?.mapData.stationGraphUrl ?? null
  // an outline that is being edited is drawn from its draft
  const outlines = limits.places.outlines.filter((_, at) => at !== outline?.at)
  const key = JSON.stringify({ ...limits.places, outlines })
  const corners = outline?.corners
  useEffect(() => {
    if (!map || !isNeeded) return
    let own: ShownShapes | null = null
    let isGone = false
    void loadShapes().then(({ showShapes }) => {
      if (isGone) return
      own = showShapes(map)
      setDrawn(own)
    })
    return () => {
      isGone = true
      own?.remove()
      setDrawn(null)
    }
  }, [map, isNeeded])
  useEffect(() => {
    if (!drawn) return
    let isCurrent = true
    const places = JSON.parse(key) as Places
    const show = async () => {
      const { loadStationGraph, shapesOfPlaces } = await import('../place-shapes.ts')
      const graph = places.reach ? await loadStationGraph(graphUrl) : null
      if (isCurrent) drawn.show(shapesOfPlaces(places, graph), corners ?? [])
    }
    show().catch((error: unknown) => console.warn('The places of the filters cannot be drawn.', error))
    return () => {
      isCurrent = false
    }
  }, [drawn, key, corners, graphUrl])
}
