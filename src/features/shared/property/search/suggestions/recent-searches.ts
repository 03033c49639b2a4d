import * as z from 'zod/mini'
import { SearchKind, TypeGroup } from '#graphql/generated/enumerations.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Suggestion } from './use-suggestions.ts'

const KEY = 'recentSearches'
const RECENT_MAX = 5

const text = z._default(z.nullable(z.string()), null)
const stored = z.array(
  z.object({
    country: z.string(),
    suggestion: z.object({
      id: z.string(),
      kind: z.enum(SearchKind),
      title: z.string(),
      titleLocal: text,
      propertyType: text,
      projectName: text,
      projectNameLocal: text,
      street: text,
      estate: text,
      postalCode: text,
      areaName: text,
      areaNameLocal: text,
      amenityType: text,
      schoolKind: text,
      code: text,
      typeGroup: z.nullable(z.enum(TypeGroup)),
      slug: z.nullable(z.string()),
      projectId: z.nullable(z.string()),
      houseNo: text,
      areaId: z.nullable(z.string()),
      lat: z.nullable(z.number()),
      lng: z.nullable(z.number()),
      isApproximate: z._default(z.boolean(), false),
      resultCount: z.number(),
    }),
  }),
)

type Memory = Pick<Storage, 'getItem' | 'setItem'>
type Entry = z.output<typeof stored>[number]

function readAll(memory: Memory): Entry[] {
  try {
    return stored.parse(JSON.parse(memory.getItem(KEY) ?? '[]'))
  } catch {
    return [] // forbidden storage or the shape of an older version
  }
}

function writeAll(memory: Memory, entries: readonly { country: string; suggestion: Suggestion }[]): void {
  try {
    memory.setItem(KEY, JSON.stringify(entries))
  } catch {
    // forbidden or full: searching works without it
  }
}

/** What this browser chose lately in a market, newest first; never sent anywhere. */
export const recentSearches = (memory: Memory, country: CountryCode): Suggestion[] =>
  readAll(memory)
    .filter((entry) => entry.country === country)
    .map((entry) => entry.suggestion)

/** Puts a chosen suggestion in front and forgets what is beyond the last five of its market. */
export function rememberSearch(memory: Memory, country: CountryCode, suggestion: Suggestion): void {
  const all = readAll(memory)
  const others = all.filter((entry) => entry.country !== country)
  const own = all.filter((entry) => entry.country === country && entry.suggestion.id !== suggestion.id)
  writeAll(memory, [{ country, suggestion: { ...suggestion, isApproximate: false } }, ...own.slice(0, RECENT_MAX - 1), ...others])
}

/** Forgets one, or without `id` all, of a market. */
export function forgetSearch(memory: Memory, country: CountryCode, id?: string): void {
  writeAll(
    memory,
    readAll(memory).filter((entry) => entry.country !== country || (id !== undefined && entry.suggestion.id !== id)),
  )
}
