import { queryOptions } from '@tanstack/react-query'
import type { CountryCode } from '#market/vocabulary.ts'
import type { LaunchSearch } from './search.ts'

const FRESH_MS = 60_000
const FAILURE_FRESH_MS = 10_000

/** A failure is soon stale, so that coming back asks again. */
export function launchesQuery(country: CountryCode, { areaId, page }: LaunchSearch) {
  const search = { areaId, page }
  return queryOptions({
    queryKey: ['launches', country, search],
    // asking is for pages that were not answered with their data: its code travels when it is needed
    queryFn: async () => (await import('./real-launch.functions.ts')).fetchLaunches({ data: { country, search } }),
    staleTime: ({ state }) => (state.data?.ok ? FRESH_MS : FAILURE_FRESH_MS),
  })
}
