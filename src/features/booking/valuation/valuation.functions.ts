import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { Tenure } from '#graphql/generated/enumerations.ts'
import {
  AppointmentHostDocument,
  BookValuationDocument,
  CheckOtpDocument,
  FreeTimesDocument,
  SendOtpDocument,
  ValuationHomeDocument,
  type ValuationHomeQuery,
} from '#graphql/generated/graphql.ts'
import { isOtpCode } from '#lib/otp-code.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { currentRequest, keepPhoneVerification, newSecret } from '#server/session.server.ts'
import { type OfferedTimes, offeredTimes, stripFrom, stripRange } from '../offered-times.ts'

const day = z.iso.date().optional()
const country = z.enum(COUNTRY_CODES)
const project = z.object({ country, typeGroup: z.enum(TYPE_GROUPS), slug: z.string().min(1).max(120) })
const home = z.object({
  unitMix: z.string().max(16).nullable(),
  areaSqm: z.number().positive().nullable(),
  floor: z.int().nullable(),
  tenure: z.enum(Tenure).nullable(),
  leaseStartYear: z.int().nullable(),
})
const text = (max: number) => z.string().trim().max(max)
const phone = z.string().refine(isPhoneNumber)

/** What the page of valuations shows. */
export interface ValuationOffer {
  deskName: string
  times: OfferedTimes | null
  /** null while no home is chosen, or where it is not known */
  valued: ValuationHomeQuery | null
}

/** The desk's free times, and the chosen home with its estimate. */
export const fetchValuationOffer = createServerFn()
  .validator(z.object({ country, from: day, day, project: project.optional(), home: home.nullable() }))
  .handler(async ({ data: { country, from, day, project, home } }): Promise<Result<ValuationOffer>> => {
    const id = `desk-${country.toLowerCase()}`
    const [answer, valued] = await Promise.all([
      execute(AppointmentHostDocument, { host: id }, { country }),
      project?.country === country
        ? execute(ValuationHomeDocument, { typeGroup: toWireTypeGroup(project.typeGroup), slug: project.slug, home }, { country })
        : null,
    ])
    if (!answer.ok) return failed(answer)
    const host = answer.value.appointmentHost
    const offered = host?.kinds.find(({ kind }) => kind === 'VALUATION')
    const found = valued?.ok && valued.value.project ? valued.value : null
    if (!host || !offered) return ok({ deskName: host?.name ?? '', times: null, valued: found })
    const now = Date.now()
    const first = stripFrom(from ?? day, host.timeZone, now)
    const free = await execute(FreeTimesDocument, { host: id, kind: 'VALUATION', ...stripRange(first) }, { country })
    if (!free.ok) return failed(free)
    const strip = { slots: free.value.freeTimes, timeZone: host.timeZone, from: first, day, now, aheadDays: offered.aheadDays }
    return ok({ deskName: host.name, times: offeredTimes(strip), valued: found })
  })

function failed<Answer extends { ok: false }>(answer: Answer): Answer {
  setResponseStatus(503)
  return answer
}

/** Sends a code to the visitor's phone. */
export const sendVisitorCode = createServerFn({ method: 'POST' })
  .validator(z.object({ phone }))
  .handler(async ({ data }): Promise<Result<null>> => {
    const answer = await execute(SendOtpDocument, data)
    if (!answer.ok) return answer
    return answer.value.sendOTP.success ? ok(null) : fail('validation', 'otp-send-failed')
  })

/** Whether the code is right; the verification that a right one makes is bound to this browser. */
export const checkVisitorCode = createServerFn({ method: 'POST' })
  .validator(z.object({ phone, otp: z.string().refine(isOtpCode) }))
  .handler(async ({ data }): Promise<Result<null>> => {
    const proof = newSecret()
    const answer = await execute(CheckOtpDocument, { ...data, proof })
    if (!answer.ok) return answer
    if (!answer.value.checkOTP.success) return fail('validation', 'user.form.otp.invalid')
    keepPhoneVerification(proof)
    return ok(null)
  })

const valuation = z.object({
  key: z.string().regex(/^[\w-]{8,64}$/),
  startsAt: z.iso.datetime(),
  name: text(80),
  email: text(254),
  phone,
  note: text(1_000),
  unit: text(40),
  project,
  home: home.nullable(),
  /** for programs that fill in forms; people do not see it */
  website: z.string().max(200),
  consent: z.literal(true),
})

/** Takes a time of the valuation desk; the phone was proven in this browser. */
export const bookValuationTime = createServerFn({ method: 'POST' })
  .validator(valuation)
  .handler(async ({ data: { key, website, consent: _, project, unit, home, ...input } }) => {
    if (website !== '') return fail('validation', 'booking-refused')
    const { country, slug } = project
    const phoneProof = currentRequest().phoneProof ?? undefined
    const details = home ?? undefined
    const answer = await execute(
      BookValuationDocument,
      { key, input: { ...input, phoneProof, details, home: { country, typeGroup: toWireTypeGroup(project.typeGroup), slug, unit } } },
      { country },
    )
    return answer.ok ? ok(answer.value.bookValuation) : answer
  })
