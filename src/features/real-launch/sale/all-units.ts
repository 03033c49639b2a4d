import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import type { SaleLaunch, SaleUnit } from './sale-units.ts'

/** All units of a launch: those on the page where these are all, else asked for; null where they could not be. */
export async function allUnits(
  { priceList, unitCount, typeGroup, projectSlug }: SaleLaunch,
  country: CountryCode,
): Promise<readonly SaleUnit[] | null> {
  if (priceList.units.length === unitCount) return priceList.units
  const { fetchLaunchUnits } = await import('../launch-sale.functions.ts')
  const data = { country, typeGroup: fromWireTypeGroup(typeGroup), slug: projectSlug }
  const answer = await fetchLaunchUnits({ data }).catch(() => null)
  return answer?.ok ? answer.value : null
}
