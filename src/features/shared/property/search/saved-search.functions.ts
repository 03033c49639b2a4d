import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AlertInterval } from '#graphql/generated/enumerations.ts'
import { type ListingFilter, type ProjectFilter, SaveSearchDocument } from '#graphql/generated/graphql.ts'
import { SAVED_SEARCH_ADDRESS_MAX_CHARS, SAVED_SEARCH_FILTER_MAX_CHARS } from '#graphql/limits.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

const text = z.string().max(SAVED_SEARCH_ADDRESS_MAX_CHARS)

const filterText = z.string().max(SAVED_SEARCH_FILTER_MAX_CHARS).nullable()

const input = z.object({
  country: z.enum(COUNTRY_CODES),
  name: text,
  path: text,
  search: text,
  /** a ProjectFilter in JSON; the provider checks it against the contract */
  filter: filterText,
  /** a ListingFilter in JSON, likewise */
  listings: filterText,
  alert: z.enum(AlertInterval),
})

const read = <Filter>(text: string | null): Filter | null => (text === null ? null : JSON.parse(text))

/** Saves a search for the signed-in visitor. */
export const saveSearch = createServerFn({ method: 'POST' })
  .validator(input)
  .handler(({ data: { country, filter, listings, ...rest } }) =>
    execute(
      SaveSearchDocument,
      { input: { ...rest, filter: read<ProjectFilter>(filter), listings: read<ListingFilter>(listings) } },
      { country },
    ),
  )
