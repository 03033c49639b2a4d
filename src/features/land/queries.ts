import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { LandSearch } from './search.ts'

// loaded when needed: pages that came with their data from the server do not need the code for queries
const functions = () => import('./land.functions.ts')

export function landsQuery(country: CountryCode, { status, activity, landUse, page }: LandSearch) {
  const search = { status, activity, landUse, page }
  return { queryKey: ['lands', country, search], queryFn: async () => (await functions()).fetchLands({ data: { country, search } }) }
}

const landQuery = (country: CountryCode, landKey: string) => ({
  queryKey: ['land', country, landKey],
  queryFn: async () => (await functions()).fetchLand({ data: { country, landKey } }),
})

/** The site of an address. Throws notFound where the country is none of ours or has no such site. */
export async function loadLand({ ask }: { ask: AskPage }, { countryCode, landKey }: { countryCode: string; landKey: string }) {
  const country = parseCountryCode(countryCode)
  if (!country) throw notFound()
  const answer = await ask(landQuery(country, landKey))
  if (answer.ok && answer.value.land === null) throw notFound()
  return answer
}
