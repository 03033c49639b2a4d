import { createClientOnlyFn } from '@tanstack/react-start'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { drawPlaces, PlacesMap } from './draw-places.client.ts'

type Drawn = Parameters<typeof drawPlaces>[1]

const loadMap = createClientOnlyFn(() => import('./draw-places.client.ts'))

/** Draws the map into a holder, and anew when the marks are others. `isMissing`: it cannot be drawn here. */
export function usePlacesMap(holder: RefObject<HTMLElement | null>, drawn: Drawn): { map: PlacesMap | null; isMissing: boolean } {
  const [map, setMap] = useState<PlacesMap | null>(null)
  const [isMissing, setMissing] = useState(false)
  const pick = useEffectEvent(drawn.onPick)
  const draw = useEffectEvent((code: { drawPlaces: typeof drawPlaces }) =>
    holder.current ? code.drawPlaces(holder.current, { ...drawn, onPick: pick }) : null,
  )
  const madeOf = JSON.stringify([drawn.files, drawn.words, drawn.marks])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map is made when its parts change
  useEffect(() => {
    let isGone = false
    let made: PlacesMap | null = null
    loadMap()
      .then((code) => {
        if (isGone) return
        made = draw(code)
        setMap(made)
        setMissing(made === null)
      })
      .catch((error: unknown) => {
        console.warn('The map cannot be drawn here.', error)
        setMissing(true)
      })
    return () => {
      isGone = true
      made?.remove()
      setMap(null)
    }
  }, [madeOf])
  return { map, isMissing }
}
