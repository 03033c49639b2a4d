import { useCallback, useLayoutEffect, useRef } from 'react'
import { placeCallout } from '#geo/callout-place.ts'

interface Point {
  x: number
  y: number
}

/** the line at the bottom that nothing may cover */
const ATTRIBUTION_PX = 20

/** Keeps the callout beside its mark while the map moves, without rendering: only its style changes. Phones' CSS overrides it. */
export function useCallout() {
  const stage = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLElement>(null)
  const anchor = useRef<Point | null>(null)
  const place = useCallback(() => {
    const { current: map } = stage
    const { current: callout } = box
    if (!map || !callout || !anchor.current) return
    const spot = placeCallout(
      anchor.current,
      { width: callout.offsetWidth, height: callout.offsetHeight },
      { width: map.offsetWidth, height: map.offsetHeight - ATTRIBUTION_PX },
    )
    callout.style.visibility = spot ? 'visible' : 'hidden'
    if (spot)
      Object.assign(callout.style, {
        left: `${map.offsetLeft + spot.left}px`,
        top: `${map.offsetTop + spot.top}px`,
        right: 'auto',
        bottom: 'auto',
      })
  }, [])
  const onAnchor = useCallback(
    (point: Point | null) => {
      anchor.current = point
      place()
    },
    [place],
  )
  useLayoutEffect(place)
  return { stage, box, onAnchor }
}
