import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import { ok } from '#lib/result.ts'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { parseTypeGroup } from '#property/address/wire-words.ts'
import { unitCosts } from './sale/unit-costs.ts'
import type { LaunchSearch, SaleSearch } from './search.ts'

export function launchesQuery(country: CountryCode, { areaId, page, stage, bedrooms, tenure, upTo, top, sort, launchPage }: LaunchSearch) {
  const search = { areaId, page, stage, bedrooms, tenure, upTo, top, sort, launchPage }
  return {
    queryKey: ['launches', country, search],
    // loaded when needed: pages that came with their data from the server do not need the code for queries
    queryFn: async () => (await import('./real-launch.functions.ts')).fetchLaunches({ data: { country, search } }),
  }
}

const launchSaleQuery = (country: CountryCode, typeGroup: TypeGroup, slug: string) => ({
  queryKey: ['launch-sale', country, typeGroup, slug],
  queryFn: async () => (await import('./launch-sale.functions.ts')).fetchLaunchSale({ data: { country, typeGroup, slug } }),
})

interface LaunchParams {
  countryCode: string
  projectType: string
  projectSlug: string
}

/** The launch of an address, and the costs of the units that it names. Throws notFound where the address names no country or kind of project, or the project has no launch. */
export async function loadLaunchSale(
  { ask }: { ask: AskPage },
  { countryCode, projectType, projectSlug }: LaunchParams,
  search: SaleSearch,
) {
  const [country, typeGroup] = [parseCountryCode(countryCode), parseTypeGroup(projectType)]
  if (!country || !typeGroup) throw notFound()
  const answer = await ask(launchSaleQuery(country, typeGroup, projectSlug))
  if (!answer.ok) return answer
  if (answer.value.launch === null) throw notFound()
  return ok({ ...answer.value, costs: await unitCosts(country, answer.value.launch.units, search) })
}
