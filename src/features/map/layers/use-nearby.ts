import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { createClientOnlyFn } from '@tanstack/react-start'
import { useEffect, useEffectEvent } from 'react'
import { readsLocalNames } from '#lib/language.ts'
import type { PlaceFileType } from '#market/vocabulary.ts'
import { NEARBY_TYPES } from '../engine/base-map/nearby-style.ts'
import type { MapTools } from '../tools/tools-state.ts'

const loadNearby = createClientOnlyFn(() => import('../engine/base-map/nearby-layers.client.ts'))

/** The kinds of nearby places in an address, in the vocabulary's order. */
export function nearbyOf(words: string | number | undefined): PlaceFileType[] {
  const named = String(words ?? '').split('.')
  return NEARBY_TYPES.filter((type) => named.includes(type))
}

/** The files of places that the market has. */
export const placeFiles = ({ start }: Pick<MapTools, 'start'>): { type: PlaceFileType; url: string }[] =>
  (start?.mapData.places ?? []).flatMap(({ type, url }) => {
    const known = NEARBY_TYPES.find((one) => one === type)
    return known ? [{ type: known, url }] : []
  })

/** Shows the chosen kinds of places on the map. */
export function useNearby(tools: MapTools): void {
  const { i18n } = useLingui()
  const { map, view } = tools
  const shown = nearbyOf(view.search.nearby)
  const wanted = JSON.stringify(placeFiles(tools).filter(({ type }) => shown.includes(type)))
  const isLocalNames = readsLocalNames(i18n.locale)
  const navigate = useNavigate()
  const openSite = useEffectEvent(
    (landKey: string) => void navigate({ to: '/land/$countryCode/$landKey', params: { countryCode: view.country, landKey } }),
  )
  useEffect(() => {
    if (!map || wanted === '[]') return
    let remove: (() => void) | null = null
    let isGone = false
    void loadNearby().then(({ showNearby }) => {
      if (!isGone) remove = showNearby(map, JSON.parse(wanted), isLocalNames, (key) => openSite(key))
    })
    return () => {
      isGone = true
      remove?.()
    }
  }, [map, wanted, isLocalNames])
}
