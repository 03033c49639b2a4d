import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountDeed, BillingStanding, LetterState, ListingState, OrderState, StaffDeedKind } from '#graphql/generated/graphql.ts'
import { TRIAL_EXTENSION_MAX_DAYS } from '#graphql/limits.ts'
import type { Failure } from '#lib/result.ts'
import type { BadgeTone } from '#ui/badge.tsx'

/** What staff press. */
export const ACCOUNT_DEED_WORDS: Record<AccountDeed, MessageDescriptor> = {
  NOTE: msg`Keep a note`,
  SUSPEND: msg`Suspend the account`,
  LET_IN: msg`Let in again`,
  END_SESSIONS: msg`End all sessions`,
  SEND_LINK: msg`Send another link`,
}

/** What was done. */
export const STAFF_DEED_WORDS: Record<StaffDeedKind, MessageDescriptor> = {
  NOTE: msg`Note`,
  SUSPEND: msg`Suspended`,
  LET_IN: msg`Let in again`,
  END_SESSIONS: msg`All sessions ended`,
  SEND_LINK: msg`Another link was sent`,
  RESEND_LETTER: msg`A mail was sent again`,
  EXTEND_TRIAL: msg`Trial extended`,
  HAND_OVER_LISTING: msg`Listing handed over`,
}

export const PERSON_LETTER_WORDS: Record<LetterState, MessageDescriptor> = {
  WAITING: msg`On its way`,
  SENT: msg`Sent`,
  DEAD: msg`Not sent`,
  LATE: msg`Too late to send`,
}

export const PERSON_LETTER_TONES: Record<LetterState, BadgeTone> = { WAITING: 'lagoon', SENT: 'quiet', DEAD: 'bad', LATE: 'caution' }

export const PERSON_LISTING_WORDS: Record<ListingState, MessageDescriptor> = {
  DRAFT: msg`Draft`,
  LIVE: msg`Shown`,
  UNDER_OFFER: msg`Under offer`,
  CLOSED: msg`Closed`,
  WITHDRAWN: msg`Withdrawn`,
  EXPIRED: msg`Expired`,
}

export const PERSON_ORDER_WORDS: Record<OrderState, MessageDescriptor> = {
  NEW: msg`New`,
  ACCEPTED: msg`Accepted`,
  IN_PRODUCTION: msg`In production`,
  DELIVERED: msg`Delivered`,
  CHANGES_ASKED: msg`Changes asked for`,
  APPROVED: msg`Approved`,
  DECLINED: msg`Declined`,
  CANCELLED: msg`Cancelled`,
}

export const PERSON_PLAN_WORDS: Record<BillingStanding, MessageDescriptor> = {
  CARD_MISSING: msg`No card entered`,
  UNPAID: msg`First payment open`,
  TRIAL: msg`Trial`,
  ACTIVE: msg`Active`,
  ENDING: msg`Ends with its period`,
  PAST_DUE: msg`Payment due`,
  CLOSED: msg`Closed`,
  ENDED: msg`Ended`,
}

const FAILURES = new Map<Failure['code'], MessageDescriptor>([
  ['step-up-needed', msg`Nothing was done: show first that it is you.`],
  ['desk-account', msg`There is no such account any more.`],
  ['desk-reason', msg`A reason is needed.`],
  ['desk-staff', msg`Accounts of staff are not managed here.`],
  ['desk-state', msg`The account stands so already. Load the page again.`],
  ['desk-letter', msg`This mail cannot be sent again.`],
  ['desk-trial', msg`There is no trial that the card service extends.`],
  ['desk-until', msg`Choose a day after the present end, not more than ${TRIAL_EXTENSION_MAX_DAYS} days from now.`],
  ['desk-listing', msg`This listing cannot be handed over: it came by a feed, is held, or is not theirs any more.`],
  ['desk-agent', msg`No other agent has this address.`],
  ['listing-incomplete', msg`It is advertised, and that agent’s licence, agency or proven phone is missing.`],
  ['mail-not-sent', msg`The mail could not be sent, or several were within the hour.`],
  ['billing-none', msg`There is no subscription in this country.`],
  ['billing-country', msg`Cards are not taken in this country.`],
  ['billing-unavailable', msg`Cards cannot be taken now.`],
  ['billing-unreachable', msg`The card service does not answer. Nothing is lost; try again.`],
])

const OTHERWISE = msg`This could not be done. Nothing is lost; try again in a moment.`

export const personFailureWords = (i18n: I18n, { code }: Failure): string => i18n._(FAILURES.get(code) ?? OTHERWISE)
