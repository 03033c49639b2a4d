import { actionKey, momentOf } from '../../asked.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import { PROPOSAL_STATES } from '../../db/trade/words.ts'
import { refusal } from '../../errors.ts'
import { idOfKey } from '../../id-of-key.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { type AppointmentAnswer, AppointmentAnswerRef, appointmentOf } from '../booking/appointment-answer.ts'
import { isOffered } from '../booking/book.ts'
import { makeBookingLink } from '../booking/booking-letters.ts'
import { BookedHomeRef } from '../booking/booking-type.ts'
import {
  endProposal,
  holdTimes,
  openProposals,
  type ProposalRow,
  type ProposedTime,
  proposalById,
  proposalByToken,
  proposalState,
  proposalsOfLead,
  readProposedTimes,
  timesOfProposals,
  wasEnded,
  wasProposed,
} from '../booking/proposals.ts'
import { openHost, publicIdOf } from '../booking/public-host.ts'
import { rulesOfKind } from '../booking/schedule-rules.ts'
import { scheduleOf } from '../booking/schedule-store.ts'
import { AppointmentKindEnum } from '../booking/schedule-type.ts'
import { actOnLead } from '../lead/act-on-lead.ts'
import { isHostOf, visibleLead } from '../lead/lead-access.ts'
import { type LeadRow, leadHome, readLead } from '../lead/lead-row.ts'
import { LeadRef } from '../lead/lead-type.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { requireHost } from '../seat/seat-access.ts'
import { writeProposalLetter } from './proposal-letter.ts'
import { takeProposed } from './take-proposed.ts'

const NOTE_MAX_CHARS = 500

const ProposalStateEnum = vocabularyEnum('ProposalState', [...PROPOSAL_STATES, 'expired'])

const ProposedTimeRef = builder.objectRef<ProposedTime>('ProposedTime').implement({
  fields: (t) => ({
    startsAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ startsAt }) => isoTime(startsAt) }),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
    isTaken: t.boolean({ description: 'This one became the appointment.', resolve: ({ isTaken }) => isTaken === 1 }),
  }),
})

const proposedTimes = ({ trade }: ProviderContext) => batchLoader<string, ProposedTime[]>((ids) => timesOfProposals(trade, ids), [])
const proposedLeads = ({ trade }: ProviderContext) =>
  batchLoader<string, LeadRow | null>(
    async (ids) => new Map(await Promise.all(ids.map(async (id) => [id, await readLead(trade, id)] as const))),
    null,
  )

const TimeProposalRef = builder.objectRef<ProposalRow>('TimeProposal').implement({
  description: 'Times that the viewer has proposed to whoever wrote.',
  fields: (t) => ({
    id: t.exposeID('id'),
    lead: t.exposeID('leadId'),
    name: t.string({
      description: 'Of whom they were proposed to.',
      extensions: { cost: 1 },
      resolve: async ({ leadId }, _, context) => (await context.perRequest(proposedLeads).load(leadId))?.name ?? '',
    }),
    kind: t.expose('kind', { type: AppointmentKindEnum }),
    state: t.field({ type: ProposalStateEnum, resolve: (row, _, context) => proposalState(row, unixSeconds(context.clock)) }),
    timeZone: t.exposeString('timeZone'),
    heldUntil: t.string({
      description: 'Until when the times are held, while it is open.',
      resolve: ({ heldUntil }) => isoTime(heldUntil),
    }),
    note: t.exposeString('note', { description: 'Where none of them suits: when they could; else "".' }),
    createdDate: t.string({ resolve: ({ createdAt }) => isoTime(createdAt) }),
    times: t.field({
      type: [ProposedTimeRef],
      extensions: { cost: 1, listSize: 3 },
      resolve: ({ id }, _, context) => context.perRequest(proposedTimes).load(id),
    }),
  }),
})

