import type { FloorType } from '#market/vocabulary.ts'

export interface FloorsOfBuilding {
  /** null where the number is not known */
  floors: number | null
  /** whether the top floor is one penthouse or more; else it is a high floor like those below */
  hasPenthouse: boolean
}

/** §4: the type of a floor, counted from 1; between ground and penthouse a building has thirds. null where its height is not known. */
export function floorTypeOf(floor: number, { floors, hasPenthouse }: FloorsOfBuilding): FloorType | null {
  if (floor <= 1) return 'ground'
  if (floors === null) return null
  if (hasPenthouse && floor >= floors) return 'penthouse'
  if (floor <= floors / 3) return 'low'
  return floor <= (2 * floors) / 3 ? 'mid' : 'high'
}
