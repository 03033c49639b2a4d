import { actionKey } from '../../asked.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import type { LeadState } from '../../db/trade/words.ts'
import { refusal } from '../../errors.ts'
import { checkedPage, connectionOf } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { actOnLead, type LeadAct, type Tell } from './act-on-lead.ts'
import { assigneesOf, leadVisibility, visibleLead } from './lead-access.ts'
import { countLeads, type LeadFilter, leadCounts, listLeads } from './lead-list.ts'
import { LEAD_EVENT_ROW, type LeadRow, readLead } from './lead-row.ts'
import { LEAD_MOVES } from './lead-states.ts'
import { AssigneeRef, LeadConnectionRef, LeadEventRef, LeadOriginEnum, LeadRef, LeadStateEnum } from './lead-type.ts'

const NOTE_MAX_CHARS = 2_000
const REPLY_MAX_CHARS = 4_000
const EVENTS_MAX = 200

const LeadFilterInput = builder.inputType('LeadFilter', {
  fields: (t) => ({
    state: t.field({ type: LeadStateEnum }),
    isOpen: t.boolean({ description: 'Neither won nor lost.' }),
    origin: t.field({ type: LeadOriginEnum }),
    text: t.string({ description: 'Part of the message, or of who wrote it.' }),
    dueUntil: t.string({ description: 'To be followed up until then, "2026-11-28".' }),
    isSuspected: t.boolean({ description: 'Only what may be unwanted; else none of it.' }),
    isMine: t.boolean({ description: 'Only what is given to the viewer.' }),
  }),
})

const LeadMoveEnum = vocabularyEnum('LeadMove', LEAD_MOVES)

interface Count {
  state: LeadState
  suspected: number
  total: number
}

const LeadCountRef = builder.objectRef<Count>('LeadCount').implement({
  fields: (t) => ({
    state: t.expose('state', { type: LeadStateEnum }),
    isSuspected: t.boolean({ resolve: ({ suspected }) => suspected === 1 }),
    total: t.exposeInt('total'),
  }),
})

builder.queryFields((t) => ({
  leads: t.field({
    type: LeadConnectionRef,
    description: 'Leads that the viewer may answer, the newest first: own ones, those given to them, and for staff the operator’s.',
    args: { filter: t.arg({ type: LeadFilterInput }), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, { filter, ...paging }, context) => {
      const visibility = await leadVisibility(context)
      const page = checkedPage(paging)
      const asked: LeadFilter = filter ?? {}
      const rows = await listLeads(context.trade, visibility, asked, page)
      return connectionOf(rows, page, () => countLeads(context.trade, visibility, asked))
    },
  }),
  leadCounts: t.field({
    type: [LeadCountRef],
    extensions: { cost: 20, listSize: 10 },
    resolve: async (_, __, context) => leadCounts(context.trade, await leadVisibility(context)),
  }),
  lead: t.field({
    type: LeadRef,
    description: 'Code lead-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 10 },
    resolve: async (_, { id }, context) => (await visibleLead(context, String(id))).lead,
  }),
  leadEvents: t.field({
    type: [LeadEventRef],
    description: 'What was done with a lead, the newest first. Code lead-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20, listSize: 50 },
    resolve: async (_, { id }, context) => {
      const { lead } = await visibleLead(context, String(id))
      return context.trade.all(
        LEAD_EVENT_ROW,
        `select action, actor, from_state as fromState, to_state as toState, note, at from lead_event where lead_id = ?
        order by at desc, rowid desc limit ${EVENTS_MAX}`,
        lead.id,
      )
    },
  }),
  leadAssignees: t.field({
    type: [AssigneeRef],
    description: 'To whom the viewer may give a lead. Code lead-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20, listSize: 20 },
    resolve: async (_, { id }, context) => {
      const { viewer, lead } = await visibleLead(context, String(id))
      return assigneesOf(context, viewer, lead)
    },
  }),
}))

