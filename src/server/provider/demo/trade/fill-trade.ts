import type { DatabaseSync } from 'node:sqlite'
import { fillTours } from '../tours/fill-tours.ts'
import { fillBookings } from './bookings.ts'
import { fillLabelSheets } from './label-sheets.ts'
import { fillLeads } from './leads.ts'
import { fillLetters } from './letters.ts'
import { fillNotices } from './notices.ts'
import { fillOrderedTour } from './ordered-tour.ts'
import { fillOrders } from './orders.ts'
import { fillOwnListings } from './own-listings.ts'

/**
 * Puts what the demo accounts have made into a trade database, once: rows that are there stay as people left them. `now` in unix seconds; what is
 * dated lies around it.
 */
export function fillTrade(db: DatabaseSync, now: number, rooms: readonly DemoRoom[] = DEMO_ROOMS): void {
  db.exec('begin immediate')
  try {
    for (const room of rooms) room(db, now)
    db.exec('commit')
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}

/** What one room shows; its statements are `insert or ignore`. */
export type DemoRoom = (db: DatabaseSync, now: number) => void

const DEMO_ROOMS: readonly DemoRoom[] = [
  fillBookings,
  fillLabelSheets,
  fillLeads,
  fillLetters,
  fillOrders,
  fillOwnListings,
  fillTours,
  // of rooms that were drawn for another tour
  fillOrderedTour,
  fillNotices,
]
