import { FLOOR_AREA_UNITS, type FloorAreaUnit } from '#lib/units.ts'
import { useClientProxy, useClientState } from '#session/client-state.ts'
import type { MapViewState } from './use-map-view.ts'

const unitOf = (word: unknown): FloorAreaUnit | undefined => FLOOR_AREA_UNITS.find((unit) => unit === word)

/** The unit that an address of the map names; a page without one is served in square feet. */
export const addressUnit = ({ unit }: Pick<MapViewState['search'], 'unit'>): FloorAreaUnit | undefined => unitOf(unit)

/** The unit of floor areas: the address's, else the visitor's. Choosing one changes both, so that a shared link reads alike. */
export function useFloorAreaUnit({
  search,
  change,
}: Pick<MapViewState, 'search' | 'change'>): [FloorAreaUnit, (unit: FloorAreaUnit) => void] {
  const state = useClientProxy()
  const { floorAreaUnit } = useClientState()
  return [
    addressUnit(search) ?? floorAreaUnit,
    (next) => {
      state.floorAreaUnit = next
      change({ unit: next }, true)
    },
  ]
}
