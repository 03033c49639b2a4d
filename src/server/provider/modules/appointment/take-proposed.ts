import type { ProviderContext } from '../../context.ts'
import { wasActed } from '../../db/history.ts'
import { isoTime } from '../../iso-time.ts'
import { bookingOf } from '../booking/book.ts'
import type { BookingRow } from '../booking/booking-row.ts'
import { hostOf } from '../booking/host.ts'
import { endByTaking, type ProposalRow, type ProposedTime } from '../booking/proposals.ts'
import { rulesOfKind } from '../booking/schedule-rules.ts'
import { scheduleOf } from '../booking/schedule-store.ts'
import { madeBy, type SlotRequest, takeSlot } from '../booking/take-slot.ts'
import { sendNews, writeNews } from '../booking/tell.ts'
import { type LeadRow, leadHome } from '../lead/lead-row.ts'

interface Taking {
  /** the action's: sent again, it is the same booking */
  key: string
  proposal: ProposalRow
  time: ProposedTime
  lead: LeadRow
  now: number
}

/**
 * Makes the booking of a proposed time, which ends the proposal and is noted on its lead, and tells both sides: one transaction, so that of two presses one takes a
 * time. Null where the time is not held any more.
 */
export async function takeProposed(context: ProviderContext, { key, proposal, time, lead, now }: Taking): Promise<BookingRow | null> {
  const { trade, account } = context
  const earlier = await madeBy(trade, key)
  if (earlier) return earlier
  const schedule = await scheduleOf(trade, proposal.owner, proposal.country)
  const own = rulesOfKind(schedule.rules, proposal.kind)
  const host = await hostOf(account, proposal.owner, lead.locale)
  if (!own || !host) return null
  const wanted: SlotRequest = {
    id: crypto.randomUUID(),
    schedule,
    own: { ...own, place: proposal.place, bufferMinutes: proposal.bufferSeconds / 60 },
    slot: { startsAt: time.startsAt, endsAt: time.endsAt, left: 1 },
    guard: 'proposed',
    state: 'confirmed',
    visitor: { name: lead.name, email: lead.email, phone: lead.phone, locale: lead.locale, note: '' },
    home: leadHome(lead),
    evidence: null,
    siteOrigin: lead.siteOrigin,
    moved: null,
    proposal: proposal.id,
    now,
  }
  const { id } = wanted
  const done = wasActed('booking', { key, id })
  const [, , , , news] = await Promise.all([
    takeSlot(trade, key, wanted),
    trade.run(
      `insert or ignore into booking_event (key, booking_id, action, actor, from_state, to_state, note, at)
      select ?, id, 'book', 'visitor', null, state, '', ? from booking where id = ?`,
      key,
      now,
      id,
    ),
    endByTaking(trade, { id: proposal.id, key, now }, time.startsAt, done),
    trade.run(
      `insert or ignore into lead_event (key, lead_id, action, actor, from_state, to_state, note, at)
      select ?, id, 'booking', null, state, state, ?, ? from lead where id = ? and ${done.sql}`,
      `in ${id}`,
      isoTime(time.startsAt),
      now,
      lead.id,
      ...done.parameters,
    ),
    writeNews(
      trade,
      { eventKey: key, booking: bookingOf(wanted), host, reason: '', now, letter: 'booking-confirmed', notice: 'booking-made' },
      done,
    ),
  ])
  sendNews(context, news)
  return madeBy(trade, key)
}
