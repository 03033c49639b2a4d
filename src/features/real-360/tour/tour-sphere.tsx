import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FloorMeasure } from './floor-measure.tsx'
import type { LookStore } from './look-store.ts'
import type { Sphere, Where } from './sphere.ts'
import { SphereControls } from './sphere-controls.tsx'
import { SphereSpot } from './sphere-spot.tsx'
import { useTourCounts } from './tour-counts.ts'
import { roomAfter, type Scene, type Tour, type TourSpot } from './tour-scenes.ts'
import type { Look } from './tour-view.ts'
import { useSphere } from './use-sphere.ts'

const ROOM_MS = 8_000
const PAN_RADIANS = 1.1

/**
 * The guided walk: stays in each room, turns slowly, and goes on. It begins when it is asked to and ends with a press on the picture or a key. With less motion it does not
 * turn.
 */
function useWalk(
  sphere: Sphere | null,
  { scene, looking, isStill, next }: { scene: Scene; looking: LookStore; isStill: boolean; next: (from: Scene) => void },
) {
  const [isWalking, setWalking] = useState(false)
  const onward = useEffectEvent(next)
  useEffect(() => {
    if (!isWalking || !sphere) return
    if (!isStill) void sphere.turn({ yaw: looking.get().yaw + PAN_RADIANS }, ROOM_MS - 500).catch(() => undefined)
    const timer = setTimeout(() => onward(scene), ROOM_MS)
    return () => clearTimeout(timer)
  }, [isWalking, sphere, scene, isStill, looking])
  const pause = () => {
    if (!isWalking) return
    sphere?.stop()
    setWalking(false)
  }
  return { isWalking, pause, toggle: () => (isWalking ? pause() : setWalking(true)) }
}

interface TourSphereProps {
  tour: Tour
  scene: Scene
  look: Look
  isGiven: boolean
  looking: LookStore
  go: (scene: Scene, look: Look | null) => void
}

const STEP_RADIANS = 0.3
const ZOOM_STEP = 10
const TURN_MS = 180

const STEEP_RADIANS = 1.5

const MOVES: Readonly<Record<string, (look: Look) => Partial<Look>>> = {
  ArrowLeft: ({ yaw, pitch }) => ({ yaw: yaw - STEP_RADIANS, pitch }),
  ArrowRight: ({ yaw, pitch }) => ({ yaw: yaw + STEP_RADIANS, pitch }),
  ArrowUp: ({ yaw, pitch }) => ({ yaw, pitch: Math.min(STEEP_RADIANS, pitch + STEP_RADIANS) }),
  ArrowDown: ({ yaw, pitch }) => ({ yaw, pitch: Math.max(-STEEP_RADIANS, pitch - STEP_RADIANS) }),
  '+': ({ zoom }) => ({ zoom: Math.min(100, zoom + ZOOM_STEP) }),
  '-': ({ zoom }) => ({ zoom: Math.max(0, zoom - ZOOM_STEP) }),
}
const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 }

/** The panorama that is turned by hand or by keys, with its doors and notes. */
export function TourSphere({ tour, scene, look, isGiven, looking, go }: TourSphereProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const spots = useRef(new Map<string, HTMLElement>())
  const count = useTourCounts(tour.path, scene.id)
  const place = (where: Where) => {
    for (const spot of scene.spots) putSpot(spots.current.get(spot.id), where(spot))
  }
  const { sphere, hasFailed, isStill, note } = useSphere(box, { tour, scene, look, isGiven, looking, go, onDraw: place })
  const step = (steps: number) => go(roomAfter(tour, scene, steps), null)
  const { isWalking, pause, toggle } = useWalk(sphere, { scene, looking, isStill, next: (from) => go(roomAfter(tour, from, 1), null) })
  const turn = (to: Partial<Look>) => {
    pause()
    void sphere?.turn(to, isStill ? 0 : TURN_MS)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const move = MOVES[event.key]
    const steps = STEPS[event.key]
    if (!move && !steps) return
    event.preventDefault()
    if (move) turn(move(looking.get()))
    if (steps) step(steps)
  }
  const [isMeasuring, setMeasuring] = useState(false)
  const face = ({ yaw, pitch }: TourSpot) => turn({ yaw, pitch })
  if (hasFailed) return null
  return (
    <section ref={frame} aria-label={t`Panorama`} className="absolute inset-0">
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys turn the picture
        tabIndex={0}
        aria-label={scene.alt === '' ? scene.name : scene.alt}
        aria-describedby="tour-keys"
        onKeyDown={onKeyDown}
        onPointerDown={pause}
        className="absolute inset-0 outline-offset-[-4px]"
      >
        <div ref={box} className="size-full" />
      </div>
      <p id="tour-keys" className="sr-only">
        <Trans>Arrow keys turn the picture, plus and minus zoom, Page Up and Page Down change the room.</Trans>
      </p>
      {sphere
        ? scene.spots.map((spot) => (
            <SphereSpot
              key={spot.id}
              tour={tour}
              scene={scene}
              spot={spot}
              face={face}
              go={(to, at) => go(to, { ...at, zoom: looking.get().zoom })}
              hold={(element) => (element ? void spots.current.set(spot.id, element) : void spots.current.delete(spot.id))}
              onOpen={() => count('spot')}
            />
          ))
        : null}
      {sphere ? (
        <SphereControls
          tour={tour}
          sphere={sphere}
          frame={frame}
          isWalking={isWalking}
          toggle={toggle}
          step={step}
          isMeasuring={isMeasuring}
          measure={tour.cameraMetres === null ? null : () => setMeasuring(!isMeasuring)}
          zoom={(by) => turn({ zoom: Math.min(100, Math.max(0, looking.get().zoom + by)) })}
        />
      ) : null}
      {sphere && isMeasuring && tour.cameraMetres !== null ? (
        <FloorMeasure key={scene.id} looking={looking} height={tour.cameraMetres} onClose={() => setMeasuring(false)} />
      ) : null}
      {note}
    </section>
  )
}

/** Moves a spot where it is seen; one that is not seen stays reachable by keys, which turn the picture to it. */
function putSpot(element: HTMLElement | undefined, at: { x: number; y: number } | null): void {
  if (!element) return
  element.style.transform = at ? `translate(${at.x}px, ${at.y}px)` : ''
  element.dataset.seen = at ? 'yes' : 'no'
}