/** A proposal as whoever wrote sees it. */
interface Proposed {
  proposal: ProposalRow
  lead: LeadRow
  times: ProposedTime[]
  host: { name: string; ceaNumber: string | null; estateAgency: string | null; estateAgencyLicenseNo: string | null } | null
  hostId: string | null
  now: number
}

const ProposedTimesRef = builder.objectRef<Proposed>('ProposedTimes').implement({
  description: 'Times that an agent proposes, for whoever has the link of the letter.',
  fields: (t) => ({
    country: t.field({ type: CountryCodeEnum, resolve: ({ proposal }) => proposal.country }),
    kind: t.field({ type: AppointmentKindEnum, resolve: ({ proposal }) => proposal.kind }),
    state: t.field({ type: ProposalStateEnum, resolve: ({ proposal, now }) => proposalState(proposal, now) }),
    hostName: t.string({ resolve: ({ host }) => host?.name ?? '' }),
    host: t.string({ nullable: true, description: 'Public id under which further times are offered.', resolve: ({ hostId }) => hostId }),
    ceaNumber: t.string({ nullable: true, resolve: ({ host }) => host?.ceaNumber ?? null }),
    estateAgency: t.string({ nullable: true, resolve: ({ host }) => host?.estateAgency ?? null }),
    estateAgencyLicenseNo: t.string({ nullable: true, resolve: ({ host }) => host?.estateAgencyLicenseNo ?? null }),
    home: t.field({ type: BookedHomeRef, nullable: true, resolve: ({ lead }) => leadHome(lead) }),
    timeZone: t.string({ resolve: ({ proposal }) => proposal.timeZone }),
    place: t.string({ description: '"" when it is agreed separately.', resolve: ({ proposal }) => proposal.place }),
    heldUntil: t.string({ description: 'ISO 8601, UTC.', resolve: ({ proposal }) => isoTime(proposal.heldUntil) }),
    times: t.expose('times', { type: [ProposedTimeRef] }),
  }),
})

/** A lead to which the viewer proposes times of the own calendar. One that was given to somebody without a calendar answers as unknown. Throws `lead-unknown`. */
async function hostedLead(context: ProviderContext, id: string): Promise<{ viewer: ViewerRow; lead: LeadRow }> {
  const { viewer, lead } = await visibleLead(context, id)
  if (!(await isHostOf(context, viewer, lead))) throw refusal('lead-unknown', 'There is no such lead.')
  return { viewer, lead }
}

builder.objectField(LeadRef, 'mayProposeTimes', (t) =>
  t.boolean({
    description: 'It is the viewer’s own, or was given to a seat with a calendar, and its writer can be reached by mail.',
    extensions: { cost: 1 },
    resolve: async (lead, _, context) => lead.email !== '' && isHostOf(context, await requireViewer(context), lead),
  }),
)

/** By the secret of a letter. Throws `proposal-unknown`. */
async function proposedAt(context: ProviderContext, token: string): Promise<Proposed> {
  const proposal = await proposalByToken(context.trade, token)
  const lead = proposal && (await readLead(context.trade, proposal.leadId))
  if (!proposal || !lead) {
    await takeFromNetwork(context, 'oneTimeLink')
    throw refusal('proposal-unknown', 'This link is not known.')
  }
  const hostId = await publicIdOf(context.account, proposal.owner)
  const [times, open] = await Promise.all([
    timesOfProposals(context.trade, [proposal.id]),
    hostId === null ? null : openHost(context, hostId, lead.locale),
  ])
  return { proposal, lead, times: times.get(proposal.id) ?? [], host: open?.shown ?? null, hostId, now: unixSeconds(context.clock) }
}

