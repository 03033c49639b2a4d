import { headingOf, wrappedAngle, yawIn } from '../../tour/tour-view.ts'

/** A scene as far as directions need it: radians, places as parts of the plan. */
export interface Placed {
  id: string
  north: number
  planX: number | null
  planY: number | null
  spots: readonly { toScene?: string | null; yaw: number; pitch: number }[]
}

/**
 * The door back for one that leads from `from` to `to`: in the opposite direction as the compass tells it. Null where there is a door back already. With both scenes
 * on the plan, whose north is up, the plan says where the other one lies; `plan` gives its pixels, since parts of its sides are not of one length.
 */
export function returnDoor(
  from: Placed,
  to: Placed,
  door: { yaw: number; pitch: number },
  plan: { width: number; height: number } | null,
): { yaw: number; pitch: number } | null {
  if (to.spots.some(({ toScene }) => toScene === from.id)) return null
  const back = bearing(to, from, plan) ?? headingOf(door.yaw, from.north) + Math.PI
  return { yaw: wrappedAngle(yawIn(back, to.north)), pitch: door.pitch }
}

/** Which way another scene lies on the plan, clockwise from its upper side; null where it is not known, or both stand at one place. */
export function bearing(
  from: Pick<Placed, 'planX' | 'planY'>,
  to: Pick<Placed, 'planX' | 'planY'>,
  plan: { width: number; height: number } | null,
): number | null {
  if (!plan || from.planX === null || from.planY === null || to.planX === null || to.planY === null) return null
  const [right, down] = [(to.planX - from.planX) * plan.width, (to.planY - from.planY) * plan.height]
  return right === 0 && down === 0 ? null : Math.atan2(right, -down)
}
