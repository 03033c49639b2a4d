/** A direction in a panorama, in radians. */
interface Direction {
  yaw: number
  pitch: number
}

/** Looking less steeply than so, a finger's width is half a metre: nothing is measured. */
export const FLOOR_PITCH_MAX = -0.12

/** Whether what is looked at can be a place on the floor that is near enough to be measured. */
export const isOnFloor = ({ pitch }: Direction): boolean => pitch <= FLOOR_PITCH_MAX

/** From below the camera to where a direction meets a level floor, in metres; `height` is the camera's above the floor. */
const reachOf = ({ pitch }: Direction, height: number): number => height / Math.tan(-pitch)

/** Between two places on a level floor, in metres, from the directions in which they are seen: the law of cosines. Both must be {@link isOnFloor}. */
export function floorDistance(one: Direction, other: Direction, height: number): number {
  const [a, b] = [reachOf(one, height), reachOf(other, height)]
  return Math.sqrt(Math.max(0, a * a + b * b - 2 * a * b * Math.cos(one.yaw - other.yaw)))
}
