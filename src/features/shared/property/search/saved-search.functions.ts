import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { type ProjectFilter, SaveSearchDocument } from '#graphql/generated/graphql.ts'
import { SAVED_SEARCH_ADDRESS_MAX_CHARS, SAVED_SEARCH_FILTER_MAX_CHARS } from '#graphql/limits.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

const text = z.string().max(SAVED_SEARCH_ADDRESS_MAX_CHARS)

const input = z.object({
  country: z.enum(COUNTRY_CODES),
  name: text,
  path: text,
  search: text,
  /** a ProjectFilter in JSON; the provider checks it against the contract */
  filter: z.string().max(SAVED_SEARCH_FILTER_MAX_CHARS).nullable(),
  alert: z.enum(['OFF', 'DAILY', 'WEEKLY']),
})

/** Saves a search for the signed-in visitor. */
export const saveSearch = createServerFn({ method: 'POST' })
  .validator(input)
  .handler(({ data: { country, filter, ...rest } }) =>
    execute(
      SaveSearchDocument,
      { input: { ...rest, filter: filter === null ? null : (JSON.parse(filter) as ProjectFilter) } },
      { country },
    ),
  )
