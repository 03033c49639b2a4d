import { execute } from '#api/execute.ts'
import type { Places } from '#filter/map-limits.ts'
import { SuggestDocument } from '#graphql/generated/graphql.ts'
import { TRAVEL_MINUTES_MAX } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'

const LOOKED_AT = 20

/** The station of a typed name and the minutes around it; null where none is called so. */
export async function stationNamed(country: CountryCode, name: string, minutes: number): Promise<Places['reach']> {
  for (const text of [name, `${name} station`]) {
    const answer = await execute(SuggestDocument, { text, first: LOOKED_AT }, { country })
    const found = answer.ok ? answer.value.searchSuggestions.find(({ kind }) => kind === 'STATION') : undefined
    if (found && found.lat !== null && found.lng !== null && !found.isApproximate)
      return {
        lat5: Math.round(found.lat * 1e5),
        lng5: Math.round(found.lng * 1e5),
        minutes: Math.min(TRAVEL_MINUTES_MAX, Math.max(1, minutes)),
      }
  }
  return null
}
