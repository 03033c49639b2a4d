import { actionKey, momentOf } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { pick, selectList } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { bookedHome } from '../booking/booking-row.ts'
import { LATE_SECONDS } from '../booking/booking-states.ts'
import { AppointmentOutcomeEnum } from '../booking/booking-type.ts'
import { homeOfInput } from '../booking/home-input.ts'
import { type OwnFault, occurrencesOf, readOwnTexts, readOwnTime } from '../booking/own-appointment-rules.ts'
import { OwnAppointmentInput, OwnAppointmentRef, RepetitionInput } from '../booking/own-appointment-type.ts'
import {
  changeOwn,
  createOwn,
  hasManyOwn,
  listOwnAppointments,
  type OwnAppointmentRow,
  type OwnChange,
  type OwnContent,
  type OwnTime,
  ownChangedBy,
  ownUndoneBy,
  readOwn,
  removeOwn,
  undoOwn,
} from '../booking/own-appointments.ts'
import { openHouseName } from '../booking/own-open-houses.ts'
import { scheduleOf } from '../booking/schedule-store.ts'
import { visibleLead } from '../lead/lead-access.ts'
import { holdersGranting, requireHost } from '../seat/seat-access.ts'

const FIELD_CODES =
  '"appointment-<field>" of time, length, repetition, name, phone, email, address, place, note; listing-unknown, booking-home, lead-unknown'
const CHANGE_CODES = 'appointment-unknown, appointment-changed (since the version), appointment-taken'
const ALSO = 'It may stand beside what else stands at its time. No free time is offered to a visitor there in any case.'

const fault = (field: OwnFault) => refusal(`appointment-${field}`, `The ${field} cannot be so.`)
const takenTime = () => refusal('appointment-taken', 'Something else stands at this time.')
const unknownAppointment = () => refusal('appointment-unknown', 'There is no such appointment.')

type AskedAppointment = typeof OwnAppointmentInput.$inferInput

const LISTING_NAME_ROW = pick(LISTING, 'id', 'projectName', 'street', 'address')

/** The listing that is meant, with its name: the agent's own, or one that a seat writes for its payer. Throws `listing-unknown`. */
async function ownListingNamed(context: ProviderContext, owner: string, id: string): Promise<Pick<OwnContent, 'listingId' | 'address'>> {
  const payers = await holdersGranting(context.account, owner, 'listings', unixSeconds(context.clock))
  const listing = await context.trade.first(
    LISTING_NAME_ROW,
    `select ${selectList(LISTING_NAME_ROW)} from listing where id = ? and agent in (select value from json_each(?))`,
    id,
    JSON.stringify([owner, ...payers]),
  )
  if (!listing) throw refusal('listing-unknown', 'There is no such listing.')
  return { listingId: listing.id, address: openHouseName(listing) }
}

/** Throws `listing-unknown`, `booking-home`. What the appointment is about already stays as it was named. */
async function homeOf(
  context: ProviderContext,
  owner: string,
  { listing, home, address }: AskedAppointment,
  before: OwnAppointmentRow | null,
) {
  if (listing != null) {
    const kept = before?.listingId === String(listing) ? before : await ownListingNamed(context, owner, String(listing))
    return { home: null, listingId: kept.listingId, address: kept.address }
  }
  const known = before && bookedHome(before)
  if (home && known && home.slug === known.slug && home.typeGroup === known.typeGroup && home.unit === known.unit)
    return { home: before?.home ?? null, listingId: null, address: '' }
  const project = await homeOfInput(context, home)
  return { home: project && JSON.stringify(project), listingId: null, address: project ? '' : address }
}

/** Throws `lead-unknown`. Whom the appointment is with already stays, when the enquiry is gone. */
async function personOf(context: ProviderContext, { lead, name, phone, email }: AskedAppointment, before: OwnAppointmentRow | null) {
  if (lead == null) return { leadId: null, name, phone, email }
  const known = before?.leadId === String(lead) ? before : (await visibleLead(context, String(lead))).lead
  return { leadId: String(lead), name: known.name, phone: known.phone, email: known.email }
}

