import { useState } from 'react'
import { FLOOR_AREA_UNITS, type FloorAreaUnit } from '#lib/units.ts'
import { readLocal, writeLocal } from '#session/local-storage.ts'
import type { MapViewState } from '../use-map-view.ts'

/** §3: the name under which the visitor's unit is kept, sqft by default. */
const UNIT_KEY = 'floorAreaUnit'

const unitOf = (word: unknown): FloorAreaUnit | undefined => FLOOR_AREA_UNITS.find((unit) => unit === word)

/** The unit of floor areas: the address's, else the visitor's. Choosing one changes both, so that a shared link reads alike. */
export function useFloorAreaUnit({
  search,
  change,
}: Pick<MapViewState, 'search' | 'change'>): [FloorAreaUnit, (unit: FloorAreaUnit) => void] {
  const [kept] = useState(() => unitOf(readLocal(UNIT_KEY)) ?? 'sqft')
  return [
    unitOf(search.unit) ?? kept,
    (next) => {
      writeLocal(UNIT_KEY, next)
      change({ unit: next }, true)
    },
  ]
}
