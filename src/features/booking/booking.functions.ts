import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { PARAMETER_MAX_CHARS } from '#access/path-parameters.ts'
import { execute } from '#api/execute.ts'
import { enumName, enumWord } from '#filter/wire-names.ts'
import { AppointmentAction } from '#graphql/generated/enumerations.ts'
import {
  ActOnAppointmentDocument,
  AppointmentDocument,
  type AppointmentFactsFragment,
  AppointmentHostDocument,
  type AppointmentHostQuery,
  AppointmentTimesDocument,
  AskAgentDocument,
  BookAppointmentDocument,
  BookedProjectDocument,
  type BookedProjectQuery,
  HostTimesDocument,
  JoinWaitingDocument,
  LeaveWaitingDocument,
  MoveAppointmentDocument,
} from '#graphql/generated/graphql.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES, type CountryCode, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { ENQUIRY_MAX } from '#property/enquiry/enquiry-values.ts'
import { APPOINTMENT_WORDS, type KindWord } from './kind-wire.ts'
import { type OfferedTimes, offeredTimes, stripFrom, stripRange } from './offered-times.ts'

const day = z.iso.date().optional()
const hostId = z.string().min(1).max(PARAMETER_MAX_CHARS.hostId)
const project = z.object({ country: z.enum(COUNTRY_CODES), typeGroup: z.enum(TYPE_GROUPS), slug: z.string().min(1).max(100) })
const key = z.string().regex(/^[\w-]{8,64}$/)
const token = z.string().max(200)
const startsAt = z.iso.datetime()
const text = (max: number) => z.string().trim().max(max)

type Host = NonNullable<AppointmentHostQuery['appointmentHost']>

/** What the public page of a host shows. */
export interface HostOffer {
  host: Host
  kind: KindWord
  times: OfferedTimes
  project: BookedProjectQuery['project']
  country: CountryCode
}

const offerQuestion = z.object({ host: hostId, kind: z.enum(APPOINTMENT_WORDS).optional(), from: day, day, project: project.optional() })

/** The kinds and free times of a host; null where nobody of that id offers any. */
export const fetchOffer = createServerFn()
  .validator(offerQuestion)
  .handler(async ({ data: { host: id, kind: asked, from, day, project } }): Promise<Result<HostOffer | null>> => {
    const options = project ? { country: project.country } : {}
    const [answer, named] = await Promise.all([
      execute(AppointmentHostDocument, { host: id }, options),
      project ? execute(BookedProjectDocument, { typeGroup: toWireTypeGroup(project.typeGroup), slug: project.slug }, options) : null,
    ])
    if (!answer.ok) return failed(answer)
    const host = answer.value.appointmentHost
    const offered = host?.kinds.find(({ kind }) => enumWord(kind) === asked) ?? host?.kinds[0]
    if (!host || host.isDesk || !offered) return ok(null)
    const now = Date.now()
    const first = stripFrom(from ?? day, host.timeZone, now)
    const free = await execute(HostTimesDocument, { host: id, kind: offered.kind, ...stripRange(first) }, options)
    if (!free.ok) return failed(free)
    const { freeTimes: slots, fullDays } = free.value
    const strip = { slots, fullDays, timeZone: host.timeZone, from: first, day, now, aheadDays: offered.aheadDays }
    const shown = named?.ok ? named.value.project : null
    return ok({
      host,
      kind: enumWord(offered.kind),
      times: offeredTimes(strip),
      project: shown,
      country: project && shown ? project.country : host.country,
    })
  })

function failed<Answer extends { ok: false }>(answer: Answer): Answer {
  setResponseStatus(503)
  return answer
}

const visit = z.object({
  key,
  host: hostId,
  kind: z.enum(APPOINTMENT_WORDS),
  startsAt,
  name: text(80),
  email: text(254),
  phone: text(40),
  note: text(1_000),
  project: project.nullable(),
  /** the host's advertisement of the home */
  listing: z.string().max(100).optional(),
  unit: text(40),
  /** for programs that fill in forms; people do not see it */
  website: z.string().max(200),
  consent: z.literal(true),
})

