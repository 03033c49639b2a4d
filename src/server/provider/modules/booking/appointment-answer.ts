import type { LocaleCode } from '#market/locale-tags.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { BookingRow } from './booking-row.ts'
import { type Appointment, AppointmentRef, SlotRef } from './booking-type.ts'
import { hostOf } from './host.ts'
import { publicIdOf } from './public-host.ts'
import type { Slot } from './slot-rules.ts'

/** The language in which a visitor asks, and gets letters. */
export const askedLocale = ({ language, country }: ProviderContext): LocaleCode => messageLocale(language, country.countryCode)

export interface AppointmentAnswer {
  appointment: Appointment | null
  code: string | null
  next: Slot[]
  token?: string
}

export const AppointmentAnswerRef = builder.objectRef<AppointmentAnswer>('AppointmentAnswer').implement({
  description: 'The appointment; or why there is none, with the next free times.',
  fields: (t) => ({
    appointment: t.expose('appointment', { type: AppointmentRef, nullable: true }),
    code: t.exposeString('code', { nullable: true, description: 'slot-taken, schedule-closed, booking-state, booking-time' }),
    next: t.expose('next', { type: [SlotRef] }),
    token: t.string({
      nullable: true,
      description: 'Of an appointment that was booked: manages it as the links in its letters do.',
      resolve: ({ token }) => token ?? null,
    }),
  }),
})

/** A booking as its visitor sees it. */
export async function appointmentOf(context: ProviderContext, booking: BookingRow): Promise<Appointment> {
  const [host, id] = await Promise.all([
    hostOf(context.account, booking.owner, askedLocale(context)),
    publicIdOf(context.account, booking.owner),
  ])
  return { booking, hostName: host?.name ?? '', host: host && id, now: unixSeconds(context.clock) }
}
