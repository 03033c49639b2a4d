import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LeadOrigin, LeadState, LeadSuspicion } from '#graphql/generated/graphql.ts'
import type { Failure } from '#lib/result.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { LeadPile } from './search.ts'

export const PILE_WORDS: Record<LeadPile, MessageDescriptor> = {
  open: msg`All open`,
  new: msg`Not answered`,
  contacted: msg`Answered`,
  meeting: msg`Meeting`,
  due: msg`To follow up`,
  won: msg`Won`,
  lost: msg`Lost`,
  doubtful: msg`Held back`,
}

export const LEAD_STATE_WORDS: Record<LeadState, MessageDescriptor> = {
  NEW: msg`Not answered`,
  CONTACTED: msg`Answered`,
  MEETING: msg`Meeting`,
  WON: msg`Won`,
  LOST: msg`Lost`,
}

const LEAD_STATE_TONES: Record<LeadState, BadgeTone> = {
  NEW: 'caution',
  CONTACTED: 'lagoon',
  MEETING: 'lagoon',
  WON: 'quiet',
  LOST: 'quiet',
}

const HELD_WORDS: { words: MessageDescriptor; tone: BadgeTone } = { words: msg`Held back`, tone: 'caution' }
const DISCARDED_WORDS: { words: MessageDescriptor; tone: BadgeTone } = { words: msg`Discarded`, tone: 'quiet' }

/** How an enquiry is marked: by its state, or as held back or discarded. */
export function leadBadge({ state, suspicion }: { state: LeadState; suspicion: LeadSuspicion | null }) {
  if (!suspicion) return { words: LEAD_STATE_WORDS[state], tone: LEAD_STATE_TONES[state] }
  return state === 'LOST' ? DISCARDED_WORDS : HELD_WORDS
}

const NEXT_WORDS: Record<LeadState, MessageDescriptor | null> = {
  NEW: msg`Next: answer`,
  CONTACTED: msg`Next: arrange a meeting`,
  MEETING: msg`Next: note how the meeting ended`,
  WON: null,
  LOST: null,
}
const DOUBTFUL_NEXT = msg`Next: decide whether a person wrote`
const ASKED_TIME_NEXT = msg`Next: confirm or decline the time`

/** What comes next with an enquiry, by its state; null where nothing does. */
export function nextWords({
  state,
  suspicion,
  origin,
}: {
  state: LeadState
  suspicion: LeadSuspicion | null
  origin: LeadOrigin
}): MessageDescriptor | null {
  if (suspicion) return state === 'LOST' ? null : DOUBTFUL_NEXT
  return state === 'NEW' && origin === 'BOOKING' ? ASKED_TIME_NEXT : NEXT_WORDS[state]
}

export const ORIGIN_WORDS: Record<LeadOrigin, MessageDescriptor> = {
  CONTACT: msg`Contact page`,
  TRAINING: msg`Training session`,
  VALUE: msg`Valuation`,
  REPORT: msg`Report`,
  SHARE: msg`Shared page`,
  LAUNCH: msg`New launch`,
  LISTING: msg`Advertisement`,
  TOUR: msg`Tour`,
  BOOKING: msg`Appointment`,
  OPEN_HOUSE: msg`Open house`,
  AREA: msg`Ask an agent`,
}

export const SUSPICION_WORDS: Record<LeadSuspicion, MessageDescriptor> = {
  HONEY: msg`A field that people do not see was filled in.`,
  HASTY: msg`It was sent within three seconds, with a link in it.`,
  REPEATED: msg`The same words came from elsewhere.`,
  MANY_LINKS: msg`It holds many links.`,
}

/** What was done, by its name in the history. */
const EVENT_WORDS = new Map<string, MessageDescriptor>([
  ['in', msg`Came in`],
  ['booking', msg`Took an appointment`],
  ['visit', msg`Was at the open house`],
  ['propose', msg`Times proposed`],
  ['none-suits', msg`None of the proposed times suits`],
  ['contact', msg`Marked as answered`],
  ['meet', msg`A meeting is arranged`],
  ['win', msg`Won`],
  ['lose', msg`Lost`],
  ['reply', msg`Answered by mail`],
  ['note', msg`Note`],
  ['follow-up', msg`To follow up`],
  ['assign', msg`Given to`],
  ['trust', msg`Taken in`],
])

export const eventWords = (i18n: Pick<I18n, '_'>, action: string): string => {
  const words = EVENT_WORDS.get(action)
  return words ? i18n._(words) : action
}

const FAILURES = new Map<string, MessageDescriptor>([
  ['lead-unknown', msg`This enquiry is not among yours.`],
  ['lead-state', msg`It has changed meanwhile. Its present state is shown.`],
  ['lead-text', msg`Write something first, at most 4,000 characters.`],
  ['lead-address', msg`There is no e-mail address to write to.`],
  ['schedule-closed', msg`No times of this kind are offered now. Open it among your hours first.`],
  ['proposal-times', msg`Choose two or three times to come, none over another.`],
  ['proposal-open', msg`Times are proposed already. Withdraw them first.`],
  ['proposal-state', msg`This proposal has ended already. Its present state is shown.`],
  ['proposal-unknown', msg`This proposal has ended already. Its present state is shown.`],
  ['slot-taken', msg`One of these times was taken meanwhile. Choose again.`],
  ['lead-assignee', msg`It cannot be given to this account.`],
  ['invalid_access_token', msg`Your session has ended. Log in again; what you wrote stays here.`],
  ['unreachable', msg`We could not be reached. Check your connection and try again.`],
])

/** Why something was not done with a lead. */
export function leadFailureWords(i18n: Pick<I18n, '_'>, { code }: Failure): string {
  const words = FAILURES.get(code)
  return i18n._(words ?? msg`This could not be done. Nothing is lost; try again in a moment.`)
}
