import type { CountryCode } from '#market/vocabulary.ts'
import type { LaunchSearch } from './search.ts'

export function launchesQuery(country: CountryCode, { areaId, page }: LaunchSearch) {
  const search = { areaId, page }
  return {
    queryKey: ['launches', country, search],
    // loaded when needed: pages that came with their data from the server do not need the code for queries
    queryFn: async () => (await import('./real-launch.functions.ts')).fetchLaunches({ data: { country, search } }),
  }
}
