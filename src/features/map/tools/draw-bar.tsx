import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { createClientOnlyFn } from '@tanstack/react-start'
import { useEffect, useEffectEvent, useRef } from 'react'
import { POLYGON_POINTS_MAX } from '#graphql/limits.ts'
import type { Ring } from '#market/ring-text.ts'
import { Button } from '#ui/button.tsx'
import type { MapTools } from './tools-state.ts'

const loadDrawing = createClientOnlyFn(() => import('#geo/draw-tool.client.ts'))
const CORNERS_MIN = 3

/** While an outline is drawn: with the pointer on the map, or by corners set where the map's middle is. */
export function DrawBar({ tools }: { tools: MapTools }) {
  const { t } = useLingui()
  const { map, corners, setCorners, view } = tools
  const bar = useRef<HTMLFieldSetElement>(null)
  const { limits, setLimits } = view
  const used = limits.places.draw.reduce((sum, ring) => sum + ring.length, 0)
  const finish = useEffectEvent((ring: Ring) => {
    const room = POLYGON_POINTS_MAX - used
    if (ring.length >= CORNERS_MIN && ring.length <= room)
      setLimits({ ...limits, places: { ...limits.places, draw: [...limits.places.draw, ring] } })
    setCorners(null)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setCorners(null)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    bar.current?.querySelector<HTMLElement>('button')?.focus()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!map) return
    let stop: (() => void) | null = null
    let isGone = false
    void loadDrawing().then(({ startDrawing }) => {
      if (!isGone) stop = startDrawing(map, finish)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [map])
  if (!corners || !map) return null
  const addCorner = () => {
    const { lat, lng } = map.getCenter()
    setCorners([...corners, [Math.round(lat * 1e5), Math.round(lng * 1e5)]])
  }
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="pointer-events-none absolute top-1/2 left-1/2 size-6 -translate-1/2 text-ink">
        <path d="M12 2v7M12 15v7M2 12h7M15 12h7" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      <fieldset
        ref={bar}
        aria-label={t`Draw an outline`}
        className="absolute inset-x-0 top-3 mx-auto grid w-fit max-w-[calc(100%-24px)] gap-2 rounded bg-sheet p-3 shadow-float max-lg:top-14"
      >
        <p className="max-w-[52ch] text-sm text-ink-2">
          <Trans>Press the map for each corner and the first corner again to close. Or move the map and set corners in its middle.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={addCorner}>
            <Trans>Set a corner here</Trans>
          </Button>
          <Button size="small" look="primary" disabled={corners.length < CORNERS_MIN} onClick={() => finish(corners)}>
            <Trans>Finish</Trans>
          </Button>
          <Button size="small" look="ghost" onClick={() => setCorners(null)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
        <p className="sr-only" role="status">
          <Plural value={corners.length} one="# corner" other="# corners" />
        </p>
      </fieldset>
    </>
  )
}
