import { actionKey, momentOf } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import {
  cancelOpenHouse,
  changeOpenHouse,
  type HostedOpenHouse,
  hostOpenHouse,
  type OpenHouseVisit,
  openHouseChangedBy,
  ownHosted,
  visitCounts,
  visitsOf,
} from '../booking/hosted-open-houses.ts'
import { checkInSpan, readQuestion } from '../booking/open-house-rules.ts'
import { readOwnTime } from '../booking/own-appointment-rules.ts'
import { scheduleOf } from '../booking/schedule-store.ts'
import { requireHost } from '../seat/seat-access.ts'

const VisitRef = builder.objectRef<OpenHouseVisit>('OpenHouseVisit').implement({
  description: 'Somebody who checked in to an open house.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    phone: t.exposeString('phone'),
    email: t.exposeString('email', { description: '"" where none is given.' }),
    answer: t.exposeString('answer', { description: 'To the question; "" without one.' }),
    date: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
    lead: t.exposeID('leadId', { nullable: true, description: 'The enquiry on which the visit is noted.' }),
  }),
})

export const HostedOpenHouseRef = builder.objectRef<HostedOpenHouse>('HostedOpenHouse').implement({
  description: 'An open house that the viewer made, with the page on which visitors check in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    listing: t.exposeID('listingId'),
    startsAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ startsAt }) => isoTime(startsAt) }),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
    question: t.exposeString('question', { description: '"" for the usual question, which is asked in the language of who reads it.' }),
    token: t.exposeString('token', { description: 'The secret of the page: "/open-house/<token>".' }),
    opensAt: t.string({ description: 'From when visitors check in.', resolve: (one) => isoTime(checkInSpan(one).from) }),
    closesAt: t.string({ resolve: (one) => isoTime(checkInSpan(one).until) }),
    visitCount: t.int({ extensions: { cost: 1 }, resolve: ({ id }, _, context) => context.perRequest(visitCounts).load(id) }),
    visits: t.field({
      type: [VisitRef],
      description: 'The newest first; at most 1,000.',
      extensions: { cost: 10, listSize: 50 },
      resolve: ({ id }, _, context) => visitsOf(context.trade, id),
    }),
  }),
})

const OpenHouseInput = builder.inputType('OpenHouseInput', {
  fields: (t) => ({
    startsAt: t.string({ required: true }),
    minutes: t.int({ required: true, description: 'From 5 to 1440.' }),
    question: t.string({ required: true, description: 'To visitors; "" for the usual one. At most 200 characters.' }),
  }),
})

const FIELD_CODES = 'appointment-time, appointment-length, appointment-question'
const CHANGE_CODES = 'appointment-unknown, appointment-changed (since the version)'

const unknownOpenHouse = () => refusal('appointment-unknown', 'There is no such open house.')
const takenTime = () => refusal('appointment-taken', 'Something else stands at this time.')

/** Throws `appointment-<field>` for the first field that is wrong. What has begun is not made any more. */
function readOpenHouse({ startsAt, minutes, question: asked }: typeof OpenHouseInput.$inferInput, now: number) {
  const timed = readOwnTime({ startsAt: momentOf(startsAt), minutes }, now)
  if ('wrong' in timed) throw refusal(`appointment-${timed.wrong}`, `The ${timed.wrong} cannot be so.`)
  if (timed.time.endsAt <= now) throw refusal('appointment-time', 'An open house is one to come.')
  const question = readQuestion(asked)
  if (question === null) throw refusal('appointment-question', 'The question is too long.')
  return { time: timed.time, question }
}

/** One of the viewer's that is not cancelled. Throws `appointment-unknown`. */
async function present(context: ProviderContext, owner: string, id: string): Promise<HostedOpenHouse> {
  const row = await ownHosted(context.trade, owner, id)
  if (!row) throw unknownOpenHouse()
  return row
}

interface AskedAction {
  owner: string
  id: string
  key: string
  version: number
}

/** What an action has made of one. Throws why it was not done: `appointment-unknown`, `appointment-changed`, `appointment-taken`. */
async function changedBy(context: ProviderContext, { owner, id, key, version }: AskedAction): Promise<HostedOpenHouse> {
  const done = await openHouseChangedBy(context.trade, owner, id, key)
  if (done) return done
  const row = await present(context, owner, id)
  throw row.version === version ? takenTime() : refusal('appointment-changed', 'The open house was changed elsewhere meanwhile.')
}

builder.queryField('hostedOpenHouse', (t) =>
  t.field({
    type: HostedOpenHouseRef,
    description: 'An open house of the viewer’s. Code appointment-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 10 },
    resolve: async (_, { id }, context) => present(context, (await requireHost(context)).id, String(id)),
  }),
)

const ONCE = 'The same key does it once.'

builder.mutationFields((t) => ({
  hostOpenHouse: t.field({
    type: HostedOpenHouseRef,
    description: `Makes an open house of a listing that the viewer writes and advertises. ${ONCE} Codes: ${FIELD_CODES}, listing-unknown, appointment-taken.`,
    args: {
      key: t.arg.string({ required: true }),
      listing: t.arg.id({ required: true }),
      input: t.arg({ type: OpenHouseInput, required: true }),
    },
    extensions: { cost: 30 },
    resolve: async (_, { key: asked, listing, input }, context) => {
      const { id: owner } = await requireHost(context)
      const now = unixSeconds(context.clock)
      const read = readOpenHouse(input, now)
      const key = actionKey(asked, owner)
      const { country, rules } = await scheduleOf(context.trade, owner, context.country.countryCode)
      const made = { owner, key, now, listingId: String(listing), country, timeZone: rules.timeZone, ...read }
      const id = await hostOpenHouse(context.trade, made)
      const row = await openHouseChangedBy(context.trade, owner, id, key)
      if (row) return row
      const known = await context.trade.first(
        {},
        "select 1 from listing where id = ? and agent = ? and source = 'own' and state in ('live', 'under-offer')",
        made.listingId,
        owner,
      )
      throw known ? takenTime() : refusal('listing-unknown', 'There is no such listing that is advertised.')
    },
  }),
  changeOpenHouse: t.field({
    type: HostedOpenHouseRef,
    description: `Gives an open house another time or question. ${ONCE} Codes: ${FIELD_CODES}, ${CHANGE_CODES}, appointment-taken.`,
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: OpenHouseInput, required: true }),
    },
    extensions: { cost: 30 },
    resolve: async (_, { id, key: asked, version, input }, context) => {
      const { id: owner } = await requireHost(context)
      const before = await present(context, owner, String(id))
      const now = unixSeconds(context.clock)
      const key = actionKey(asked, owner)
      const change = { owner, key, now, before: { ...before, version }, ...readOpenHouse(input, now) }
      await changeOpenHouse(context.trade, change)
      return changedBy(context, { owner, id: before.id, key, version })
    },
  }),
  cancelOpenHouse: t.field({
    type: HostedOpenHouseRef,
    description: `Cancels an open house; who checked in already stays. ${ONCE} Codes: ${CHANGE_CODES}.`,
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }), version: t.arg.int({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id, key: asked, version }, context) => {
      const { id: owner } = await requireHost(context)
      const key = actionKey(asked, owner)
      const before = await ownHosted(context.trade, owner, String(id))
      if (before) await cancelOpenHouse(context.trade, { owner, key, now: unixSeconds(context.clock), before: { ...before, version } })
      return changedBy(context, { owner, id: String(id), key, version })
    },
  }),
}))
