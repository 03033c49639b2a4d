import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import { fail } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { homeOf } from '#property/address/home-search.ts'
import { projectIn } from '#property/address/named-project.ts'
import type { BookSearch, ManageSearch, ValuationSearch } from './search.ts'

// loaded when needed: pages that came with their data from the server do not need the code for queries
const functions = () => import('./booking.functions.ts')

const offerQuery = (host: string, { appointment, week, day, project }: BookSearch) => {
  const data = { host, kind: appointment, from: week, day, project: projectIn(project) ?? undefined }
  return { queryKey: ['offer', data], queryFn: async () => (await functions()).fetchOffer({ data }) }
}

/** The times of a host. Throws notFound where nobody of that id offers any. */
export async function loadOffer({ ask }: { ask: AskPage }, hostId: string, search: BookSearch) {
  const answer = await ask(offerQuery(hostId, search))
  if (!answer.ok) return answer
  if (!answer.value) throw notFound()
  return { ok: true as const, value: answer.value }
}

/** The desk's times, and the home that the address names with its estimate. */
export function loadValuation(
  { ask, country }: { ask: AskPage; country: CountryCode },
  { week, day, project, ...described }: ValuationSearch,
) {
  const data = { country, from: week, day, project: projectIn(project) ?? undefined, home: homeOf(described) }
  return ask({
    queryKey: ['valuation-offer', data],
    queryFn: async () => (await import('./valuation/valuation.functions.ts')).fetchValuationOffer({ data }),
  })
}

const TOKEN = /^[\w-]{32,128}$/

/** The appointment of a letter's link; it may have changed since it was asked for last, so nothing is kept. */
export const loadAppointment = async (token: string, { move, week, day }: ManageSearch) =>
  TOKEN.test(token)
    ? (await functions()).fetchAppointment({ data: { token, isMoving: move === true, from: week, day } })
    : fail('validation', 'booking-unknown')

/** The open house of a code, for its visitors. */
export const loadOpenHouse = async (token: string) =>
  TOKEN.test(token)
    ? (await import('./check-in/check-in.functions.ts')).fetchOpenHouse({ data: { token } })
    : fail('validation', 'open-house-unknown')

/** The times that a letter proposes; they may have been taken since. */
export const loadProposedTimes = async (token: string) =>
  TOKEN.test(token)
    ? (await import('./proposed/proposed.functions.ts')).fetchProposedTimes({ data: { token } })
    : fail('validation', 'proposal-unknown')
