import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { readSentence, saysFilters } from '#filter/sentence/read-sentence.ts'
import {
  NothingFoundDocument,
  type NothingFoundQuery,
  ResultCountDocument,
  ResultsDocument,
  type ResultsQuery,
} from '#graphql/generated/graphql.ts'
import { NEAR_RADIUS_MAX_METRES } from '#graphql/limits.ts'
import { ok } from '#lib/result.ts'
import { todayIn } from '#market/today.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { namesOfLimits } from '#property/filter/limit-names.server.ts'
import { parseNear } from '#property/search/search-address.ts'
import { stationNamed } from '#property/search/station-named.server.ts'
import { describedBy } from './described-by.server.ts'
import { enteredSearch } from './entered-filters.ts'
import { mapAddressOf } from './map-address.ts'
import { dearerSearch, limitsOf, todaysSearch } from './results-limits.ts'
import { resultsFilter, resultsRequest, searchedText } from './results-request.ts'
import { parseResultsSearch, type ResultsSearch } from './search.ts'

/** close enough that a circle of 1 km fills the window */
const NEAR_ZOOM = 14.5
const PLACE_ZOOM = 14
/** the digits of the map's own addresses: about a metre */
const DIGITS = 5

/** As the map's address has it; written here, so that this page does not load the map's code for one line. */
const cameraText = ({ lat, lng }: { lat: number; lng: number }, zoom: number): string =>
  `${[lat, lng].map((degrees) => Number(degrees.toFixed(DIGITS))).join('_')}_${zoom}`

/** Where the map opens for these results: the searched point, else the first result that has a position; nothing for a whole market. */
function resultsCamera(search: ResultsSearch, nodes: ResultsQuery['projects']['nodes']): string | undefined {
  const centre = search.near === undefined ? null : parseNear(search.near)
  if (centre) return cameraText(centre, NEAR_ZOOM)
  if (search.q === undefined && search.areaId === undefined && search.street === undefined && search.inArea === undefined) return undefined
  for (const { lat, lng } of nodes) if (lat != null && lng != null) return cameraText({ lat, lng }, PLACE_ZOOM)
  return undefined
}

const asked = z.object({ country: z.enum(COUNTRY_CODES), search: z.custom<ResultsSearch>().transform(parseResultsSearch) })

/** The address of the filters that a form sent; a station that nobody knows stays as it was typed, for the form to say so. */
export const readEntered = createServerFn()
  .validator(asked)
  .handler(async ({ data: { country, search } }) => {
    const name = String(search.station ?? '').trim()
    const reach = name === '' ? null : await stationNamed(country, name, Number(search.minutes))
    const settled = enteredSearch(search, country, reach)
    return name !== '' && reach === null ? { ...settled, station: search.station } : settled
  })

/**
 * One page of results with the counts of their facets, what other markets have of the words, and suggestions where nothing is found. Words
 * that are no name are read as a description. A failure is a value; the answer's status is then 503.
 */
export const fetchResults = createServerFn()
  .validator(asked)
  .handler(async ({ data: { country, search } }) => {
    const written = todaysSearch(search)
    const [literal, counts] = await Promise.all([
      execute(ResultsDocument, resultsRequest(written, country), { country }),
      countElsewhere(country, written),
    ])
    if (!literal.ok) {
      setResponseStatus(503)
      return literal
    }
    const hasNone = literal.value.projects.totalCount === 0
    const reading = readSentence(String(written.q ?? ''), { country, year: Number(todayIn(country).slice(0, 4)) })
    const description = await describedBy(country, written, reading, hasNone)
    const described = description?.search ?? null
    const isSentence = saysFilters(reading)
    const other = hasNone && described ? await heard(country, described) : null
    const isOther = other !== null && (isSentence || other.results.projects.totalCount > 0)
    const own = !isOther && hasNone && written.words !== undefined ? await heard(country, written) : null
    const results = isOther ? other.results : (own?.results ?? literal.value)
    const shown = isOther && described ? described : written
    const isEmpty = results.projects.totalCount === 0
    const dearer = dearerSearch(shown, country)
    const [names, help, instead, withDearer] = await Promise.all([
      namesOfLimits(country, limitsOf(shown, country).places),
      isEmpty ? fetchHelp(country, shown) : null,
      !hasNone && described ? countOf(country, described) : null,
      dearer ? countOf(country, (isOther ? other : own)?.isWithoutWords ? { ...dearer.search, words: undefined } : dearer.search) : null,
    ])
    return ok({
      ...results,
      /** the address that the results answer: as written, or what its words describe; a place alone needs no explanation */
      shown,
      isDescription: isOther && isSentence,
      /** what of a pasted advertisement was neither searched for nor kept */
      unkept: isOther && isSentence ? (description?.unkept ?? []) : [],
      /** no home has the words that were not understood: these are the results without them */
      isWithoutWords: (isOther ? other : own)?.isWithoutWords ?? false,
      /** another reading of words that are a name as well */
      instead: described && instead ? { search: described, count: instead } : null,
      /** how many more there are for a little more money */
      dearer:
        dearer && withDearer && withDearer > results.projects.totalCount
          ? { ...dearer, count: withDearer - results.projects.totalCount }
          : null,
      counts: { ...counts, [country]: results.projects.totalCount },
      onMap: mapAddressOf(shown),
      names,
      help,
      camera: resultsCamera(shown, results.projects.nodes) ?? null,
    })
  })

/** The results of a sentence; without the words that were not understood where no home has them. Null when they could not be asked for. */
async function heard(country: CountryCode, search: ResultsSearch): Promise<{ results: ResultsQuery; isWithoutWords: boolean } | null> {
  const answer = await execute(ResultsDocument, resultsRequest(search, country), { country })
  if (!answer.ok) return null
  if (answer.value.projects.totalCount > 0 || search.words === undefined) return { results: answer.value, isWithoutWords: false }
  const without = await execute(ResultsDocument, resultsRequest({ ...search, words: undefined }, country), { country })
  return without.ok ? { results: without.value, isWithoutWords: true } : { results: answer.value, isWithoutWords: false }
}

async function countOf(country: CountryCode, search: ResultsSearch): Promise<number | null> {
  const answer = await execute(ResultCountDocument, { filter: resultsFilter(search, country) }, { country })
  return answer.ok ? answer.value.projects.totalCount : null
}

/** How many projects the other markets have by the same words; a market that does not answer is left out. */
async function countElsewhere(country: CountryCode, { q }: ResultsSearch): Promise<Partial<Record<CountryCode, number>>> {
  const search = parseResultsSearch({ q })
  const others = COUNTRY_CODES.filter((code) => code !== country)
  const counts = await Promise.all(others.map(async (code) => [code, await countOf(code, search)] as const))
  return Object.fromEntries(counts.filter(([, count]) => count !== null))
}

/** null when it fails: the page then only says that nothing was found. */
async function fetchHelp(country: CountryCode, search: ResultsSearch): Promise<NothingFoundQuery | null> {
  const { q, street, near } = search
  const centre = near === undefined ? null : parseNear(near)
  const around = centre && { ...centre, radiusMetres: NEAR_RADIUS_MAX_METRES }
  const answer = await execute(
    NothingFoundDocument,
    { text: searchedText(q ?? street ?? ''), near: around, isNear: around !== null, filter: resultsFilter(search, country) },
    { country },
  )
  return answer.ok ? answer.value : null
}
