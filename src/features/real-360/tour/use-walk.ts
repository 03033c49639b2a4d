import { useEffect, useEffectEvent, useState } from 'react'
import type { LookStore } from './look-store.ts'
import type { Sphere } from './sphere.ts'
import type { Scene } from './tour-scenes.ts'

const ROOM_MS = 8_000
const PAN_RADIANS = 1.1

/**
 * The guided walk: stays in each room, turns slowly, and goes on. It begins when it is asked to and ends with a press on the picture or a key. With less motion it does not
 * turn.
 */
export function useWalk(
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
