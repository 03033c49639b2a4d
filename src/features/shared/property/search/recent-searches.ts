import * as z from 'zod/mini'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Suggestion } from './use-suggestions.ts'

const KEY = 'recentSearches'
const RECENT_MAX = 5

const stored = z.array(
  z.object({
    country: z.string(),
    suggestion: z.object({
      id: z.string(),
      kind: z.enum(['PROJECT', 'STREET', 'POSTAL_CODE', 'STATION', 'SCHOOL', 'AREA']),
      title: z.string(),
      subtitle: z.string(),
      typeGroup: z.nullable(z.enum(['PUBLIC_STACK', 'PRIVATE_STACK', 'PRIVATE_LAND'])),
      slug: z.nullable(z.string()),
      projectId: z.nullable(z.string()),
      areaId: z.nullable(z.string()),
      lat: z.nullable(z.number()),
      lng: z.nullable(z.number()),
      resultCount: z.number(),
    }),
  }),
)

type Memory = Pick<Storage, 'getItem' | 'setItem'>

function readAll(memory: Memory) {
  try {
    return z.parse(stored, JSON.parse(memory.getItem(KEY) ?? '[]'))
  } catch {
    return [] // forbidden storage or the shape of an older version
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
  try {
    memory.setItem(KEY, JSON.stringify([{ country, suggestion }, ...own.slice(0, RECENT_MAX - 1), ...others]))
  } catch {
    // forbidden or full: searching works without it
  }
}
