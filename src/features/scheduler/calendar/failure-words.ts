import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#lib/result.ts'

const SAY = new Map<string, MessageDescriptor>([
  ['booking-unknown', msg`There is no such appointment among yours.`],
  ['booking-state', msg`This appointment has changed meanwhile. Its present state is shown.`],
  ['booking-time', msg`It is too late for this, or too early.`],
  ['slot-taken', msg`This time was taken meanwhile. Choose another one.`],
  ['schedule-closed', msg`No times of this kind are offered now. Open it among your hours first.`],
  ['schedule-changed', msg`The hours were changed elsewhere meanwhile. Load the page again and enter the change once more.`],
  ['schedule-timezone', msg`Choose one of the clocks of the country.`],
  ['schedule-daysoff', msg`A day off is not a day, or ends before it begins.`],
  ['schedule-hours', msg`Some hours end before they begin, or overlap.`],
  ['schedule-place', msg`The place is too long.`],
  ['invalid_access_token', msg`Your session has ended. Log in again.`],
  ['forbidden', msg`Your account is not allowed to do this.`],
  ['unreachable', msg`We could not be reached. Check your connection and try again.`],
])

/** Why something about the calendar was not done. */
export function calendarFailureWords(i18n: Pick<I18n, '_'>, { code }: Failure): string {
  const words = SAY.get(code)
  return i18n._(words ?? msg`This could not be done. Nothing is lost; try again in a moment.`)
}
