import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { LeadMove } from '#graphql/generated/enumerations.ts'
import {
  AssignLeadDocument,
  FollowUpLeadDocument,
  LeadDocument,
  type LeadFilter,
  LeadsDocument,
  MoveLeadDocument,
  NoteOnLeadDocument,
  ReplyToLeadDocument,
  TrustLeadDocument,
} from '#graphql/generated/graphql.ts'
import { LIST_FIRST_MAX } from '#graphql/limits.ts'
import { ok } from '#lib/result.ts'
import { todayIn } from '#market/today.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { Inbox } from './inbox.ts'
import { LEAD_PAGE_SIZE, LEAD_PILES, type LeadPile } from './search.ts'

const id = z.uuid()
const key = z.uuid()

/** `country`: of the visit, by whose day it is due. */
const FILTERS: Record<LeadPile, (country: CountryCode) => LeadFilter> = {
  open: () => ({ isOpen: true }),
  new: () => ({ state: 'NEW' }),
  contacted: () => ({ state: 'CONTACTED' }),
  meeting: () => ({ state: 'MEETING' }),
  due: (country) => ({ dueUntil: todayIn(country) }),
  won: () => ({ state: 'WON' }),
  lost: () => ({ state: 'LOST' }),
  doubtful: () => ({ isSuspected: true }),
}

const asked = {
  country: z.enum(COUNTRY_CODES),
  pile: z.enum(LEAD_PILES),
  find: z.string().max(80).optional(),
  offset: z.int().min(0).max(10_000),
}

/** A page of the viewer's leads with how many there are, and the one that is opened. */
export const fetchInbox = createServerFn({ method: 'POST' })
  .validator(z.object({ ...asked, lead: id.optional() }))
  .handler(async ({ data: { country, pile, find, offset, lead } }) => {
    const [listed, opened] = await Promise.all([
      execute(LeadsDocument, { filter: { ...FILTERS[pile](country), text: find }, first: LEAD_PAGE_SIZE, offset }),
      lead ? execute(LeadDocument, { id: lead }) : null,
    ])
    if (!listed.ok) return listed
    return ok<Inbox>({ leads: listed.value.leads, counts: listed.value.leadCounts, opened })
  })

/** Leads of a pile, as many as one answer may hold, to be saved. */
export const fetchLeadsToSave = createServerFn({ method: 'POST' })
  .validator(z.object(asked))
  .handler(async ({ data: { country, pile, find, offset } }) => {
    const answer = await execute(LeadsDocument, { filter: { ...FILTERS[pile](country), text: find }, first: LIST_FIRST_MAX, offset })
    return answer.ok ? ok(answer.value.leads) : answer
  })

export const sendLeadMove = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, move: z.enum(LeadMove) }))
  .handler(({ data }) => execute(MoveLeadDocument, data))

export const sendLeadNote = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, note: z.string().max(2_000) }))
  .handler(({ data }) => execute(NoteOnLeadDocument, data))

export const sendFollowUp = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, on: z.iso.date().nullable() }))
  .handler(({ data }) => execute(FollowUpLeadDocument, data))

export const sendAssignment = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, to: z.uuid() }))
  .handler(({ data }) => execute(AssignLeadDocument, data))

export const sendTrust = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key }))
  .handler(({ data }) => execute(TrustLeadDocument, data))

export const sendReply = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, text: z.string().max(4_000) }))
  .handler(({ data }) => execute(ReplyToLeadDocument, data))
