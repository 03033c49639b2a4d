import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { encodeFilters } from '#filter/address.ts'
import { type FilterAddress, filterAddressOf } from '#filter/map-limits.ts'
import type { MapAreasQuery } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Bounds } from '#property/base-map/camera.ts'
import { fetchMapAreas } from '../map.functions.ts'
import type { MapTools } from '../tools/tools-state.ts'

type AreaNode = MapAreasQuery['areas']['nodes'][number]

/** A place to compare, with the arguments of its request. */
export interface AreaChoice {
  value: string
  label: string
  asked: { filters: FilterAddress; areaId: string | null; bounds: Bounds | null }
}

const PAGES_MAX = 8

async function allAreas(country: CountryCode): Promise<AreaNode[]> {
  const level = COUNTRIES[country].reportAreaLevel
  const found: AreaNode[] = []
  for (let page = 0; page < PAGES_MAX; page++) {
    const answer = await fetchMapAreas({ data: { country, level, offset: found.length } })
    if (!answer.ok) break
    found.push(...answer.value.areas.nodes)
    if (!answer.value.areas.pageInfo.hasNextPage) break
  }
  return found
}

/** Drawn outlines first, because the visitor has just drawn them, then the present view, the country's areas by name, and the whole country. */
export function useAreaChoices({ view }: MapTools, locale: string): AreaChoice[] {
  const { i18n, t } = useLingui()
  const { country, limits, bounds } = view
  const [areas, setAreas] = useState<readonly AreaNode[]>([])
  useEffect(() => {
    let isCurrent = true
    allAreas(country).then(
      (found) => {
        if (isCurrent) setAreas(found)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [country])
  const others = filterAddressOf({ ...encodeFilters(limits), draw: undefined })
  const drawn = limits.places.outlines.map((ring, at): AreaChoice => {
    const number = at + 1
    const filters = filterAddressOf(encodeFilters({ ...limits, places: { ...limits.places, outlines: [ring] } }))
    return { value: `outline-${number}`, label: t`Outline ${number}`, asked: { filters, areaId: null, bounds: null } }
  })
  const seen: AreaChoice[] = bounds
    ? [{ value: 'view', label: t`This view of the map`, asked: { filters: others, areaId: null, bounds } }]
    : []
  const whole: AreaChoice = { value: 'country', label: t`The whole country`, asked: { filters: others, areaId: null, bounds: null } }
  const named = areas
    .map(
      (area): AreaChoice => ({
        value: `area-${area.id}`,
        label: localName(i18n, area),
        asked: { filters: others, areaId: area.id, bounds: null },
      }),
    )
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return [...drawn, ...seen, ...named, whole]
}
