import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDrawing } from '#property/drawing/use-drawing.tsx'
import { useLessMotion } from '#ui/use-less-motion.ts'
import type { LookStore } from './look-store.ts'
import { openSphere, type Sphere, type Where } from './sphere.ts'
import { nameOfScene, type Scene, type Tour } from './tour-scenes.ts'
import { encodeView, type Look } from './tour-view.ts'

/** After the hand has rested so long, the address tells where is looked. */
const REST_MS = 350

interface SphereOf {
  tour: Tour
  scene: Scene
  look: Look
  /** false: the address names the room alone, so that the first look may be fitted to the screen */
  isGiven: boolean
  looking: LookStore
  go: (scene: Scene, look: Look) => void
  onDraw: (where: Where) => void
}

/** A tall screen would show a slit: it begins wide. */
const fitting = (look: Look, box: HTMLElement): Look =>
  box.clientHeight > box.clientWidth ? { ...look, zoom: Math.min(look.zoom, 5) } : look

/**
 * The sphere of the scene that the address names. Where it is turned by hand, the address follows; where the address changes otherwise, the sphere does. Null until
 * it is there, and where the browser cannot draw it: the picture behind it stays.
 */
export function useSphere(box: RefObject<HTMLElement | null>, { tour, scene, look, isGiven, looking, go, onDraw }: SphereOf) {
  const [sphere, setSphere] = useState<Sphere | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { isDrawn, note, fail } = useDrawing(box)
  const isStill = useLessMotion()
  const router = useRouter()
  /** the view that the sphere shows, as an address tells it */
  const shown = useRef('')
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const view = encodeView({ scene: nameOfScene(scene), look })
  const draw = useEffectEvent((where: Where) => onDraw(where))
  const follow = useEffectEvent((at: Look) => {
    looking.set(at)
    clearTimeout(rest.current)
    const settle = () => {
      // the way to another room is under way: telling where was looked until now would call it back
      if (router.latestLocation.href !== router.state.resolvedLocation?.href) {
        rest.current = setTimeout(settle, REST_MS)
        return
      }
      const now = encodeView({ scene: nameOfScene(scene), look: looking.get() })
      if (now === shown.current) return
      shown.current = now
      go(scene, looking.get())
    }
    rest.current = setTimeout(settle, REST_MS)
  })
  const open = useEffectEvent((element: HTMLElement) => {
    // drawn anew, it shows what was seen last
    const isSeen = shown.current.split(',')[0] === view.split(',')[0]
    const first = { scene, look: isSeen ? looking.get() : isGiven ? look : fitting(look, element) }
    shown.current = view
    return openSphere(element, tour, first, { onDraw: draw, onLook: follow, onFail: () => setFailed(true) })
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
      // no WebGL
      return unavailable()
    }
    setSphere(opened)
    return () => {
      clearTimeout(rest.current)
      setSphere(null)
      opened.close()
    }
  }, [box, isDrawn])
  useEffect(() => {
    if (!sphere || view === shown.current || !box.current) return
    const isSame = shown.current.split(',')[0] === view.split(',')[0]
    shown.current = view
    clearTimeout(rest.current)
    const to = isSame || isGiven ? look : fitting(look, box.current)
    looking.set(to)
    if (isSame) void sphere.turn(to, 0)
    else void sphere.show(scene, to, isStill)
  }, [sphere, view, scene, look, isGiven, looking, box, isStill])
  return { sphere, hasFailed, isStill, note }
}
