import { keysOf } from '#lib/records.ts'
import type { PlaceFileType } from '#market/vocabulary.ts'

/** How a kind of place is drawn: a small square of its family's colour with a sign in a box of 24 × 24. */
export interface NearbyStyle {
  sign: string
  colour: string
  /** shown from this zoom; rarer places show from lower zoom */
  fromZoom: number
}

const TRAVEL = '#4a5568'
const LEARNING = '#8a5a2b'
const GREEN = '#3d7a52'
const HEALTH = '#a8404c'
const DAILY = '#6a4c93'
const SITES = '#8a4b12'

export const NEARBY_STYLES: Record<PlaceFileType, NearbyStyle> = {
  mrt: { sign: 'M7 4h10v12H7zM7 11h10M9 20l1.5-4M15 20l-1.5-4', colour: TRAVEL, fromZoom: 11 },
  mtr: { sign: 'M7 4h10v12H7zM7 11h10M9 20l1.5-4M15 20l-1.5-4', colour: TRAVEL, fromZoom: 11 },
  lrt: { sign: 'M7 6h10v10H7zM7 11h10M9 20l1.5-4M15 20l-1.5-4', colour: TRAVEL, fromZoom: 12 },
  'bus-stop': { sign: 'M5 5h14v11H5zM5 11h14M8 16v3M16 16v3', colour: TRAVEL, fromZoom: 15 },
  school: { sign: 'm3 9 9-4 9 4-9 4-9-4Zm4 2v5c3 2.5 7 2.5 10 0v-5', colour: LEARNING, fromZoom: 13 },
  childcare: { sign: 'M5 12h12v5H5zM5 12l4-6M7 19h.01M15 19h.01M17 12l2-2', colour: LEARNING, fromZoom: 14.5 },
  park: { sign: 'M12 4c4 3 5 6 5 8a5 5 0 0 1-10 0c0-2 1-5 5-8ZM12 10v10', colour: GREEN, fromZoom: 12.5 },
  medical: { sign: 'M12 5v14M5 12h14', colour: HEALTH, fromZoom: 13 },
  market: { sign: 'M4 9h16l-1.5 10h-13zM8 9l2-4M16 9l-2-4', colour: DAILY, fromZoom: 13.5 },
  supermarket: { sign: 'M4 5h3l2 10h9l2-7H8M10 19h.01M17 19h.01', colour: DAILY, fromZoom: 14 },
  mall: { sign: 'M6 9h12v11H6zM9 9V7a3 3 0 0 1 6 0v2', colour: DAILY, fromZoom: 12.5 },
  restaurant: { sign: 'M8 4v16M6 4v4a2 2 0 0 0 4 0V4M16 4v16M16 4c-2 2-2 6 0 8', colour: DAILY, fromZoom: 14.5 },
  bank: { sign: 'm4 9 8-4 8 4zM6 11v6M12 11v6M18 11v6M4 19h16', colour: DAILY, fromZoom: 14 },
  land: { sign: 'M5 5h14v14H5zM5 12h14M12 5v14', colour: SITES, fromZoom: 9 },
}

/** The kinds of places in the order in which they are offered. */
export const NEARBY_TYPES = keysOf(NEARBY_STYLES)
