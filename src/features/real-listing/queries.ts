import { notFound, redirect } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { agentListingLink, listingLink, listingParams } from '#property/listing/listing-link.ts'
import { advertisedAs, type HomeSubject, type ListingSubject } from './listing-guard.ts'
import { type CompareSearch, comparedSlugs, type ListingSearch, mixOf, parseListingSearch } from './search.ts'

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

export function listingGroupQuery({ country, typeGroup, slug, unitMix, activity, agentId: agent }: ListingSubject) {
  const request = { country, typeGroup, slug, unitMix, activity: advertisedAs(activity), agent }
  return {
    queryKey: ['listing-group', request],
    queryFn: async () => (await functions()).fetchListingGroup({ data: request }),
  }
}

export function listedHomeQuery({ country, home, agentId: agent }: Pick<HomeSubject, 'country' | 'home' | 'agentId'>) {
  const request = { country, slug: home, agent }
  return {
    queryKey: ['listed-home', request],
    queryFn: async () => (await import('./home/listed-home.functions.ts')).fetchListedHome({ data: request }),
  }
}

/** Loads the compared projects and those that may join them. */
export async function loadComparison(ask: AskPage, country: CountryCode, search: CompareSearch) {
  const [comparison, choices] = await Promise.all([ask(comparisonQuery(country, search)), ask(projectsQuery(country, search.q))])
  return { comparison, choices }
}

/** Loads a page of listings: of one home, or of the homes of one kind. */
export async function loadListing(ask: AskPage, subject: ListingSubject | HomeSubject) {
  return 'home' in subject ? loadHome(ask, subject) : loadKind(ask, subject)
}

/** An unknown word is a 404, and so is a home that the agent of the address does not advertise; an address of before, or in other letters, leads to the one of today. */
async function loadHome(ask: AskPage, subject: HomeSubject) {
  const answer = await ask(listedHomeQuery(subject))
  if (!answer.ok) return { kind: 'home' as const, subject, home: answer, name: null }
  const home = answer.value
  if (!home) throw notFound()
  const { country, typeGroup, slug, agentId, activity } = subject
  const params = listingParams(home, country)
  const isHere = params.projectType === typeGroup && params.projectSlug === slug && params.listingSlug === subject.home
  if (!isHere || params.activityType !== activity)
    throw redirect(agentId === null ? listingLink(home, country) : agentListingLink(home, country, agentId))
  return { kind: 'home' as const, subject, home: { ok: true as const, value: home }, name: home.projectName }
}

/** An unknown project, or a kind of home that it does not have or the agent of the address does not advertise there, is a 404. */
async function loadKind(ask: AskPage, subject: ListingSubject) {
  const group = await ask(listingGroupQuery(subject))
  if (!group.ok) return { kind: 'mix' as const, subject, group, name: null }
  const { project, listed } = group.value
  if (subject.agentId !== null && listed?.totalCount === 0) throw notFound()
  if (!project?.unitMixes.some(({ unitMix }) => unitMix === subject.unitMix)) throw notFound()
  return { kind: 'mix' as const, subject, group, name: project.name }
}

/** The part of an address that determines the results. */
export function listingsQuery(country: CountryCode, address: ListingSearch) {
  const search = parseListingSearch(address)
  return {
    queryKey: ['listings', country, search],
    queryFn: async () => (await import('./search/listing-search.functions.ts')).fetchListings({ data: { country, search } }),
  }
}

/** What is advertised now, for the landing page. */
export const landingQuery = (country: CountryCode) => ({
  queryKey: ['listing-landing', country],
  queryFn: async () => (await import('./search/listing-search.functions.ts')).fetchListingLanding({ data: { country } }),
})
