import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDrawing } from '#property/drawing/use-drawing.tsx'
import { useLessMotion } from '#ui/use-less-motion.ts'
import { openSphere, type Sphere, type Where } from '../tour/sphere.ts'
import { firstLook, type Scene, type Tour, type TourSpot } from '../tour/tour-scenes.ts'
import type { Look } from '../tour/tour-view.ts'

interface StudioSphereProps {
  tour: Tour
  scene: Scene
  /** the look with which the scene begins, where it is not its own */
  look?: Look
  /** the sphere, for whoever asks where is looked */
  sphere: RefObject<Sphere | null>
  onPress?: (at: { yaw: number; pitch: number }) => void
  /** what lies at a spot; `hold` its element, so that it follows the picture */
  drawSpot: (spot: TourSpot, hold: (element: HTMLElement | null) => void) => ReactNode
}

const STEP_RADIANS = 0.2
const MOVES: Readonly<Record<string, (look: Look) => Partial<Look>>> = {
  ArrowLeft: ({ yaw, pitch }) => ({ yaw: yaw - STEP_RADIANS, pitch }),
  ArrowRight: ({ yaw, pitch }) => ({ yaw: yaw + STEP_RADIANS, pitch }),
  ArrowUp: ({ yaw, pitch }) => ({ yaw, pitch: Math.min(1.5, pitch + STEP_RADIANS) }),
  ArrowDown: ({ yaw, pitch }) => ({ yaw, pitch: Math.max(-1.5, pitch - STEP_RADIANS) }),
  '+': ({ zoom }) => ({ zoom: Math.min(100, zoom + 10) }),
  '-': ({ zoom }) => ({ zoom: Math.max(0, zoom - 10) }),
}

function putSpot(element: HTMLElement | undefined, at: { x: number; y: number } | null): void {
  if (!element) return
  element.style.transform = at ? `translate(${at.x}px, ${at.y}px)` : ''
  element.dataset.seen = at ? 'yes' : 'no'
}

/** A panorama that is turned by hand or keys and pressed upon, with what lies at its spots. */
export function StudioSphere({ tour, scene, look, sphere, onPress, drawSpot }: StudioSphereProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const held = useRef(new Map<string, HTMLElement>())
  const { isDrawn, note, fail } = useDrawing(box)
  /** where was looked when the graphics were lost */
  const lost = useRef<{ pano: string; look: Look }>(undefined)
  const isStill = useLessMotion()
  const [hasFailed, setFailed] = useState(false)
  const shown = useRef('')
  const draw = useEffectEvent((where: Where) => {
    for (const spot of scene.spots) putSpot(held.current.get(spot.id), where(spot))
  })
  const press = useEffectEvent((at: { yaw: number; pitch: number }) => onPress?.(at))
  const open = useEffectEvent((element: HTMLElement) => {
    shown.current = scene.pano
    const first = lost.current?.pano === scene.pano ? lost.current.look : (look ?? firstLook(scene))
    return openSphere(
      element,
      tour,
      { scene, look: first },
      {
        onDraw: draw,
        onLook: () => undefined,
        onFail: () => setFailed(true),
        onPress: press,
      },
    )
  })
  const unavailable = useEffectEvent(() => {
    if (!fail()) setFailed(true)
  })
  useEffect(() => {
    if (!box.current || !isDrawn) return
    let opened: Sphere
    try {
      opened = open(box.current)
    } catch {
      // no WebGL: doors are placed by their angles
      return unavailable()
    }
    sphere.current = opened
    return () => {
      sphere.current = null
      lost.current = { pano: shown.current, look: opened.look() }
      opened.close()
    }
  }, [sphere, isDrawn])
  const change = useEffectEvent(() => void sphere.current?.show(scene, look ?? firstLook(scene), isStill))
  useEffect(() => {
    if (shown.current === scene.pano) return
    shown.current = scene.pano
    change()
  }, [scene.pano])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a spot that was moved or is new is put where it belongs
  useEffect(() => void sphere.current?.turn({}, 0), [sphere, scene.spots])
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (event.target !== event.currentTarget || !move || !sphere.current || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void sphere.current.turn(move(sphere.current.look()), isStill ? 0 : 120)
  }
  if (hasFailed)
    return <p className="p-6 text-ink-2">{t`This browser cannot turn the panorama. Doors and notes are placed by their angles.`}</p>
  return (
    <>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys turn the picture
        tabIndex={0}
        aria-label={t`Panorama: ${scene.name}. Arrow keys turn it, plus and minus zoom.`}
        onKeyDown={onKeyDown}
        className="absolute inset-0 outline-offset-[-4px]"
      >
        <div ref={box} className="size-full" />
      </div>
      {scene.spots.map((spot) =>
        drawSpot(spot, (element) => (element ? void held.current.set(spot.id, element) : void held.current.delete(spot.id))),
      )}
      {note}
    </>
  )
}
