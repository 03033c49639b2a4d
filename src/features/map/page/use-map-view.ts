import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { activeKeys, type MapLimits } from '#filter/map-limits.ts'
import { COUNTRIES } from '#market/countries.ts'
import { type Bounds, type Camera, decodeCamera, encodeCamera, openingCamera } from '#property/base-map/camera.ts'
import { type AskedWords, askedOf } from '#property/filter/asked.ts'
import { sortOf } from '#property/filter/sort-orders.ts'
import { LG_PX } from '../is-lg.ts'
import type { MapLoad } from '../queries.ts'
import type { MapSearch } from '../search.ts'
import { roundedBounds } from './rounded-bounds.ts'
import { useMapLimits } from './use-map-limits.ts'

const LIST_PX = 420

const mapWidth = (): number => {
  if (typeof window === 'undefined') return Number.POSITIVE_INFINITY
  return window.innerWidth >= LG_PX ? window.innerWidth - LIST_PX : window.innerWidth
}

/** All of the map's state lives in the address; the bounds follow the map. Moving the map replaces the address, choosing adds a step to go back. */
export function useMapView({ opening, filters, limits }: Pick<MapLoad, 'opening' | 'filters' | 'limits'>) {
  const search = useSearch({ from: '/_default/map' })
  const { country } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate({ from: '/map' })
  const [bounds, setBounds] = useState(opening.bounds)
  const [start] = useState(() => (opening.bounds ? opening.camera : openingCamera(opening.camera, mapWidth())))
  const camera = useMemo(() => (search.at ? decodeCamera(String(search.at)) : null) ?? start, [search.at, start])
  const seen = useRef<Bounds | null>(null)
  const limiting = useMapLimits(country, { filters, limits })
  const change = (changes: Partial<MapSearch>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace, resetScroll: false })
  const askedText = JSON.stringify(askedOf(search))
  const asked = useMemo(() => JSON.parse(askedText) as AskedWords, [askedText])
  const isLimited = activeKeys(limiting.limits).length > 0 || askedText !== '{}'

  return {
    ...limiting,
    /** filters whose fields markers do not hold, from the results page */
    asked,
    filterCount: activeKeys(limiting.limits).length,
    country,
    search,
    camera,
    /** the camera that shows the whole country */
    whole: () => openingCamera(opening.bounds ? COUNTRIES[country].mapCentre : opening.camera, mapWidth()),
    bounds,
    sort: sortOf(search.sort),
    selected: search.selected ?? null,
    change,
    select: (id: number | null) => change({ selected: id ?? undefined }, id === null),
    setLimits: (next: MapLimits) => {
      // a filtered list is of the visible area
      setBounds((before) => before ?? seen.current)
      limiting.setLimits(next)
    },
    /** the first list is the country's; it follows the map once the visitor has moved or filtered it or opened a shared view */
    onLoad: (loaded: Bounds) => {
      seen.current = roundedBounds(loaded)
      setBounds((before) => (before || isLimited ? seen.current : null))
    },
    onRest: (rested: Camera, next: Bounds) => {
      seen.current = roundedBounds(next)
      setBounds(seen.current)
      change({ at: encodeCamera(rested) }, true)
    },
  }
}

export type MapViewState = ReturnType<typeof useMapView>
