import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { SuggestDocument } from '#graphql/generated/graphql.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

const SUGGESTIONS_SHOWN = 10

const input = z.object({ country: z.enum(COUNTRY_CODES), text: z.string().min(1).max(SEARCH_TEXT_MAX_CHARS) })

/** Suggestions for unfinished text in one market, best first. */
export const fetchSuggestions = createServerFn()
  .validator(input)
  .handler(async ({ data }) => execute(SuggestDocument, { text: data.text, first: SUGGESTIONS_SHOWN }, { country: data.country }))
