import { createClientOnlyFn } from '@tanstack/react-start'
import { useEffect, useState } from 'react'
import type { ShownShapes } from '#geo/draw-shapes.client.ts'
import { activeKeys, PLACE_KEYS, type Places } from '../filter-state.ts'
import { loadStationGraph, shapesOfPlaces } from '../place-shapes.ts'
import type { MapTools } from './tools-state.ts'

const loadShapes = createClientOnlyFn(() => import('#geo/draw-shapes.client.ts'))

/** Draws the filters' places on the map, and the corners of an outline in the making. */
export function useShownShapes({ map, view: { limits }, start, corners }: MapTools): void {
  const [drawn, setDrawn] = useState<ShownShapes | null>(null)
  const isNeeded = corners !== null || activeKeys(limits).some((key) => PLACE_KEYS.some((place) => place === key))
  const graphUrl = start?.mapData.stationGraphUrl ?? null
  const key = JSON.stringify(limits.places)
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
    void (places.reach ? loadStationGraph(graphUrl) : Promise.resolve(null)).then((graph) => {
      if (isCurrent) drawn.show(shapesOfPlaces(places, graph), corners ?? [])
    })
    return () => {
      isCurrent = false
    }
  }, [drawn, key, corners, graphUrl])
}