builder.queryFields((t) => ({
  timeProposals: t.field({
    type: [TimeProposalRef],
    description:
      'What the viewer has proposed to a lead of theirs, the newest first; without one, all whose times are held now. Code lead-unknown.',
    args: { lead: t.arg.id() },
    extensions: { cost: 20, listSize: 20 },
    resolve: async (_, { lead }, context) => {
      if (lead != null) return proposalsOfLead(context.trade, (await hostedLead(context, String(lead))).lead.id)
      return openProposals(context.trade, (await requireHost(context)).id, unixSeconds(context.clock))
    },
  }),
  proposedTimes: t.field({
    type: ProposedTimesRef,
    description: 'Proposed times by the secret of their letter. Code proposal-unknown.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: (_, { token }, context) => proposedAt(context, token),
  }),
}))

interface AskedProposal {
  key: string
  lead: LeadRow
  kind: ProposalRow['kind']
  startsAt: readonly number[]
  actor: { id: string; name: string }
}

/** Holds the times, notes it on the lead and writes the letter, as one transaction. Throws `schedule-closed`, `proposal-times`, `slot-taken`, `proposal-open`. */
async function propose(context: ProviderContext, { key, lead, kind, startsAt, actor }: AskedProposal): Promise<ProposalRow> {
  const { trade } = context
  const id = idOfKey(hashOf(`time-proposal ${key}`))
  const earlier = await proposalById(trade, id)
  if (earlier) return earlier
  const now = unixSeconds(context.clock)
  const schedule = await scheduleOf(trade, actor.id, lead.country)
  const own = rulesOfKind(schedule.rules, kind)
  if (!own?.isOpen || !isOffered(schedule)) throw refusal('schedule-closed', 'No times of this kind are offered.')
  const times = readProposedTimes(startsAt, own.lengthMinutes, now)
  if (!times) throw refusal('proposal-times', 'Two or three times to come are proposed, none over another.')
  const token = randomSecret()
  const { timeZone } = schedule.rules
  const { place } = own
  const made = { key, kind, timeZone, place, token, times, now }
  const guard = wasProposed(id)
  const [, , letter] = await Promise.all([
    holdTimes(trade, { ...made, id, owner: actor.id, country: schedule.country, leadId: lead.id, bufferSeconds: own.bufferMinutes * 60 }),
    actOnLead(context, {
      key: hashOf(`propose ${key}`),
      lead,
      actor: actor.id,
      action: 'propose',
      note: isoOf(times[0]),
      now,
      where: guard,
    }),
    writeProposalLetter(trade, { ...made, lead, host: actor.name }, guard),
  ])
  const row = await proposalById(trade, id)
  if (row) {
    context.later(context.post.push([letter]))
    return row
  }
  const open = (await proposalsOfLead(trade, lead.id)).some((one) => proposalState(one, now) === 'open')
  throw open ? refusal('proposal-open', 'Times are proposed to this lead already.') : refusal('slot-taken', 'A time is taken.')
}

const isoOf = (time: { startsAt: number } | undefined): string => (time ? isoTime(time.startsAt) : '')

/** The answer to whoever takes one. A time that is not held any more is answered as taken. */
async function taken(context: ProviderContext, token: string, asked: string, startsAt: number): Promise<AppointmentAnswer> {
  const { proposal, lead, times, now } = await proposedAt(context, token)
  const time = times.find((one) => one.startsAt === startsAt)
  const key = actionKey(asked, proposal.id)
  const booking = time ? await takeProposed(context, { key, proposal, time, lead, now }) : null
  if (!booking) return { appointment: null, code: 'slot-taken', next: [] }
  const [appointment, link] = await Promise.all([appointmentOf(context, booking), makeBookingLink(context.trade, booking.uid, now)])
  return { appointment, code: null, next: [], token: link }
}

