import { z } from 'zod'
import { LISTING_ACTIVITIES } from '#graphql/listing-kinds.ts'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { APPOINTMENT_KINDS, BOOKING_ACTORS, BOOKING_STATES, LEAD_ORIGINS, LEAD_STATES, SUSPICIONS } from '../../db/trade/words.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { BookedHome } from '../booking/booking-row.ts'
import { copiedId, type FieldsOfRecord, UnusableRecord, writtenTime } from './copied-fields.ts'
import { takenId } from './taken-id.ts'

/** Bounds of texts, in characters: what the forms take, and some more. */
const LINE = 200
const TEXT = 10_000
const HISTORY_MAX = 500

const country = z.enum(COUNTRY_CODES)
const day = z.iso.date()

const bookedHome: z.ZodType<BookedHome> = z.object({
  country,
  typeGroup: z.enum(TYPE_GROUPS),
  slug: z.string().max(LINE),
  name: z.string().max(LINE),
  unit: z.string().max(LINE),
  listing: z.object({ slug: z.string().max(LINE), activity: z.enum(LISTING_ACTIVITIES) }).optional(),
})

const historyOf = <State extends string>(states: readonly [State, ...State[]]) =>
  z
    .array(
      z.object({
        action: z.string().max(40),
        fromState: z.enum(states).nullable(),
        toState: z.enum(states),
        note: z.string().max(TEXT),
        at: writtenTime,
      }),
    )
    .max(HISTORY_MAX)

const leadHistory = historyOf(LEAD_STATES)
const bookingHistory = historyOf(BOOKING_STATES)

/**
 * Takes an enquiry in, once, with what became of it. Nobody is told and nothing is sent. That its address is proven was seen elsewhere, so it is not proven here.
 */
export async function takeEnquiry({ trade, siteOrigin }: ProviderContext, owner: string, fields: FieldsOfRecord): Promise<void> {
  const id = takenId(owner, 'enquiries', fields.needed('id', copiedId))
  const createdAt = fields.needed('createdAt', writtenTime)
  const home = fields.optional('home', bookedHome, null)
  const history = fields.optional('history', leadHistory, [])
  const values = [
    id,
    fields.needed('country', country),
    owner,
    fields.optional('origin', z.enum(LEAD_ORIGINS), 'contact'),
    fields.text('interest', LINE),
    fields.text('name', LINE),
    fields.text('email', LINE),
    fields.text('phone', LINE),
    fields.text('company', LINE),
    fields.optional('locale', z.enum(LOCALE_CODES), 'en-US'),
    fields.text('message', TEXT),
    home && JSON.stringify(home),
    fields.optional('state', z.enum(LEAD_STATES), 'new'),
    fields.optional('followUpOn', day, null),
    fields.optional('firstAnswerAt', writtenTime, null),
    fields.optional('suspicion', z.enum(SUSPICIONS), null),
    siteOrigin,
    createdAt,
    fields.optional('updatedAt', writtenTime, createdAt),
  ]
  await Promise.all([
    trade.run(
      `insert or ignore into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, home, state, follow_up_on, first_answer_at,
      suspicion, site_origin, created_at, updated_at) values (${values.map(() => '?').join(', ')})`,
      ...values,
    ),
    trade.run(
      `insert or ignore into lead_event (key, lead_id, action, actor, from_state, to_state, note, at)
      select 'taken ' || ?1 || ' ' || key, ?1, value ->> 'action', null, value ->> 'fromState', value ->> 'toState', value ->> 'note', value ->> 'at'
      from json_each(?2)`,
      id,
      JSON.stringify(history),
    ),
  ])
}

/** Longest appointment, in seconds. */
const LONGEST = 7 * 86_400

/**
 * Takes an appointment in that is over, once. One that still stands is not taken: its visitor would get letters of a place that they know nothing of, so it is made anew.
 */
export async function takeAppointment(context: ProviderContext, owner: string, fields: FieldsOfRecord): Promise<void> {
  const { trade, siteOrigin } = context
  const now = unixSeconds(context.clock)
  const key = fields.needed('id', copiedId)
  const startsAt = fields.needed('startsAt', writtenTime)
  const endsAt = fields.needed('endsAt', writtenTime)
  if (!(endsAt > startsAt && endsAt - startsAt <= LONGEST)) throw new UnusableRecord('out-of-range', 'endsAt')
  const state = fields.needed('state', z.enum(BOOKING_STATES))
  if (endsAt > now && (state === 'held' || state === 'confirmed')) throw new UnusableRecord('still-to-come', 'startsAt')
  const id = takenId(owner, 'appointments', key)
  const createdAt = fields.optional('createdAt', writtenTime, startsAt)
  const home = fields.optional('home', bookedHome, null)
  const values = [
    id,
    takenId(owner, 'appointment-uids', fields.optional('uid', copiedId, key)),
    fields.optional('sequence', z.int().min(0).max(1_000), 0),
    fields.needed('country', country),
    owner,
    fields.needed('kind', z.enum(APPOINTMENT_KINDS)),
    startsAt,
    endsAt,
    fields.optional('bufferSeconds', z.int().min(0).max(LONGEST), 0),
    fields.text('timeZone', 60),
    fields.optional('day', day, new Date(startsAt * 1_000).toISOString().slice(0, 10)),
    fields.text('place', TEXT),
    // what nobody answered has lapsed
    state === 'held' ? 'lapsed' : state,
    fields.optional('heldUntil', writtenTime, null),
    fields.text('visitorName', LINE),
    fields.text('visitorEmail', LINE),
    fields.text('visitorPhone', LINE),
    fields.optional('visitorLocale', z.enum(LOCALE_CODES), 'en-US'),
    fields.text('note', TEXT),
    home && JSON.stringify(home),
    siteOrigin,
    createdAt,
    fields.optional('updatedAt', writtenTime, createdAt),
  ]
  const history = fields.optional('history', bookingHistory, [])
  await Promise.all([
    trade.run(
      `insert or ignore into booking (id, uid, sequence, country, owner, kind, starts_at, ends_at, buffer_seconds, time_zone, day, place, state, held_until, visitor_name,
      visitor_email, visitor_phone, visitor_locale, note, home, site_origin, created_at, updated_at) values (${values.map(() => '?').join(', ')})`,
      ...values,
    ),
    trade.run(
      `insert or ignore into booking_event (key, booking_id, action, actor, from_state, to_state, note, at)
      select 'taken ' || ?1 || ' ' || event.key, ?1, event.value ->> 'action', '${BOOKING_ACTORS[0]}', event.value ->> 'fromState', event.value ->> 'toState',
        event.value ->> 'note', event.value ->> 'at' from json_each(?2) event where exists (select 1 from booking where id = ?1)`,
      id,
      JSON.stringify(history),
    ),
  ])
}
