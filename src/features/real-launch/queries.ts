import type { CountryCode } from '#market/vocabulary.ts'
import type { LaunchSearch } from './search.ts'

export function launchesQuery(country: CountryCode, { areaId, page }: LaunchSearch) {
  const search = { areaId, page }
  return {
    queryKey: ['launches', country, search],
    // asking is for pages that were not answered with their data: its code travels when it is needed
    queryFn: async () => (await import('./real-launch.functions.ts')).fetchLaunches({ data: { country, search } }),
  }
}
