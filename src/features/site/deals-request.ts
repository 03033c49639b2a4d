import { type CountryCode, type TypeGroup, UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import type { DealsSearch } from './search.ts'

export const DEALS_PAGE_SIZE = 20

/** The variables of the query. */
export interface DealsRequest {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
  kind: 'SALE' | 'RENT'
  unitMix: UnitMix | null
  /** "2024-01" */
  from: string | null
  offset: number
}

/** The deals that an address asks for; null while it names no project. */
export function dealsRequest(
  country: CountryCode,
  { projectType, projectSlug, kind, mix, from, page = 1 }: DealsSearch,
): DealsRequest | null {
  if (projectType === undefined || projectSlug === undefined) return null
  return {
    country,
    typeGroup: projectType,
    slug: String(projectSlug),
    kind: kind === 'rent' ? 'RENT' : 'SALE',
    unitMix: UNIT_MIXES.find((known) => known === String(mix)) ?? null,
    from: from === undefined ? null : `${from}-01`,
    offset: (page - 1) * DEALS_PAGE_SIZE,
  }
}

/** First years to offer: the newest, then two, five and ten years before, as far as the data goes. */
export function yearsToOffer(firstMonth: string | null | undefined, lastMonth: string | null | undefined): number[] {
  if (!firstMonth || !lastMonth) return []
  const [first, last] = [Number(firstMonth.slice(0, 4)), Number(lastMonth.slice(0, 4))]
  return [0, 2, 5, 10].map((back) => last - back).filter((year) => year > first)
}
