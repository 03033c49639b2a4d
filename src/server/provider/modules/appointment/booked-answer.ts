import type { ProviderContext } from '../../context.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { type AppointmentAnswer, appointmentOf } from '../booking/appointment-answer.ts'
import type { BookAnswer } from '../booking/book.ts'
import { makeBookingLink } from '../booking/booking-letters.ts'
import { tryLeadOfBooking } from '../lead/booking-leads.ts'

/** The answer to somebody who asked for a time, which is an enquiry too, with a new secret that manages it. */
export async function bookedAnswer(context: ProviderContext, answer: BookAnswer): Promise<AppointmentAnswer> {
  if ('refused' in answer) return { appointment: null, ...answer.refused }
  await tryLeadOfBooking(context, answer.booking)
  const [appointment, token] = await Promise.all([
    appointmentOf(context, answer.booking),
    makeBookingLink(context.trade, answer.booking.uid, unixSeconds(context.clock)),
  ])
  return { appointment, code: null, next: [], token }
}
