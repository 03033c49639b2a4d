import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { isoTime } from '../../iso-time.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import { BOOKING_COLUMNS, BOOKING_ROW, type BookingRow, bookedHome } from '../booking/booking-row.ts'
import { isDesk } from '../booking/schedule-store.ts'
import { announce } from '../notice/announce.ts'
import { actOnLead } from './act-on-lead.ts'
import { houseOf, LEAD_COLUMNS, LEAD_ROW, type LeadOwner } from './lead-row.ts'
import { takeLead } from './take-lead.ts'

type LeadContext = Pick<ProviderContext, 'trade' | 'live' | 'later' | 'post'>

const DAY = 86_400
/** An appointment belongs to the enquiry of the same person that is open and no older. */
const SAME_LEAD_SECONDS = 180 * DAY
const BOOKINGS_MAX = 100

const ownerOf = ({ owner, country }: BookingRow): LeadOwner => (isDesk(owner) ? houseOf(country) : owner)

/** Notes an appointment on the open enquiry of the same person, or makes an enquiry of it; once for each appointment. */
export async function leadOfBooking(context: LeadContext, booking: BookingRow): Promise<void> {
  const { trade } = context
  const { uid, country, kind, visitorName: name, visitorEmail: email, createdAt: at } = booking
  const owner = ownerOf(booking)
  const noted = await trade.all(
    {},
    `insert or ignore into lead_event (key, lead_id, action, actor, from_state, to_state, note, at)
    select ?1, id, 'booking', null, state, state, ?2, ?3 from lead where owner = ?4 and lower(email) = ?5 and suspicion is null
      and state in ('new', 'contacted', 'meeting') and created_at > ?3 - ${SAME_LEAD_SECONDS} and id <> ?6
      and not exists (select 1 from lead_event where key = ?1)
    order by created_at desc limit 1 returning key`,
    `in ${uid}`,
    isoTime(booking.startsAt),
    at,
    owner,
    email.toLowerCase(),
    uid,
  )
  if (noted.length > 0) return noteAnswer(context, booking, owner, at)
  const lead = {
    ...({ id: uid, country, owner, origin: isDesk(booking.owner) ? 'value' : 'booking', interest: kind, name, email, at } as const),
    phone: booking.visitorPhone,
    company: '',
    locale: booking.visitorLocale,
    message: booking.note,
    home: bookedHome(booking),
    isProven: false,
    honey: '',
    seconds: null,
    siteOrigin: booking.siteOrigin,
  }
  const isNew = { sql: 'not exists (select 1 from lead_event where key = ?)', parameters: [`in ${uid}`] }
  announce(context, await takeLead(trade, lead, [], isNew))
  await noteAnswer(context, booking, owner, at)
}

/** The states of an appointment in which its visitor has been answered. */
const ANSWERED: ReadonlySet<BookingRow['state']> = new Set(['confirmed', 'declined', 'moved', 'cancelled', 'done'])

/** Whoever asked for a time and was told yes or no has been answered: a new enquiry of theirs waits no longer. */
async function noteAnswer(context: LeadContext, booking: BookingRow, actor: string, now: number): Promise<void> {
  if (!ANSWERED.has(booking.state)) return
  const lead = await context.trade.first(
    LEAD_ROW,
    `select ${LEAD_COLUMNS} from lead join lead_event came on came.lead_id = lead.id where came.key = ? and lead.state = 'new'`,
    `in ${booking.uid}`,
  )
  if (lead) await actOnLead(context, { key: `answered ${booking.uid}`, lead, actor, action: 'contact', note: '', now })
}

/** The booking is kept already: where its lead cannot be made now, a later run makes it. */
export const tryLeadOfBooking = (context: LeadContext, booking: BookingRow): Promise<void> =>
  quietly('lead-not-made', () => leadOfBooking(context, booking))

/** What was done with the booking stands, whatever becomes of its lead. */
export const tryToNoteAnswer = (context: LeadContext, booking: BookingRow, actor: string, now: number): Promise<void> =>
  quietly('lead-not-answered', () => noteAnswer(context, booking, actor, now))

async function quietly(event: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(JSON.stringify({ event, error: String(error) }))
  }
}

const missing = (trade: Statements, now: number): Promise<BookingRow[]> =>
  trade.all(
    BOOKING_ROW,
    `select ${BOOKING_COLUMNS} from booking where created_at between ? and ? and sequence = 0 and visitor_email <> ''
      and not exists (select 1 from lead_event where key = 'in ' || booking.uid) order by created_at limit ${BOOKINGS_MAX}`,
    now - 2 * DAY,
    now - 60,
  )

/** Appointments of the last two days that stand on no enquiry, because the process ended before. */
export const leadsOfBookings: ScheduledJob = async (context) => {
  const found = await missing(context.trade, context.now)
  for (const booking of found) await leadOfBooking(context, booking)
  return found.length
}