/** Ends a proposal because none of its times suits, and tells its agent. Throws `proposal-state`. */
async function decline(context: ProviderContext, token: string, asked: string, note: string): Promise<Proposed> {
  const { proposal, lead, now } = await proposedAt(context, token)
  const key = actionKey(asked, proposal.id)
  if (proposal.changeKey !== key) {
    const ended = { id: proposal.id, key, now }
    const done = wasEnded(ended)
    const [, , readers] = await Promise.all([
      endProposal(context.trade, ended, 'declined', note),
      context.trade.run(
        `insert or ignore into lead_event (key, lead_id, action, actor, from_state, to_state, note, at)
        select ?, id, 'none-suits', null, state, state, ?, ? from lead where id = ? and ${done.sql}`,
        hashOf(`none-suits ${key}`),
        note,
        now,
        lead.id,
        ...done.parameters,
      ),
      writeNotice(
        context.trade,
        {
          key: `proposal-declined ${proposal.id}`,
          userId: proposal.owner,
          kind: 'proposal-declined',
          country: proposal.country,
          facts: { name: lead.name, home: leadHome(lead)?.name ?? null },
          path: `/user/leads?lead=${lead.id}`,
          at: now,
        },
        done,
      ),
    ])
    announce(context, readers)
  }
  const after = await proposedAt(context, token)
  if (after.proposal.changeKey !== key) throw refusal('proposal-state', 'This proposal has ended already.')
  return after
}

builder.mutationFields((t) => ({
  proposeTimes: t.field({
    type: TimeProposalRef,
    description:
      'Proposes two or three of the viewer’s times to a lead that is the viewer’s or was given to the viewer’s seat, holds them for 48 hours at most and until the earliest of them, and writes a letter. The same key does it once. Codes: lead-unknown, lead-address, schedule-closed, proposal-times, proposal-open, slot-taken.',
    args: {
      lead: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      kind: t.arg({ type: AppointmentKindEnum, required: true }),
      startsAt: t.arg.stringList({ required: true, description: 'ISO 8601.' }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { lead: id, key, kind, startsAt }, context) => {
      const { viewer, lead } = await hostedLead(context, String(id))
      if (lead.email === '') throw refusal('lead-address', 'There is no address to write to.')
      const actor = { id: viewer.id, name: viewer.nickName }
      return propose(context, { key: actionKey(key, lead.id, viewer.id), lead, kind, startsAt: startsAt.map(momentOf), actor })
    },
  }),
  withdrawTimes: t.field({
    type: TimeProposalRef,
    description:
      'Takes a proposal of the viewer’s back, whose times are free again. The same key does it once. Codes: proposal-unknown, proposal-state.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { id, key: asked }, context) => {
      const viewer = await requireHost(context)
      const proposal = await proposalById(context.trade, String(id))
      if (proposal?.owner !== viewer.id) throw refusal('proposal-unknown', 'There is no such proposal.')
      const key = actionKey(asked, proposal.id)
      if (proposal.changeKey !== key)
        await endProposal(context.trade, { id: proposal.id, key, now: unixSeconds(context.clock) }, 'withdrawn', '')
      const after = await proposalById(context.trade, proposal.id)
      if (after?.changeKey !== key) throw refusal('proposal-state', 'This proposal has ended already.')
      return after
    },
  }),
  takeProposedTime: t.field({
    type: AppointmentAnswerRef,
    description:
      'Takes one of the times that a letter proposes, which is confirmed by it. The same key does it once. Codes: proposal-unknown.',
    args: { token: t.arg.string({ required: true }), key: t.arg.string({ required: true }), startsAt: t.arg.string({ required: true }) },
    extensions: { cost: 100 },
    resolve: (_, { token, key, startsAt }, context) => taken(context, token, key, momentOf(startsAt)),
  }),
  declineProposedTimes: t.field({
    type: ProposedTimesRef,
    description:
      'Says that none of the proposed times suits, and when one would, in own words. The same key does it once. Codes: proposal-unknown, proposal-state, proposal-note.',
    args: { token: t.arg.string({ required: true }), key: t.arg.string({ required: true }), note: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { token, key, note }, context) => {
      const clean = note.trim()
      if (clean.length > NOTE_MAX_CHARS) throw refusal('proposal-note', 'The text is too long.')
      return decline(context, token, key, clean)
    },
  }),
}))