/** Takes a time for a visitor. `next` of the answer: free times when this one is gone. */
export const bookTime = createServerFn({ method: 'POST' })
  .validator(visit)
  .handler(async ({ data: { key, website, consent: _, project, unit, kind, ...input } }) => {
    if (website !== '') return fail('validation', 'booking-refused')
    const home = project && { country: project.country, typeGroup: toWireTypeGroup(project.typeGroup), slug: project.slug, unit }
    const options = project ? { country: project.country } : {}
    const answer = await execute(BookAppointmentDocument, { key, input: { ...input, kind: enumName(kind), home } }, options)
    return answer.ok ? ok(answer.value.bookAppointment) : answer
  })

/** An appointment with the times it may be moved to, where they are asked for. */
export interface ManagedAppointment {
  appointment: AppointmentFactsFragment
  times: OfferedTimes | null
}

const MOVE_AHEAD_DAYS = 120

/** The appointment of a letter's link. */
export const fetchAppointment = createServerFn({ method: 'POST' })
  .validator(z.object({ token, isMoving: z.boolean(), from: day, day }))
  .handler(async ({ data: { token, isMoving, from, day } }): Promise<Result<ManagedAppointment>> => {
    const answer = await execute(AppointmentDocument, { token })
    if (!answer.ok) return answer
    const { appointment } = answer.value
    if (!isMoving || !appointment.mayMove) return ok({ appointment, times: null })
    const { timeZone } = appointment
    const now = Date.now()
    const first = stripFrom(from ?? day, timeZone, now)
    const free = await execute(AppointmentTimesDocument, { token, ...stripRange(first) })
    if (!free.ok) return failed(free)
    const strip = { slots: free.value.appointmentTimes, timeZone, from: first, day, now, aheadDays: MOVE_AHEAD_DAYS }
    return ok({ appointment, times: offeredTimes(strip) })
  })

/** Withdraws a request or cancels what was confirmed. */
export const giveUpAppointment = createServerFn({ method: 'POST' })
  .validator(z.object({ token, key, action: z.enum(AppointmentAction), reason: text(300) }))
  .handler(async ({ data }) => {
    const answer = await execute(ActOnAppointmentDocument, data)
    return answer.ok ? ok(answer.value.actOnAppointment) : answer
  })

/** Gives an appointment another time. */
export const changeAppointmentTime = createServerFn({ method: 'POST' })
  .validator(z.object({ token, key, startsAt }))
  .handler(async ({ data }) => {
    const answer = await execute(MoveAppointmentDocument, data)
    return answer.ok ? ok(answer.value.moveAppointment) : answer
  })

const wait = z.object({
  host: hostId,
  kind: z.enum(APPOINTMENT_WORDS),
  day: z.iso.date(),
  name: text(80),
  email: text(254),
  /** for programs that fill in forms; people do not see it */
  website: z.string().max(200),
})

/** Waits for a free time on a day that is full. */
export const waitForDay = createServerFn({ method: 'POST' })
  .validator(wait)
  .handler(({ data: { website, kind, ...input } }) =>
    website === '' ? execute(JoinWaitingDocument, { input: { ...input, kind: enumName(kind) } }) : fail('validation', 'booking-refused'),
  )

/** Leaves the waiting list; also where that was done before. */
export const stopWaiting = createServerFn({ method: 'POST' })
  .validator(z.object({ token }))
  .handler(({ data }) => execute(LeaveWaitingDocument, data))

const question = z.object({
  key,
  host: hostId,
  name: text(80),
  email: text(254),
  phone: text(40),
  message: text(ENQUIRY_MAX.message),
  project: project.nullable(),
  /** for programs that fill in forms; people do not see it */
  website: z.string().max(200),
  seconds: z.int().min(0).catch(0),
})

/** Asks an agent something. What looks unwanted is kept apart by the provider, so nobody is told here. */
export const askAgent = createServerFn({ method: 'POST' })
  .validator(question)
  .handler(({ data: { key, website: honey, project, ...input } }) => {
    const home = project && { country: project.country, typeGroup: toWireTypeGroup(project.typeGroup), slug: project.slug, unit: '' }
    const options = project ? { country: project.country } : {}
    return execute(AskAgentDocument, { key, input: { ...input, honey, home } }, options)
  })
