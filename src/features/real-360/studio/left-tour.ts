import { isRecord } from '#lib/records.ts'
import { readLocal, writeLocal } from '#session/local-storage.ts'
import type { Tour } from '../tour/tour-scenes.ts'

const keyOf = (id: string): string => `tour-writing ${id}`

/** Keeps on this device what was written and not sent, so that neither a reload nor a lost connection costs it. */
export const leaveTour = (id: string, left: { version: number; tour: Tour }): void => writeLocal(keyOf(id), JSON.stringify(left))

export function forgetTour(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // storage is forbidden: there is nothing to forget
  }
}

const isWhole = (tour: unknown, like: Tour): tour is Tour =>
  isRecord(tour) &&
  tour.id === like.id &&
  Object.keys(like).every((field) => field in tour) &&
  Array.isArray(tour.scenes) &&
  tour.scenes.every(
    (scene) => isRecord(scene) && Array.isArray(scene.spots) && scene.spots.every((spot) => isRecord(spot) && 'kind' in spot),
  )

/** What was left of a tour on this device; null for nothing, and for what another version of the page has left. */
export function leftTour(like: Tour): { version: number; tour: Tour } | null {
  const text = readLocal(keyOf(like.id))
  if (text === null) return null
  try {
    const left: unknown = JSON.parse(text)
    return isRecord(left) && typeof left.version === 'number' && isWhole(left.tour, like)
      ? { version: left.version, tour: left.tour }
      : null
  } catch {
    return null
  }
}
