import { placeWords, readSentence } from '#filter/sentence/read-sentence.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { queryOfChoices, typedKey, typedWords, withoutCountry } from '#lib/search-terms.ts'
import type { ProviderContext } from '../../context.ts'
import { inBlockOrder } from './block-order.ts'
import type { VocabularyQuestion } from './spelling.ts'
import { CANDIDATE_ROW, type Candidate, choicesOf, looser, vocabularyQuestion } from './spelling.ts'
import { findDocuments, type SuggestionRecord, type Wanted, wantedOf } from './store.ts'

/** The number of similar words that are compared letter by letter with each typed one. */
const CANDIDATES_PER_WORD = 60

/** Words of the vocabulary: exact look-ups, and words of similar length that share most trigrams with a typed word. */
const askVocabulary = ({ market }: Pick<ProviderContext, 'market'>, { words, trigrams }: VocabularyQuestion): Promise<Candidate[]> =>
  market.all(
    CANDIDATE_ROW,
    `select null as at, w.word, w.docs from json_each(?1) asked cross join search_word w on w.word = asked.value
    union all
    select at, word, docs from (
      select near.at, w.word, w.docs, row_number() over (partition by near.at order by near.shared desc, w.docs desc) as place
      from (
        select asked.value ->> 'at' as at, asked.value ->> 'size' as size, t.word_id, count(*) as shared
        from json_each(?2) asked cross join search_trigram t on t.trigram = asked.value ->> 'text'
        group by 1, 3
      ) near
      cross join search_word w on w.id = near.word_id
      where length(w.word) >= near.size - 2
    ) where place <= ${CANDIDATES_PER_WORD}`,
    JSON.stringify(words),
    JSON.stringify(trigrams),
  )

export interface RankedSuggestion extends SuggestionRecord {
  /** found by another spelling than the typed one */
  isApproximate: boolean
}

type Market = Pick<ProviderContext, 'market' | 'country'>

/** Fewer hits than this, none of them exact, suggest a misspelling. */
const LITTLE = 3
/** The number of candidates that are compared with the text, as a multiple of the wanted number. */
const LOOKED_AT = 3
const NEAR_TEXT_MIN_CHARS = 3
/** Where something was found as typed, corrected spellings may differ by this many letters at most. */
const BESIDE_HITS_MAX = 1

/** Places are read alike in every year. */
const AGES_DO_NOT_MATTER = 2_000

/** This many names that contain the whole text come before the place that it describes. */
const NAMES_BEFORE_PLACE = 2

/**
 * Suggestions for unfinished text, best first. Matches as typed come first, in one statement; then the place of a text that
 * describes homes ("3 room amk"), in another; only where these find little, words are compared with the vocabulary (up to three more).
 */
export async function suggestionsFor(context: Market, text: string, first: number): Promise<RankedSuggestion[]> {
  const rest = placeWords(readSentence(text, { country: context.country.countryCode, year: AGES_DO_NOT_MATTER }))
  const isPlain = rest === '' || typedKey(rest) === typedKey(text)
  if (isPlain) return inBlockOrder(await suggestionsAsTyped(context, text, first))
  const [named, place] = await Promise.all([asTyped(context, text, first), suggestionsAsTyped(context, rest, first)])
  const before = named.slice(0, named.some(({ isExact }) => isExact) ? first : NAMES_BEFORE_PLACE)
  return inBlockOrder(inOrder([...before, ...place, ...named], first))
}

/** The first distinct ones. */
const inOrder = (suggestions: readonly RankedSuggestion[], first: number): RankedSuggestion[] =>
  suggestions.filter(({ id }, at) => suggestions.findIndex((one) => one.id === id) === at).slice(0, first)

async function asTyped(context: Market, text: string, first: number): Promise<RankedSuggestion[]> {
  const wanted = wantedOf(text)
  return wanted === null ? [] : (await findDocuments(context, wanted, first)).map((one) => ({ ...one, isApproximate: false }))
}

async function suggestionsAsTyped(context: Market, text: string, first: number): Promise<RankedSuggestion[]> {
  const wanted = wantedOf(text)
  if (wanted === null || first === 0) return []
  const found = await findDocuments(context, wanted, first)
  const exact = found.map((one) => ({ ...one, isApproximate: false }))
  if (!isLittle(found, wanted)) return exact
  const known = new Set(found.map(({ id }) => id))
  const meant = await meantBy(context, text, first)
  const near = found.length === 0 ? meant : meant.filter(({ key }) => unlike(wanted.key, key) <= BESIDE_HITS_MAX)
  return [...exact, ...near.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, isApproximate: true }))].slice(0, first)
}

const isLittle = (found: readonly SuggestionRecord[], { key }: Wanted): boolean =>
  key.length >= NEAR_TEXT_MIN_CHARS && found.length < LITTLE && !found.some((one) => one.isExact)

async function meantBy(context: Market, text: string, first: number): Promise<SuggestionRecord[]> {
  const words = withoutCountry(typedWords(text))
  const question = vocabularyQuestion(words)
  const candidates = question.words.length > 0 ? await askVocabulary(context, question) : []
  const choices = choicesOf(words, candidates)
  const query = queryOfChoices(choices)
  const corrected = likeliestKey(choices, candidates)
  const meant = query === null ? [] : await findDocuments(context, { query, key: corrected }, first * LOOKED_AT)
  if (meant.length > 0) return byLikeness(meant, typedKey(words.join(' ')))
  const less = looser(words, candidates)
  const looserQuery = queryOfChoices(less.needed, less.welcome)
  if (looserQuery === null || looserQuery === query) return []
  const likeliest = likeliestKey([...less.needed, ...less.welcome.map((word) => [word])], candidates)
  return byLikeness(await findDocuments(context, { query: looserQuery, key: likeliest }, first * LOOKED_AT), typedKey(less.words.join(' ')))
}

/** The edit distance between a text and the beginning of a name. */
const unlike = (key: string, name: string): number => editDistance(key, name.slice(0, key.length + 3), { begun: true })

/** The name key of the likeliest words: known words and numbers as typed, and the likeliest spelling of the others. */
function likeliestKey(choices: readonly (readonly string[])[], candidates: readonly Candidate[]): string {
  const known = new Set(candidates.map(({ word }) => word))
  const words = choices.map(([typed = '', likeliest = typed]) => (known.has(typed) || /\d/.test(typed) ? typed : likeliest))
  return typedKey(words.join(' '))
}

/** Exact names first, then by similarity of their beginning and then of the whole name; among equals the order stays. */
function byLikeness(found: readonly SuggestionRecord[], key: string): SuggestionRecord[] {
  return found
    .map((record) => ({
      record,
      begun: unlike(key, record.key),
      whole: editDistance(key, record.key),
    }))
    .sort((a, b) => b.record.isExact - a.record.isExact || a.begun - b.begun || a.whole - b.whole)
    .map(({ record }) => record)
}
