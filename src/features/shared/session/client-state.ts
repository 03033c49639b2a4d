import { useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { proxy, subscribe } from 'valtio/vanilla'
import { keysOf } from '#lib/records.ts'
import { FLOOR_AREA_UNITS, type FloorAreaUnit } from '#lib/units.ts'
import { DEFAULT_LOCATION } from '#market/default-location.ts'
import { comparedToKeep, type HomesToCompare, readCompared } from './compared.ts'
import { readLocal, writeLocal } from './local-storage.ts'
import { readTab, writeTab } from './tab-storage.ts'

/** §3: client state that several rooms read and neither address nor session holds; decision 041 has a row for each piece. */
export interface ClientState {
  /** kept in local storage under its own name, sqft by default */
  floorAreaUnit: FloorAreaUnit
  /** where the visitor was found in this tab, without a key; else the default location (§9), by its key. Degrees */
  currentLocation: { key?: string; lat: number; lng: number }
  /** chosen to be compared; kept in session storage under its own name */
  compared: HomesToCompare
}

/** Where a tab, or on the server a request, keeps its state. Empty until a page reads it, so that other pages load no valtio. */
export interface ClientStateSlot {
  state?: ClientState
}

const UNIT_KEY = 'floorAreaUnit'
const COMPARED_KEY = 'compared'

/** The proxy, for changing it in event handlers. */
export function useClientProxy(): ClientState {
  const { clientState: slot } = useRouter().options.context
  const isHydrated = useHydrated()
  slot.state ??= openClientState(isHydrated)
  const { state } = slot
  // hydration must begin with the server's values, and the server does not know local storage
  useEffect(() => restore(state), [state])
  return state
}

/** The values to render; the component renders again when one that it reads changes. */
export const useClientState = () => useSnapshot(useClientProxy())

/** New client state; after hydration it begins with what local storage holds. */
export function openClientState(isHydrated: boolean): ClientState {
  const state = proxy<ClientState>({ floorAreaUnit: 'sqft', currentLocation: { ...DEFAULT_LOCATION }, compared: {} })
  if (isHydrated) restore(state)
  subscribe(state, () => writeLocal(UNIT_KEY, state.floorAreaUnit), true)
  subscribe(state.compared, () => writeTab(COMPARED_KEY, comparedToKeep(state.compared)), true)
  return state
}

/** §4: the floor-area unit is restored at startup, as is what this tab compares. What is the same is not written: everybody who reads it would render again. */
function restore(state: ClientState): void {
  const stored = FLOOR_AREA_UNITS.find((unit) => unit === readLocal(UNIT_KEY))
  if (stored) state.floorAreaUnit = stored
  const compared = readCompared(readTab(COMPARED_KEY)) ?? {}
  for (const country of keysOf(compared))
    if (JSON.stringify(state.compared[country]) !== JSON.stringify(compared[country])) state.compared[country] = compared[country]
}
