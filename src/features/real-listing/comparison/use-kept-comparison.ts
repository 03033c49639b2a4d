import { useEffect, useEffectEvent } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { useClientProxy } from '#session/client-state.ts'
import type { HomeToCompare } from '#session/compared.ts'

/** The tab keeps what its page compares, so that whoever looks on goes on from there; a page that compares nothing changes nothing. */
export function useKeptComparison(country: CountryCode, homes: readonly HomeToCompare[]): void {
  const { compared } = useClientProxy()
  const keep = useEffectEvent(() => {
    compared[country] = homes.map(({ slug, name }) => ({ slug, name }))
  })
  const slugs = homes.map(({ slug }) => slug).join(',')
  useEffect(() => {
    if (slugs !== '') keep()
  }, [slugs])
}
