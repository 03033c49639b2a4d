import { execute } from '#api/execute.ts'
import type { SentenceReading } from '#filter/sentence/read-sentence.ts'
import { type SettledSentence, settleSentence } from '#filter/sentence/settle-sentence.ts'
import { SuggestDocument } from '#graphql/generated/graphql.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type FoundPlace, placeCalled } from './place-called.ts'

const LOOKED_AT = 6

/** A sentence with its place looked up in the type-ahead's index of a market. */
export const settledIn = (country: CountryCode, reading: SentenceReading): Promise<SettledSentence<FoundPlace>> =>
  settleSentence(reading, async (name, says) => {
    const text = says === 'station' ? `${name} station` : name
    if ([...text].length > SEARCH_TEXT_MAX_CHARS) return null
    const answer = await execute(SuggestDocument, { text, first: LOOKED_AT }, { country })
    return answer.ok ? placeCalled(answer.value.searchSuggestions, name, says) : null
  })
