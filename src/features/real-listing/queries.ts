import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ListingSubject } from './listing-guard.ts'
import { type CompareSearch, comparedSlugs, mixOf } from './search.ts'

/** Asking is for pages that were not answered with their data: its code travels when it is needed. */
const functions = () => import('./real-listing.functions.ts')

const FRESH_MS = 60_000
const FAILURE_FRESH_MS = 10_000

/** A failure is soon stale, so that coming back asks again. */
const staleTime = ({ state }: { state: { data?: { ok: boolean } | undefined } }) => (state.data?.ok ? FRESH_MS : FAILURE_FRESH_MS)

export function comparisonQuery(country: CountryCode, search: CompareSearch) {
  const request = { country, slugs: comparedSlugs(search), mix: mixOf(search) }
  return queryOptions({
    queryKey: ['comparison', request],
    queryFn: async () => (await functions()).fetchComparison({ data: request }),
    staleTime,
  })
}

/** Projects by words; without words the most traded. */
export function projectsQuery(country: CountryCode, words: string | number | undefined) {
  const text = words === undefined ? null : String(words).trim() || null
  return queryOptions({
    queryKey: ['projects-to-compare', country, text],
    queryFn: async () => (await functions()).fetchProjects({ data: { country, text } }),
    staleTime,
  })
}

export function listingGroupQuery({ country, typeGroup, slug, unitMix }: ListingSubject) {
  const request = { country, typeGroup, slug, unitMix }
  return queryOptions({
    queryKey: ['listing-group', request],
    queryFn: async () => (await functions()).fetchListingGroup({ data: request }),
    staleTime,
  })
}

/** Loads the compared projects and those that may join them. */
export const loadComparison = (queryClient: QueryClient, country: CountryCode, search: CompareSearch) =>
  Promise.all([
    queryClient.ensureQueryData(comparisonQuery(country, search)),
    queryClient.ensureQueryData(projectsQuery(country, search.q)),
  ])

/** Loads a listing group. An unknown project, or a kind of home it does not have, is a 404. */
export async function loadListingGroup(queryClient: QueryClient, subject: ListingSubject) {
  const group = await queryClient.ensureQueryData(listingGroupQuery(subject))
  if (!group.ok) return { subject, name: null }
  const { project } = group.value
  if (!project?.unitMixes.some(({ unitMix }) => unitMix === subject.unitMix)) throw notFound()
  return { subject, name: project.name }
}
