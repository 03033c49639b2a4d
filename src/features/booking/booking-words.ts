import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookingState } from '#graphql/generated/graphql.ts'

/** What has become of an appointment, for the visitor. */
export const appointmentStateWords: Record<BookingState, MessageDescriptor> = {
  HELD: msg`Asked for, not confirmed yet`,
  CONFIRMED: msg`Confirmed`,
  DECLINED: msg`Not confirmed; nothing is booked`,
  LAPSED: msg`Not answered within 24 hours; nothing is booked`,
  MOVED: msg`Moved to another time`,
  CANCELLED: msg`Cancelled`,
  DONE: msg`Took place`,
}

/** Why something was not done, by the failure's code; everything else is "could not be done". */
const failures: Record<string, MessageDescriptor> = {
  'slot-taken': msg`Somebody took this time a moment ago. Nothing you entered is lost: choose another time and send again.`,
  'schedule-closed': msg`No times are offered here at present. Nothing was booked.`,
  'booking-state': msg`This cannot be done any more. Load the page again to see what has become of the appointment.`,
  'booking-time': msg`It is too late for this. Call the person you are to meet.`,
  'booking-unknown': msg`This link is not known. Open it from the e-mail again.`,
  'booking-name': msg`The name was not accepted. Check it and send again.`,
  'booking-email': msg`The e-mail address was not accepted. Check it and send again.`,
  'booking-phone': msg`The phone number was not accepted. Check it and send again.`,
  'booking-note': msg`The message was not accepted. Shorten it and send again.`,
  'booking-home': msg`This home is not known any more. Open the page again without it.`,
  'proposal-unknown': msg`This link is not known. Open it from the e-mail again.`,
  'proposal-state': msg`These times are not kept any more. The present state is shown.`,
  'proposal-note': msg`The text was not accepted. Shorten it and send again.`,
  'waiting-name': msg`The name was not accepted. Check it and send again.`,
  'waiting-email': msg`The e-mail address was not accepted. Check it and send again.`,
  'waiting-free': msg`A time is free on this day now. Load the page again and take it.`,
  'waiting-closed': msg`Nobody can wait for this day any more. Choose another one.`,
  'waiting-full': msg`Too many people wait for this day already. Choose another one.`,
  'enquiry-name': msg`The name was not accepted. Check it and send again.`,
  'enquiry-email': msg`The e-mail address was not accepted. Check it and send again.`,
  'enquiry-phone': msg`The phone number was not accepted. Check it and send again.`,
  'enquiry-message': msg`The message was not accepted. Shorten it and send again.`,
  'enquiry-closed': msg`Nobody can be written to at this address any more. Nothing was sent.`,
  'too-many-attempts': msg`There were too many bookings from your connection. Try again in an hour; nothing you entered is lost while this page is open.`,
  'user.form.otp.invalid': msg`This is not the code that was sent. Check the latest message and type it again.`,
  'otp-send-failed': msg`There was an error while sending the code. Check where it should go, or try again in a moment.`,
  'otp-too-soon': msg`A code was sent a moment ago. Wait a minute before you ask for another.`,
  'otp-spent': msg`This code does not work any more. Ask for a new one.`,
  'phone-invalid': msg`This is not a phone number.`,
  'phone-unproven': msg`The phone has to be confirmed again. Ask for a new code.`,
  'code-needed': msg`Type the code that was sent to your phone.`,
  timeout: msg`This took too long. It may have been done: look into your mailbox before you send it again.`,
}

const otherFailure = msg`This could not be done. Nothing you entered is lost; try again in a moment.`

export const bookingFailureWords = (code: string): MessageDescriptor => failures[code] ?? otherFailure
