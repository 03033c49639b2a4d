import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import { ok } from '#lib/result.ts'
import { parseCountryCode } from '#market/countries.ts'
import { type CountryCode, type TypeGroup, UNIT_MIXES } from '#market/vocabulary.ts'
import { parseTypeGroup } from '#property/address/wire-words.ts'
import { unitCosts } from './sale/unit-costs.ts'
import type { LaunchSearch, SaleSearch } from './search.ts'

/** The view does not change what is found. */
export function launchesQuery(country: CountryCode, { view: _, ...search }: LaunchSearch) {
  return {
    queryKey: ['launches', country, search],
    // loaded when needed: pages that came with their data from the server do not need the code for queries
    queryFn: async () => (await import('./real-launch.functions.ts')).fetchLaunches({ data: { country, search } }),
  }
}

interface LaunchAddress {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
}

const launchSaleQuery = (data: LaunchAddress) => ({
  queryKey: ['launch-sale', data],
  queryFn: async () => (await import('./launch-sale.functions.ts')).fetchLaunchSale({ data }),
})

const launchListQuery = (address: LaunchAddress, { unit, compare = [], part, mix, left }: SaleSearch) => {
  const named = [...new Set([...(unit ? [unit] : []), ...compare])].sort()
  const data = { ...address, named, part, unit, mix: UNIT_MIXES.find((one) => one === String(mix)), left }
  return { queryKey: ['launch-list', data], queryFn: async () => (await import('./launch-sale.functions.ts')).fetchLaunchList({ data }) }
}

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
  const address = { country, typeGroup, slug: projectSlug }
  const [answer, list] = await Promise.all([ask(launchSaleQuery(address)), ask(launchListQuery(address, search))])
  if (!answer.ok) return answer
  if (!list.ok) return list
  if (answer.value.launch === null || list.value === null) throw notFound()
  const launch = { ...answer.value.launch, ...list.value }
  return ok({ ...answer.value, launch, costs: await unitCosts(country, launch.namedUnits, search) })
}
