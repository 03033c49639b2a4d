import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { proxy, subscribe, useSnapshot } from 'valtio'
import { FLOOR_AREA_UNITS, type FloorAreaUnit } from '#lib/units.ts'
import { readLocal, writeLocal } from './local-storage.ts'

/** §3 client state that outlives a page. */
export interface Preferences {
  /** §3: kept in local storage under its own name, sqft by default */
  floorAreaUnit: FloorAreaUnit
}

const UNIT_KEY = 'floorAreaUnit'

const PreferencesContext = createContext<Preferences | null>(null)

/** One store for each rendered tree, so that no visitor of the server ever meets another's; around the pages that read it. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences] = useState(() => proxy<Preferences>({ floorAreaUnit: 'sqft' }))

  useEffect(() => {
    const stored = FLOOR_AREA_UNITS.find((unit) => unit === readLocal(UNIT_KEY))
    if (stored) preferences.floorAreaUnit = stored
    return subscribe(preferences, () => writeLocal(UNIT_KEY, preferences.floorAreaUnit))
  }, [preferences])

  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}

/** The live record, for changing it in event handlers. */
export function usePreferencesStore(): Preferences {
  const preferences = useContext(PreferencesContext)
  if (!preferences) throw new Error('no PreferencesProvider above')
  return preferences
}

/** The values to render; the component renders again when one it reads changes. */
export const usePreferences = (): Readonly<Preferences> => useSnapshot(usePreferencesStore())
