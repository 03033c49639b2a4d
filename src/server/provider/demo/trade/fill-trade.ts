import type { DatabaseSync } from 'node:sqlite'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'
import { fillTours } from '../tours/fill-tours.ts'
import { fillBookings } from './bookings.ts'
import { fillLabelSheets } from './label-sheets.ts'
import { fillLeads } from './leads.ts'
import { fillOrderedTour } from './ordered-tour.ts'
import { fillOrders } from './orders.ts'
import { fillOwnListings } from './own-listings.ts'

const HOUR = 3_600

/** Mails that could not be sent: one that can be sent again, one to drop, one whose link has ended. Nobody of these exists. */
const LETTERS = [
  { key: 'demo-letter-1', to: 'hana.maple@example.com', template: 'password-changed', fault: 'status-503', hours: 3, isOver: false },
  { key: 'demo-letter-2', to: 'rajan.teak@example.com', template: 'account-deletion', fault: 'status-422', hours: 20, isOver: false },
  { key: 'demo-letter-3', to: 'lim.juniper@example.com', template: 'reset-password', fault: 'timeout', hours: 50, isOver: true },
] as const

const CONTENTS = JSON.stringify({ values: { name: 'Demo Reader', link: 'http://localhost:3000/', days: 30, minutes: 60 }, attachments: [] })

/** Mails that failed, for the staff's desk. */
function fillLetters(db: DatabaseSync, now: number): void {
  const insert = db.prepare(
    `insert or ignore into letter (key, country, recipient, locale, template, contents, state, tries, fault, not_after, created_at, settled_at)
    values (?, 'SG', ?, 'en-US', ?, ?, 'dead', 8, ?, ?, ?, ?)`,
  )
  for (const { key, to, template, fault, hours, isOver } of LETTERS) {
    const failed = now - hours * HOUR
    insert.run(key, to, template, isOver ? null : CONTENTS, fault, isOver ? failed : null, failed - 2 * HOUR, failed)
  }
}

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

/** What the agent was told of the appointments that fill-trade made before: the last day's is unread. No mail is sent of it. */
function fillNotices(db: DatabaseSync, now: number): void {
  db.prepare(
    `insert or ignore into notice (id, key, user_id, kind, country, facts, path, at, read_at, mail_settled_at)
    select '00000000-0000-4000-9100-' || substr(id, 25), 'demo ' || id, owner,
      case state when 'held' then 'booking-asked' when 'cancelled' then 'booking-cancelled' when 'lapsed' then 'booking-lapsed' else 'booking-made' end,
      country,
      json_object('visitor', visitor_name, 'appointment', kind, 'startsAt', strftime('%Y-%m-%dT%H:%M:%SZ', starts_at, 'unixepoch'),
        'timeZone', time_zone, 'home', null),
      '/scheduler?booking=' || id, min(created_at, ?1), case when state in ('held', 'confirmed') then null else ?1 end, ?1
    from booking where owner = ?2`,
  ).run(now, DEMO_ACCOUNTS.subscriber.id)
}
