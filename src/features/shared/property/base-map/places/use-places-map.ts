import { createClientOnlyFn } from '@tanstack/react-start'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDrawing } from '../../drawing/use-drawing.tsx'
import type { Camera } from '../camera.ts'
import type { drawPlaces, PlacesMap } from './draw-places.client.ts'

type Drawn = Omit<Parameters<typeof drawPlaces>[1], 'kept'>

const loadMap = createClientOnlyFn(() => import('./draw-places.client.ts'))

interface HeldPlacesMap {
  map: PlacesMap | null
  /** it cannot be drawn here */
  isMissing: boolean
  /** what is said over it while its graphics are lost */
  note: ReactNode
}

/** Draws the map into a holder, and anew when the marks are others. */
export function usePlacesMap(holder: RefObject<HTMLElement | null>, drawn: Drawn): HeldPlacesMap {
  const [map, setMap] = useState<PlacesMap | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { isDrawn, note, fail } = useDrawing(holder)
  /** where the map of these marks was when its graphics were lost */
  const lost = useRef<{ of: string; camera: Camera }>(undefined)
  const pick = useEffectEvent(drawn.onPick)
  const madeOf = JSON.stringify([drawn.files, drawn.words, drawn.marks])
  const unavailable = useEffectEvent(() => {
    if (!fail()) setMissing(true)
  })
  const draw = useEffectEvent((code: { drawPlaces: typeof drawPlaces }) =>
    holder.current
      ? code.drawPlaces(holder.current, { ...drawn, onPick: pick, kept: lost.current?.of === madeOf ? lost.current.camera : undefined })
      : null,
  )

  useEffect(() => {
    if (!isDrawn) return
    let isGone = false
    let made: PlacesMap | null = null
    loadMap()
      .then((code) => {
        if (isGone) return
        made = draw(code)
        setMap(made)
        setMissing(false)
        if (made === null) unavailable()
      })
      .catch((error: unknown) => {
        console.warn('The map cannot be drawn here.', error)
        unavailable()
      })
    return () => {
      isGone = true
      if (made) lost.current = { of: madeOf, camera: made.camera() }
      made?.remove()
      setMap(null)
    }
  }, [madeOf, isDrawn])
  return { map, isMissing, note }
}
