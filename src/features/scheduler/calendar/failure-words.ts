import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#lib/result.ts'

const SAY = new Map<string, MessageDescriptor>([
  ['booking-unknown', msg`There is no such appointment among yours.`],
  ['booking-state', msg`This appointment has changed meanwhile. Its present state is shown.`],
  ['booking-time', msg`It is too late for this, or too early.`],
  ['slot-taken', msg`This time was taken meanwhile. Choose another one.`],
  ['appointment-taken', msg`Something else stands at this time.`],
  ['appointment-unknown', msg`There is no such appointment among yours.`],
  ['appointment-changed', msg`This appointment has changed meanwhile. Its present state is shown.`],
  ['appointment-many', msg`You have written down as many appointments as can be kept.`],
  ['appointment-time', msg`This time cannot be written down: it lies too far away, or has not come yet.`],
  ['appointment-length', msg`An appointment takes from 5 minutes to 24 hours.`],
  ['appointment-repetition', msg`It is repeated at most 60 times, until a day that comes after it.`],
  ['appointment-name', msg`The name is too long.`],
  ['appointment-phone', msg`This is no phone number.`],
  ['appointment-email', msg`This is no e-mail address.`],
  ['appointment-address', msg`The address is too long.`],
  ['appointment-question', msg`The question is too long.`],
  ['appointment-place', msg`The place is too long.`],
  ['appointment-note', msg`The note is too long.`],
  ['booking-home', msg`There is no such home in this market.`],
  ['lead-unknown', msg`There is no such enquiry among yours.`],
  ['listing-unknown', msg`There is no such listing among yours.`],
  ['calendar-name', msg`Give the calendar a name of at most 60 letters.`],
  ['calendar-address', msg`This is no public address that begins with https:// or webcal://.`],
  ['calendar-own', msg`This is a calendar of ours. What stands here is taken already.`],
  ['calendar-known', msg`This calendar is read already.`],
  ['calendar-full', msg`At most five calendars are read. Remove one of them first.`],
  ['calendar-unknown', msg`There is no such calendar among yours.`],
  ['calendar-absent', msg`Nothing lies at this address, or it is not open to us. Copy the secret address that the calendar program shows.`],
  ['calendar-status', msg`The address answered with an error. Try again later.`],
  ['calendar-unreachable', msg`The address could not be reached. Try again later.`],
  ['calendar-redirects', msg`The address leads on too often, or to no public place.`],
  ['calendar-size', msg`The calendar is larger than 5 MB.`],
  ['calendar-format', msg`What lies at this address is no calendar.`],
  ['calendar-components', msg`The calendar has more than 5,000 entries that could still matter.`],
  ['calendar-many', msg`The calendar has more than 2,000 times in the next four months.`],
  ['too-many-attempts', msg`Too many attempts. Try again later.`],
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
