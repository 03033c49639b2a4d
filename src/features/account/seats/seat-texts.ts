import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SEAT_INVITES_MAX, SEAT_RESEND_SECONDS } from '#graphql/limits.ts'
import type { Failure } from '#lib/result.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { TeamSeat } from './team-seats.ts'

export const SEAT_STATE_WORDS = {
  INVITED: msg`Invited`,
  ACTIVE: msg`Active`,
  SUSPENDED: msg`Suspended`,
  REMOVED: msg`Removed`,
} satisfies Record<TeamSeat['state'], MessageDescriptor>

export const SEAT_STATE_TONES = {
  INVITED: 'quiet',
  ACTIVE: 'lagoon',
  SUSPENDED: 'caution',
  REMOVED: 'quiet',
} satisfies Record<TeamSeat['state'], BadgeTone>

const EVENT_WORDS = new Map<string, MessageDescriptor>([
  ['invite', msg`Invited`],
  ['resend', msg`Invitation sent again`],
  ['accept', msg`Accepted`],
  ['grant', msg`May do something else`],
  ['suspend', msg`Suspended`],
  ['resume', msg`Brought back`],
  ['move', msg`Moved to another address`],
  ['remove', msg`Removed`],
  ['leave', msg`Given back by the person`],
])

export const seatEventWords = (i18n: Pick<I18n, '_'>, action: string): string => {
  const words = EVENT_WORDS.get(action)
  return words ? i18n._(words) : action
}

const REFUSALS = new Map<string, MessageDescriptor>([
  ['email-invalid', msg`This is not an e-mail address.`],
  ['seat-own', msg`This is your own address. The subscription is yours without a seat.`],
  ['seat-known', msg`This address has one of your seats already.`],
  ['seat-full', msg`Every seat that is paid for is taken. Add seats to the subscription, or suspend or remove one first.`],
  ['seat-none-paid', msg`Your subscription pays for no seats.`],
  ['seat-addresses', msg`One to ${SEAT_INVITES_MAX} addresses at once.`],
  ['seat-state', msg`The seat has changed meanwhile. Its present state is shown.`],
  ['seat-unknown', msg`This seat is not among yours.`],
  ['too-many-attempts', msg`Several letters went there already. Try again in an hour.`],
  ['invalid_access_token', msg`Your session has ended. Log in again; what you wrote stays here.`],
  ['unreachable', msg`We could not be reached. Check your connection and try again.`],
])

/** Why something was not done with a seat. */
export function seatRefusalWords(i18n: Pick<I18n, '_'>, { code, waitSeconds }: Pick<Failure, 'code' | 'waitSeconds'>): string {
  if (code === 'too-soon') {
    const seconds = waitSeconds ?? SEAT_RESEND_SECONDS
    return i18n._(msg`The letter has just gone. In ${seconds} s you can send it again.`)
  }
  return i18n._(REFUSALS.get(code) ?? msg`This could not be done. Nothing is lost; try again in a moment.`)
}
