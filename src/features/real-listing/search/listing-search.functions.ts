import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { readSentence, saysFilters } from '#filter/sentence/read-sentence.ts'
import { ListingLandingDocument, ListingPlacesDocument, ListingSearchDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { todayIn } from '#market/today.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { namesOfLimits } from '#property/filter/limit-names.server.ts'
import { settledIn } from '#property/search/sentence/sentence.server.ts'
import { stationNamed } from '#property/search/station-named.server.ts'
import { type ListingSearch, parseListingSearch } from '../search.ts'
import { enteredListingSearch, listingFilter, listingLimits, listingRequest } from './listing-limits.ts'
import { listingSentenceSearch } from './listing-sentence.ts'

const asked = z.object({ country: z.enum(COUNTRY_CODES), search: z.custom<ListingSearch>().transform(parseListingSearch) })

/** The address of the filters that a form sent; a station that nobody knows stays as it was typed, for the form to say so. */
export const readListingForm = createServerFn()
  .validator(asked)
  .handler(async ({ data: { country, search } }) => {
    const name = String(search.station ?? '').trim()
    const reach = name === '' ? null : await stationNamed(country, name, Number(search.minutes))
    const settled = enteredListingSearch(search, country, reach)
    return name !== '' && reach === null ? { ...settled, station: search.station } : settled
  })

/** The address of what typed words say beside names; null where they are names alone. */
export const readListingWords = createServerFn({ method: 'POST' })
  .validator(asked)
  .handler(async ({ data: { country, search } }) => {
    const reading = readSentence(String(search.q ?? ''), { country, year: Number(todayIn(country).slice(0, 4)) })
    return saysFilters(reading) ? listingSentenceSearch(await settledIn(country, reading), country, search) : null
  })

/** One page of advertised homes with the counts of their facets. A failure is a value, with status 503. */
export const fetchListings = createServerFn()
  .validator(asked)
  .handler(async ({ data: { country, search } }) => {
    const [answer, names] = await Promise.all([
      execute(ListingSearchDocument, listingRequest(search, country), { country }),
      namesOfLimits(country, listingLimits(search, country).places),
    ])
    if (!answer.ok) {
      setResponseStatus(503)
      return answer
    }
    return ok({ ...answer.value, search, names })
  })

/** The found homes by project, for the map. */
export const fetchListingPlaces = createServerFn()
  .validator(asked)
  .handler(({ data: { country, search } }) => execute(ListingPlacesDocument, { filter: listingFilter(search, country) }, { country }))

/** How much is advertised in a country, and the newest homes for sale. A failure is a value: the landing page stands without it. */
export const fetchListingLanding = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(({ data: { country } }) => execute(ListingLandingDocument, {}, { country }))