/** What was entered, as it is kept. */
async function readAsked(
  context: ProviderContext,
  owner: string,
  asked: AskedAppointment,
  before: OwnAppointmentRow | null = null,
): Promise<{ time: OwnTime; content: OwnContent }> {
  const timed = readOwnTime({ startsAt: momentOf(asked.startsAt), minutes: asked.minutes }, unixSeconds(context.clock))
  if ('wrong' in timed) throw fault(timed.wrong)
  const [{ home, listingId, address }, { leadId, ...person }] = await Promise.all([
    homeOf(context, owner, asked, before),
    personOf(context, asked, before),
  ])
  const read = readOwnTexts({ ...person, address, place: asked.place, note: asked.note })
  if ('wrong' in read) throw fault(read.wrong)
  return { time: timed.time, content: { kind: asked.kind, home, listingId, leadId, ...read.texts } }
}

interface AskedChange {
  id: string
  key: string
  version: number
  also: boolean
  change: OwnChange
}

/** Throws `appointment-unknown`, `appointment-changed`, `appointment-taken`. */
async function changed(
  context: ProviderContext,
  owner: string,
  { id, key, version, also, change }: AskedChange,
): Promise<OwnAppointmentRow> {
  await changeOwn(context.trade, { owner, key, id, version, also, now: unixSeconds(context.clock), change })
  const [row] = await ownChangedBy(context.trade, owner, key)
  if (row) return row
  throw (await refusedChange(context, owner, id, version)) ?? takenTime()
}

/** Why a change of a version did not come to pass: null where neither is the reason. */
async function refusedChange(context: ProviderContext, owner: string, id: string, version: number) {
  const row = await readOwn(context.trade, owner, id)
  if (!row) return unknownAppointment()
  return row.version === version ? null : refusal('appointment-changed', 'The appointment was changed elsewhere meanwhile.')
}

/** Only what becomes another: an appointment that stands beside another one can be renamed there. */
function timeChange(row: OwnTime, { startsAt, endsAt }: OwnTime): Partial<OwnTime> {
  return row.startsAt === startsAt && row.endsAt === endsAt ? {} : { startsAt, endsAt }
}

async function present(context: ProviderContext, owner: string, id: string): Promise<OwnAppointmentRow> {
  const row = await readOwn(context.trade, owner, id)
  if (!row) throw unknownAppointment()
  return row
}

builder.queryFields((t) => ({
  ownAppointments: t.field({
    type: [OwnAppointmentRef],
    description: 'The appointments that the viewer has written down and that touch a span of time, in order; at most 1,000.',
    args: { from: t.arg.string({ required: true }), until: t.arg.string({ required: true }) },
    extensions: { cost: 20, listSize: 100 },
    resolve: async (_, { from, until }, context) =>
      listOwnAppointments(context.trade, (await requireHost(context)).id, momentOf(from), momentOf(until)),
  }),
}))

