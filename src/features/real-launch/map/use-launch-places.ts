import { useEffect, useState } from 'react'
import type { LaunchPlacesQuery } from '#graphql/generated/graphql.ts'
import { fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { LaunchSearch } from '../search.ts'

/** The launches of a search with their positions; undefined until they came. Asked again when the search is another. */
export function useLaunchPlaces(country: CountryCode, search: LaunchSearch): Result<LaunchPlacesQuery> | undefined {
  const asked = JSON.stringify({ country, search: { ...search, page: undefined, launchPage: undefined, sort: undefined } })
  const [found, setFound] = useState<{ of: string; answer: Result<LaunchPlacesQuery> } | null>(null)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const { fetchLaunchPlaces } = await import('../real-launch.functions.ts')
      const answer = await fetchLaunchPlaces({ data: JSON.parse(asked) }).catch(() => fail('network', 'unreachable'))
      if (!isGone) setFound({ of: asked, answer })
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [asked])
  return found?.of === asked ? found.answer : undefined
}
