import { z } from 'zod'
import { decodeFilters } from '#filter/address.ts'
import { type FilterAddress, filterAddressOf } from '#filter/map-limits.ts'
import { RANGE_KEYS, RANGES, type RangeKey, rangeRow, SET_KEYS, SETS, type SetKey, setRow } from '#filter/rows.ts'
import { readSentence, saysFilters } from '#filter/sentence/read-sentence.ts'
import { type SettledSentence, settleSentence } from '#filter/sentence/settle-sentence.ts'
import { type ProjectFilter, SuggestDocument } from '#graphql/generated/graphql.ts'
import { SEARCH_TEXT_MAX_CHARS, SENTENCE_MAX_CHARS } from '#graphql/limits.ts'
import { recordOf } from '#lib/records.ts'
import { todayIn } from '#market/today.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { askedFilter } from '#property/filter/asked.ts'
import { wireLimits } from '#property/filter/wire-limits.ts'
import { type FoundPlace, placeCalled } from '#property/search/sentence/place-called.ts'
import { type SentenceSearch, sentenceSearch, unheardWords } from '#property/search/sentence/sentence-address.ts'
import type { heardOutput } from './answer-schemas.ts'
import { countryInput, pageAddress } from './asked-home.ts'
import type { ToolDesk } from './assistant-tool.ts'

const side = z.number().min(-1e10).max(1e10).optional()
const rangeInput = (key: RangeKey) =>
  z
    .object({ min: side, max: side })
    .optional()
    .describe(`In ${rangeRow(key).unit}`)
const setInput = (key: SetKey) => z.array(z.enum(SETS[key].choices)).min(1).max(20).optional()

/** What narrows homes: a sentence, the filters of the site, or both. */
export const placesInput = {
  country: countryInput,
  sentence: z
    .string()
    .trim()
    .min(1)
    .max(SENTENCE_MAX_CHARS)
    .optional()
    .describe('What is looked for, in any of our languages: "3-bedroom condo near Bishan MRT under 1.8m, freehold"'),
  filters: z
    .object({ ...recordOf(RANGE_KEYS, rangeInput), ...recordOf(SET_KEYS, setInput) })
    .prefault({})
    .describe('Filters of the site; where sentence and filters say the same, filters count'),
}
const placesQuestion = z.object(placesInput)
export type AskedPlaces = z.output<typeof placesQuestion>

export interface HeardPlaces {
  filter: ProjectFilter
  heard: z.output<typeof heardOutput>
  /** parameters of the page of results */
  search: SentenceSearch
}

const LOOKED_AT = 6

/** A sentence with its place looked up, as the pages do it. */
async function settled(
  country: CountryCode,
  sentence: string,
  desk: ToolDesk,
): Promise<{ isSaid: boolean; said: SettledSentence<FoundPlace> }> {
  const reading = readSentence(sentence, { country, year: Number(todayIn(country).slice(0, 4)) })
  const said = await settleSentence(reading, async (name, says) => {
    const text = says === 'station' ? `${name} station` : name
    if ([...text].length > SEARCH_TEXT_MAX_CHARS) return null
    const answer = await desk.ask(SuggestDocument, { text, first: LOOKED_AT }, country)
    return answer.ok ? placeCalled(answer.value.searchSuggestions, name, says) : null
  })
  return { isSaid: saysFilters(reading) || said.place !== null, said }
}

/** The filters of a question as the address has them. Bounds are shown units with one decimal at most. */
function typedAddress(filters: AskedPlaces['filters']): FilterAddress {
  const bound = (value: number | undefined) => (value === undefined ? '' : String(Math.round(value * 10) / 10))
  const ranges = RANGE_KEYS.flatMap((key) => {
    const range = filters[key]
    return range ? [[RANGES[key].param, `${bound(range.min)}_${bound(range.max)}`]] : []
  })
  const sets = SET_KEYS.flatMap((key) => {
    const choices: readonly string[] | undefined = filters[key]
    return choices ? [[SETS[key].param, choices.map((choice) => setRow(key).written[choice] ?? choice).join('.')]] : []
  })
  return Object.fromEntries([...ranges, ...sets])
}

/** What a question asks of the provider, and what was understood. */
export async function heardPlaces({ country, sentence, filters }: AskedPlaces, desk: ToolDesk): Promise<HeardPlaces> {
  const read = sentence === undefined ? null : await settled(country, sentence, desk)
  // a name and nothing else is looked for as it is
  const said: SentenceSearch = !read
    ? {}
    : read.isSaid
      ? sentenceSearch(read.said, country)
      : { q: (sentence ?? '').slice(0, SEARCH_TEXT_MAX_CHARS) }
  const typed = typedAddress(filters)
  const search = { ...said, ...typed }
  const limits = decodeFilters(filterAddressOf(search), country)
  const notOffered = [...RANGE_KEYS, ...SET_KEYS].filter((key) => filters[key] !== undefined && limits.filter[key] === undefined)
  const { words } = said
  const asked = {
    ...wireLimits(limits),
    ...askedFilter(said),
    ...(words === undefined ? {} : { text: String(words).slice(0, SEARCH_TEXT_MAX_CHARS) }),
  }
  const found = read?.isSaid ? read.said.place : null
  return {
    filter: Object.fromEntries(Object.entries(asked).filter(([, value]) => value != null)),
    heard: {
      filters: filterAddressOf(search) as Record<string, string>,
      place: found && { name: found.found.title, kind: found.found.kind.toLowerCase(), relation: found.relation.kind },
      notUnderstood: read?.isSaid ? [...unheardWords(read.said), ...read.said.unkept] : [],
      notOffered,
    },
    search,
  }
}

/** The page of results that shows the same. */
export const resultsPage = (country: CountryCode, search: SentenceSearch, origin: string): string =>
  pageAddress(origin, '/search', { countryCode: country, ...search })