builder.mutationFields((t) => ({
  createOwnAppointment: t.field({
    type: [OwnAppointmentRef],
    description: `Writes an appointment down, or all of a repetition. The same key does it once. Codes: ${FIELD_CODES}; appointment-taken, appointment-many.`,
    args: {
      key: t.arg.string({ required: true }),
      input: t.arg({ type: OwnAppointmentInput, required: true }),
      repetition: t.arg({ type: RepetitionInput }),
      also: t.arg.boolean({ description: ALSO }),
    },
    extensions: { cost: 30, listSize: 60 },
    resolve: async (_, { key: asked, input, repetition, also }, context) => {
      const { id: owner } = await requireHost(context)
      const key = actionKey(asked, owner)
      const { time, content } = await readAsked(context, owner, input)
      const { country, rules } = await scheduleOf(context.trade, owner, context.country.countryCode)
      const times = occurrencesOf(time, repetition ?? null, rules.timeZone)
      if (!times) throw fault('repetition')
      const now = unixSeconds(context.clock)
      await createOwn(context.trade, { owner, key, also: also === true, now, country, timeZone: rules.timeZone, times, content })
      const rows = await ownChangedBy(context.trade, owner, key)
      if (rows.length > 0) return rows
      if (await hasManyOwn(context.trade, owner, now)) throw refusal('appointment-many', 'No more appointments can be kept.')
      throw takenTime()
    },
  }),
  changeOwnAppointment: t.field({
    type: OwnAppointmentRef,
    description: `Replaces what was written down. \`version\` is the one that was changed. Codes: ${FIELD_CODES}; ${CHANGE_CODES}.`,
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: OwnAppointmentInput, required: true }),
      also: t.arg.boolean({ description: ALSO }),
    },
    extensions: { cost: 30 },
    resolve: async (_, { id, key, version, input, also }, context) => {
      const { id: owner } = await requireHost(context)
      const row = await present(context, owner, String(id))
      const { time, content } = await readAsked(context, owner, input, row)
      const change = { ...content, ...timeChange(row, time) }
      return changed(context, owner, { id: row.id, key: actionKey(key, owner), version, also: also === true, change })
    },
  }),
  moveOwnAppointment: t.field({
    type: OwnAppointmentRef,
    description: `Gives an appointment another time, as long as it was. Codes: appointment-time; ${CHANGE_CODES}.`,
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
      startsAt: t.arg.string({ required: true }),
      also: t.arg.boolean({ description: ALSO }),
    },
    extensions: { cost: 20 },
    resolve: async (_, { id, key, version, startsAt, also }, context) => {
      const { id: owner } = await requireHost(context)
      const row = await present(context, owner, String(id))
      const minutes = (row.endsAt - row.startsAt) / 60
      const timed = readOwnTime({ startsAt: momentOf(startsAt), minutes }, unixSeconds(context.clock))
      if ('wrong' in timed) throw fault(timed.wrong)
      return changed(context, owner, { id: row.id, key: actionKey(key, owner), version, also: also === true, change: timed.time })
    },
  }),
  closeOwnAppointment: t.field({
    type: OwnAppointmentRef,
    description: `Says how an appointment went, once it has begun; a late cancellation from a day before. Codes: appointment-time; ${CHANGE_CODES}.`,
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
      outcome: t.arg({ type: AppointmentOutcomeEnum, required: true }),
    },
    extensions: { cost: 20 },
    resolve: async (_, { id, key, version, outcome }, context) => {
      const { id: owner } = await requireHost(context)
      const row = await present(context, owner, String(id))
      const from = outcome === 'late' ? row.startsAt - LATE_SECONDS : row.startsAt
      if (row.kind === 'blocked' || unixSeconds(context.clock) < from) throw fault('time')
      return changed(context, owner, { id: row.id, key: actionKey(key, owner), version, also: false, change: { outcome } })
    },
  }),
  removeOwnAppointment: t.field({
    type: [OwnAppointmentRef],
    description: 'Takes an appointment away, and answers what is gone. Codes: appointment-unknown, appointment-changed.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
      following: t.arg.boolean({ description: 'With those of its series that come after it.' }),
    },
    extensions: { cost: 20, listSize: 60 },
    resolve: async (_, { id, key: asked, version, following }, context) => {
      const { id: owner } = await requireHost(context)
      const key = actionKey(asked, owner)
      const removal = { owner, key, id: String(id), version, following: following === true }
      await removeOwn(context.trade, { ...removal, now: unixSeconds(context.clock) })
      const rows = await ownChangedBy(context.trade, owner, key)
      if (rows.length > 0) return rows
      throw (await refusedChange(context, owner, removal.id, version)) ?? unknownAppointment()
    },
  }),
  undoOwnAppointments: t.field({
    type: [OwnAppointmentRef],
    description:
      'Takes the action of a key back within the hour, of what nobody has changed since, and answers what is there again. Codes: appointment-unknown, appointment-taken.',
    args: {
      key: t.arg.string({ required: true, description: 'Of the action that is taken back.' }),
      also: t.arg.boolean({ description: ALSO }),
    },
    extensions: { cost: 20, listSize: 60 },
    resolve: async (_, { key: asked, also }, context) => {
      const { id: owner } = await requireHost(context)
      const key = actionKey(asked, owner)
      await undoOwn(context.trade, { owner, key, also: also === true, now: unixSeconds(context.clock) })
      const rows = await ownUndoneBy(context.trade, owner, key)
      if (rows.length > 0) return rows.filter(({ removedAt }) => removedAt === null)
      throw (await ownChangedBy(context.trade, owner, key)).length > 0 ? takenTime() : unknownAppointment()
    },
  }),
}))
