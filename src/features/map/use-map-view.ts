import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type Bounds, type Camera, decodeCamera, encodeCamera, openingCamera } from '#geo/camera.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { MapOpening } from './queries.ts'
import { groupsOf, type MapSearch, toggleGroup } from './search.ts'

/** Beside the list from this window width on, below it the map has the whole width. */
const DESKTOP_PX = 1024
const LIST_PX = 420

const mapWidth = (): number => {
  if (typeof window === 'undefined') return Number.POSITIVE_INFINITY
  return window.innerWidth >= DESKTOP_PX ? window.innerWidth - LIST_PX : window.innerWidth
}

/** Camera, selection and groups live in the address; the bounds follow the map. Every change replaces the address, so Back leaves the map. */
export function useMapView(opening: MapOpening) {
  const search = useSearch({ from: '/_default/map' })
  const { country } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate({ from: '/map' })
  const [bounds, setBounds] = useState(opening.bounds)
  const [start] = useState(() => (opening.bounds ? opening.camera : openingCamera(opening.camera, mapWidth())))
  const camera = useMemo(() => (search.at ? decodeCamera(search.at) : null) ?? start, [search.at, start])
  const groups = useMemo(() => groupsOf({ groups: search.groups }), [search.groups])
  const change = (changes: Partial<MapSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })

  return {
    country,
    camera,
    groups,
    bounds,
    selected: search.selected ?? null,
    select: (id: number | null) => change({ selected: id ?? undefined }),
    toggle: (group: TypeGroup, open: readonly TypeGroup[]) => change({ groups: toggleGroup(groups, group, open) }),
    /** the opening list is the country's; it follows the map once the visitor has moved it or came by a shared view */
    onLoad: (seen: Bounds) => setBounds((before) => before && seen),
    onRest: (rested: Camera, seen: Bounds) => {
      setBounds(seen)
      change({ at: encodeCamera(rested) })
    },
  }
}

export type MapViewState = ReturnType<typeof useMapView>
