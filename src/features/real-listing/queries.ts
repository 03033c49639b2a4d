import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ListingSubject } from './listing-guard.ts'
import { type CompareSearch, comparedSlugs, mixOf } from './search.ts'

/** Loaded when needed: pages that came with their data from the server do not need the code for queries. */
const functions = () => import('./real-listing.functions.ts')

export function comparisonQuery(country: CountryCode, search: CompareSearch) {
  const request = { country, slugs: comparedSlugs(search), mix: mixOf(search) }
  return {
    queryKey: ['comparison', request],
    queryFn: async () => (await functions()).fetchComparison({ data: request }),
  }
}

/** Projects by words; without words the most traded. */
export function projectsQuery(country: CountryCode, words: string | number | undefined) {
  const text = words === undefined ? null : String(words).trim() || null
  return {
    queryKey: ['projects-to-compare', country, text],
    queryFn: async () => (await functions()).fetchProjects({ data: { country, text } }),
  }
}

export function listingGroupQuery({ country, typeGroup, slug, unitMix }: ListingSubject) {
  const request = { country, typeGroup, slug, unitMix }
  return {
    queryKey: ['listing-group', request],
    queryFn: async () => (await functions()).fetchListingGroup({ data: request }),
  }
}

/** Loads the compared projects and those that may join them. */
export async function loadComparison(ask: AskPage, country: CountryCode, search: CompareSearch) {
  const [comparison, choices] = await Promise.all([ask(comparisonQuery(country, search)), ask(projectsQuery(country, search.q))])
  return { comparison, choices }
}

/** Loads a listing group. An unknown project, or a kind of home it does not have, is a 404. */
export async function loadListingGroup(ask: AskPage, subject: ListingSubject) {
  const group = await ask(listingGroupQuery(subject))
  if (!group.ok) return { subject, group, name: null }
  const { project } = group.value
  if (!project?.unitMixes.some(({ unitMix }) => unitMix === subject.unitMix)) throw notFound()
  return { subject, group, name: project.name }
}
