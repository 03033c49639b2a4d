import type { NoticeKind } from '#graphql/notice-kinds.ts'
import type { ProviderContext } from '../../context.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { isoTime } from '../../iso-time.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { type BookingTemplate, type LetteredBooking, writeBookingLetter } from './booking-letters.ts'
import { type BookingRow, bookedHome } from './booking-row.ts'
import type { Host } from './host.ts'
import { isDesk } from './schedule-store.ts'

/** What is said of an event, and to whom. */
export interface BookingNews {
  /** the action's key */
  eventKey: string
  booking: LetteredBooking & Pick<BookingRow, 'id' | 'owner'>
  host: Host
  /** to the visitor */
  letter: BookingTemplate | null
  /** to the host */
  notice: Extract<NoticeKind, `booking-${string}`> | null
  reason: string
  now: number
}

/** What was written, to be sent off after the transaction. */
export interface WrittenNews {
  letters: string[]
  readers: { userId: string }[]
}

/** Writes the letter and the notices of an event; ask for them in its tick, with a guard that holds where it was done. */
export async function writeNews(trade: Statements, news: BookingNews, guard: Guard): Promise<WrittenNews> {
  const { eventKey, booking, host, letter, notice, reason, now } = news
  const [key, readers] = await Promise.all([
    letter && writeBookingLetter(trade, { template: letter, eventKey, booking, host: host.name, reason, now }, guard),
    Promise.all(notice === null ? [] : host.readers.map((userId) => writeNotice(trade, { ...noticeOf(news, notice), userId }, guard))),
  ])
  return { letters: key ? [key] : [], readers: readers.flat() }
}

function noticeOf({ eventKey, booking, now }: BookingNews, kind: NoticeKind) {
  const { owner, country, id, visitorName, startsAt, timeZone } = booking
  const facts = {
    visitor: visitorName,
    appointment: booking.kind,
    startsAt: isoTime(startsAt),
    timeZone,
    home: bookedHome(booking)?.name ?? null,
  }
  const path = `/scheduler?${isDesk(owner) ? `desk=${country}&` : ''}booking=${id}`
  return { key: `${kind} ${eventKey}`, kind, country, facts, path, at: now }
}

/** Hands over what was written. */
export function sendNews(context: Pick<ProviderContext, 'live' | 'later' | 'post'>, { letters, readers }: WrittenNews): void {
  if (letters.length > 0) context.later(context.post.push(letters))
  announce(context, readers)
}
