import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AppointmentKind } from '#graphql/generated/enumerations.ts'
import {
  ProposalHostDocument,
  ProposeTimesDocument,
  type TimeProposalPartsFragment,
  TimesToProposeDocument,
  WithdrawTimesDocument,
} from '#graphql/generated/graphql.ts'
import { ok, type Result } from '#lib/result.ts'

const id = z.uuid()
const key = z.uuid()

/** Times that are offered for so many days are chosen from. */
const DAYS_AHEAD = 21

/** What can be proposed to whoever wrote, and what was. */
export interface Proposable {
  /** that are offered, the usual one first */
  kinds: AppointmentKind[]
  /** of the free times */
  kind: AppointmentKind | null
  timeZone: string
  /** ISO 8601, in order */
  free: string[]
  proposals: TimeProposalPartsFragment[]
}

/** The free times of a host in the next days, for a kind of appointment or the first that is offered. */
export const fetchProposable = createServerFn({ method: 'POST' })
  .validator(z.object({ lead: id, host: z.string().max(64), kind: z.enum(AppointmentKind).optional() }))
  .handler(async ({ data: { lead, host, kind: asked } }): Promise<Result<Proposable>> => {
    const answer = await execute(ProposalHostDocument, { lead, host })
    if (!answer.ok) return answer
    const { appointmentHost: offering, timeProposals: proposals } = answer.value
    const kinds = (offering?.kinds ?? []).map(({ kind }) => kind)
    const kind = kinds.find((one) => one === asked) ?? kinds[0] ?? null
    const timeZone = offering?.timeZone ?? 'UTC'
    if (kind === null) return ok({ kinds, kind, timeZone, free: [], proposals })
    const now = Date.now()
    const span = { from: new Date(now).toISOString(), until: new Date(now + DAYS_AHEAD * 86_400_000).toISOString() }
    const times = await execute(TimesToProposeDocument, { host, kind, ...span })
    return times.ok ? ok({ kinds, kind, timeZone, free: times.value.freeTimes.map(({ startsAt }) => startsAt), proposals }) : times
  })

/** Proposes two or three times, which are held. */
export const sendProposal = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, kind: z.enum(AppointmentKind), startsAt: z.array(z.iso.datetime()).min(1).max(3) }))
  .handler(({ data: { id: lead, ...data } }) => execute(ProposeTimesDocument, { lead, ...data }))

/** Takes a proposal back: its times are free again. */
export const sendWithdrawal = createServerFn({ method: 'POST' })
  .validator(z.object({ proposal: id, key }))
  .handler(({ data: { proposal, key } }) => execute(WithdrawTimesDocument, { id: proposal, key }))
