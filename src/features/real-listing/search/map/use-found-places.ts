import { useEffect, useState } from 'react'
import type { ListingPlacesQuery } from '#graphql/generated/graphql.ts'
import { fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ListingSearch } from '../../search.ts'

/** The found homes by project; undefined until they came. Asked again when the search is another. */
export function useFoundPlaces(country: CountryCode, search: ListingSearch): Result<ListingPlacesQuery> | undefined {
  const asked = JSON.stringify({ country, search: { ...search, page: undefined, sort: undefined } })
  const [found, setFound] = useState<{ of: string; answer: Result<ListingPlacesQuery> } | null>(null)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const { fetchListingPlaces } = await import('../listing-search.functions.ts')
      const answer = await fetchListingPlaces({ data: JSON.parse(asked) }).catch(() => fail('network', 'unreachable'))
      if (!isGone) setFound({ of: asked, answer })
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [asked])
  return found?.of === asked ? found.answer : undefined
}
