import { useHydrated, useRouter } from '@tanstack/react-router'
import { Store, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { FLOOR_AREA_UNITS, type FloorAreaUnit } from '#lib/units.ts'
import { DEFAULT_LOCATION } from '#market/default-location.ts'
import { readLocal, writeLocal } from './local-storage.ts'

/** §3: client state that several rooms read and neither address nor session holds; decision 041 has a row for each piece. */
export interface ClientState {
  /** kept in local storage under its own name, sqft by default */
  floorAreaUnit: FloorAreaUnit
  /** where the visitor was found in this tab, without a key; else the default location (§9), by its key. Degrees */
  currentLocation: { key?: string; lat: number; lng: number }
}

/** Where a tab, or on the server a request, keeps its store. Empty until a page reads it, so that other pages load no store. */
export interface ClientStateSlot {
  store?: Store<ClientState>
}

const UNIT_KEY = 'floorAreaUnit'

/** The store, for changing it in event handlers. */
export function useClientStore(): Store<ClientState> {
  const { clientState: slot } = useRouter().options.context
  const isHydrated = useHydrated()
  slot.store ??= openStore(isHydrated)
  const { store } = slot
  // hydration must begin with the server's values, and the server does not know local storage
  useEffect(() => restore(store), [store])
  return store
}

/** A value to render; the component renders again when it changes. */
export const useClientState = <Value>(select: (state: ClientState) => Value): Value => useSelector(useClientStore(), select)

/** A new store; after hydration it begins with what local storage holds. */
export function openStore(isHydrated: boolean): Store<ClientState> {
  const store = new Store<ClientState>({ floorAreaUnit: 'sqft', currentLocation: { ...DEFAULT_LOCATION } })
  if (isHydrated) restore(store)
  store.subscribe(({ floorAreaUnit }) => writeLocal(UNIT_KEY, floorAreaUnit))
  return store
}

/** §4: the floor-area unit is restored at startup. */
function restore(store: Store<ClientState>): void {
  const stored = FLOOR_AREA_UNITS.find((unit) => unit === readLocal(UNIT_KEY))
  if (stored && stored !== store.state.floorAreaUnit) store.setState((state) => ({ ...state, floorAreaUnit: stored }))
}
