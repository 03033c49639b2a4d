import { useHydrated } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { FloorAreaUnit } from '#lib/units.ts'

interface Units {
  /** the reader's own (§3), or what the page's address says */
  unit: FloorAreaUnit
  /** what the server wrote, which does not know the reader */
  served: FloorAreaUnit
}

/** §3: the unit where nobody has chosen one. */
const FIRST: FloorAreaUnit = 'sqft'
const AreaUnits = createContext<Units>({ unit: FIRST, served: FIRST })

/** Everything inside writes areas, and takes typed ones, in `unit`. */
export function AreaUnit({ unit, served = FIRST, children }: { unit: FloorAreaUnit; served?: FloorAreaUnit; children: ReactNode }) {
  return <AreaUnits value={useMemo(() => ({ unit, served }), [unit, served])}>{children}</AreaUnits>
}

/** The unit in which areas are written and typed. A part that wakes late wakes as it was served, and turns to the reader's unit then. */
export function useAreaUnit(): FloorAreaUnit {
  const { unit, served } = use(AreaUnits)
  return useHydrated() ? unit : served
}