/** Does something with a lead of the viewer's and answers the lead as it is then. */
async function act(
  context: ProviderContext,
  { id, key, action, note }: { id: string; key: string; action: LeadAct['action']; note: string },
  tell: (viewer: ViewerRow, lead: LeadRow) => Promise<Tell> | Tell = () => ({}),
): Promise<LeadRow> {
  const { viewer, lead } = await visibleLead(context, id)
  const news = await tell(viewer, lead)
  const asked = { key: actionKey(key, lead.id, viewer.id), lead, actor: viewer.id, action, note, now: unixSeconds(context.clock) }
  if (!(await actOnLead(context, asked, news))) throw refusal('lead-state', 'This cannot be done with the lead any more.')
  // whoever has given it away does not see it any more
  return (await readLead(context.trade, lead.id)) ?? lead
}

const wordsOf = (text: string, max: number): string => {
  const clean = text.trim()
  if (clean.length === 0 || clean.length > max) throw refusal('lead-text', `A text of 1 to ${max} characters is needed.`)
  return clean
}

const ID_AND_KEY = 'The same key does it once. Codes: lead-unknown, lead-state'

builder.mutationFields((t) => ({
  moveLead: t.field({
    type: LeadRef,
    description: `Moves a lead on. ${ID_AND_KEY}.`,
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }), move: t.arg({ type: LeadMoveEnum, required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { id, key, move }, context) => act(context, { id: String(id), key, action: move, note: '' }),
  }),
  noteOnLead: t.field({
    type: LeadRef,
    description: `Notes something, for those who may answer. ${ID_AND_KEY}, lead-text.`,
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }), note: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { id, key, note }, context) => act(context, { id: String(id), key, action: 'note', note: wordsOf(note, NOTE_MAX_CHARS) }),
  }),
  followUpLead: t.field({
    type: LeadRef,
    description: `Sets the day to follow up, "2026-11-28", or takes it away. ${ID_AND_KEY}, lead-day.`,
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }), on: t.arg.string() },
    extensions: { cost: 50 },
    resolve: (_, { id, key, on }, context) => {
      if (on && Number.isNaN(Date.parse(`${on}T00:00:00Z`))) throw refusal('lead-day', 'A day is written as "2026-11-28".')
      return act(context, { id: String(id), key, action: 'follow-up', note: on ?? '' })
    },
  }),
  assignLead: t.field({
    type: LeadRef,
    description: `Gives a lead to one of leadAssignees, who is told. ${ID_AND_KEY}, lead-assignee.`,
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }), to: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { id, key, to }, context) =>
      act(context, { id: String(id), key, action: 'assign', note: String(to) }, async (viewer, lead) => {
        const people = await assigneesOf(context, viewer, lead)
        if (!people.some((one) => one.id === String(to))) throw refusal('lead-assignee', 'The lead cannot be given to this account.')
        return String(to) === viewer.id ? {} : { notice: { userId: String(to) } }
      }),
  }),
  trustLead: t.field({
    type: LeadRef,
    description: `Says that a suspected lead is wanted, also one that was discarded by LOSE; one that was given to nobody is the viewer's then. ${ID_AND_KEY}.`,
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { id, key }, context) => act(context, { id: String(id), key, action: 'trust', note: '' }),
  }),
  replyToLead: t.field({
    type: LeadRef,
    description: `Answers by mail, in the viewer's own words, with their name, agency, phone and address; a new lead is contacted by it. ${ID_AND_KEY}, lead-text, lead-address (there is none).`,
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }), text: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { id, key, text }, context) => {
      const words = wordsOf(text, REPLY_MAX_CHARS)
      return act(context, { id: String(id), key, action: 'reply', note: words }, (viewer, lead) => {
        if (lead.email === '') throw refusal('lead-address', 'There is no address to write to.')
        return {
          letter: {
            text: words,
            host: viewer.nickName,
            agency: viewer.estateAgency ?? 'realEstate',
            phone: viewer.phoneNumber,
            link: `mailto:${viewer.email}`,
          },
        }
      })
    },
  }),
}))
