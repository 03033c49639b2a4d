import type { MissingRight } from '#access/seat/missing-right.ts'
import type { LeadQuery, LeadsQuery } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'

export type Lead = LeadsQuery['leads']['nodes'][number]
export type LeadCounts = LeadsQuery['leadCounts']

/** The opened lead, with what an answer needs. */
export type AnsweredLead = LeadQuery['lead']

/** One lead with its history and to whom it may be given. */
export type OpenedLead = LeadQuery

/** A page of the inbox; `opened` is null where none is asked for. */
export interface Inbox {
  leads: LeadsQuery['leads']
  counts: LeadCounts
  opened: Result<OpenedLead> | null
}

/** The inbox as its page has it. */
export interface OwnInbox extends Inbox {
  /** of a seat that may not answer enquiries: none are given to it */
  missing: MissingRight | null
}
