import { actionKey, momentOf } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { hasPhoneVerification, storePhoneVerification, verificationHolder } from '../account/phone-verification.ts'
import { AppointmentAnswerRef, askedLocale } from '../booking/appointment-answer.ts'
import { DESK_COUNTRIES } from '../booking/appointment-kinds.ts'
import { bookSlot } from '../booking/book.ts'
import { BookedHomeInput } from '../booking/booking-type.ts'
import { homeOfInput } from '../booking/home-input.ts'
import { deskOf, scheduleOf } from '../booking/schedule-store.ts'
import { keptEvidence } from '../booking/valuation-evidence.ts'
import { readVisitor } from '../booking/visitor-rules.ts'
import { spendPhoneVerification } from '../otp/phone-code.ts'
import { HomeInput } from '../valuation/type.ts'
import { bookedAnswer } from './booked-answer.ts'

const BookValuationInput = builder.inputType('BookValuationInput', {
  fields: (t) => ({
    startsAt: t.string({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true }),
    note: t.string({ required: true }),
    home: t.field({ type: BookedHomeInput, required: true }),
    details: t.field({ type: HomeInput, description: 'The home as it is to be estimated; without it the usual home of the project.' }),
    phoneProof: t.string({ description: 'The secret that came with the code of the phone.' }),
  }),
})

/** Whether the phone answered its code lately; a verification that somebody who is signed in spends holds for another try too. */
async function isPhoneProven(context: ProviderContext, phone: string, secret: string | null | undefined): Promise<boolean> {
  const now = unixSeconds(context.clock)
  const claim = { phone, holder: verificationHolder(context, secret) }
  if (await hasPhoneVerification(context.account, claim, now)) return true
  const viewer = await context.viewer()
  if (!viewer || !(await spendPhoneVerification(context, viewer.id, phone))) return false
  await storePhoneVerification(context.account, claim, now)
  return true
}

builder.mutationFields((t) => ({
  bookValuation: t.field({
    type: AppointmentAnswerRef,
    description:
      'Takes a free time of the valuation desk of the country, and keeps the estimate of the moment with it. The phone must have answered its code. Codes: "booking-<field>", phone-unproven, too-many-attempts.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: BookValuationInput, required: true }) },
    extensions: { cost: 1_000 },
    resolve: async (_, { key, input }, context) => {
      const country = DESK_COUNTRIES.find((code) => code === context.country.countryCode)
      if (!country) return { appointment: null, code: 'schedule-closed', next: [] }
      const read = readVisitor(input, askedLocale(context))
      if ('wrong' in read) throw refusal(`booking-${read.wrong}`, `The ${read.wrong} is missing, too long or not valid.`)
      await takeFromNetwork(context, 'booking')
      if (!(await isPhoneProven(context, read.visitor.phone, input.phoneProof)))
        throw refusal('phone-unproven', 'The phone has not answered its code.')
      const home = await homeOfInput(context, input.home)
      if (!home) throw refusal('booking-home', 'There is no such home in this market.')
      const owner = deskOf(country)
      const answer = await bookSlot(context, {
        key: actionKey(key, owner, read.visitor.email),
        schedule: await scheduleOf(context.trade, owner, country),
        kind: 'valuation',
        startsAt: momentOf(input.startsAt),
        visitor: read.visitor,
        home,
        evidence: await keptEvidence(context, home, input.details ?? {}),
        siteOrigin: context.siteOrigin,
        now: unixSeconds(context.clock),
      })
      return bookedAnswer(context, answer)
    },
  }),
}))
