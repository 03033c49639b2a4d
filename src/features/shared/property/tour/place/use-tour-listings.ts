import { useEffect, useState } from 'react'
import type { TourListingFragment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The viewer's advertisements in a country that a tour can be joined to; null until they are known, none for whoever writes none. */
export function useTourListings(country: CountryCode): readonly TourListingFragment[] | null {
  const [listings, setListings] = useState<readonly TourListingFragment[] | null>(null)
  useEffect(() => {
    let isGone = false
    void import('./tour-listings.functions.ts')
      .then(({ fetchTourListings }) => fetchTourListings())
      .catch(() => null)
      .then((answer) => {
        if (!isGone) setListings(answer?.ok ? answer.value.filter((one) => one.country === country) : [])
      })
    return () => {
      isGone = true
    }
  }, [country])
  return listings
}
