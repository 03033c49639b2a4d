import type { SheetStop } from '../page/use-sheet.ts'

const SHEET_STOPS = ['low', 'mid', 'high'] as const satisfies SheetStop[]

export const stopBeside = (stop: SheetStop, way: -1 | 1): SheetStop => SHEET_STOPS[SHEET_STOPS.indexOf(stop) + way] ?? stop

/** The sheet's stops as shares of the page's height; the classes in project-list.tsx have the same values. */
export const STOP_SHARES: Record<SheetStop, number> = { low: 0.12, mid: 0.37, high: 0.92 }
/** a drag of this share of the page's height goes to the next stop even where the old one is nearer */
const MEANT = 0.08

/** The stop of a sheet that was released at this height. */
export function restingStop(from: SheetStop, share: number): SheetStop {
  const distance = (stop: SheetStop) => Math.abs(STOP_SHARES[stop] - share)
  const nearest = SHEET_STOPS.reduce<SheetStop>((best, stop) => (distance(stop) < distance(best) ? stop : best), from)
  const moved = share - STOP_SHARES[from]
  return nearest === from && Math.abs(moved) > MEANT ? stopBeside(from, moved > 0 ? 1 : -1) : nearest
}
