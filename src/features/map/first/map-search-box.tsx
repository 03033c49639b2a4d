import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { SearchBox } from '#property/search/first/search-box.tsx'
import { cx } from '#ui/class-names.ts'
import type { MapTools } from '../late/tools-state.ts'

/** The search box over the map: a chosen place is shown on it. Before hydration it is a form that leads to the results. */
export function MapSearchBox({ tools }: { tools: MapTools }) {
  const router = useRouter()
  const { country } = tools.view
  const latest = useRef(tools)
  useLayoutEffect(() => {
    latest.current = tools
  })
  // it has nothing of the filters, whose sliders render this page at every step
  const box = useMemo(
    () => (
      <SearchBox
        size="map"
        country={country}
        onPlace={(place) => void import('../late/go-to-place.ts').then(({ goToPlace }) => goToPlace(place, latest.current, router))}
      />
    ),
    [country, router],
  )
  return (
    <div
      className={cx(
        'absolute inset-x-3 top-2 z-10 has-aria-expanded:z-50 lg:top-3 lg:right-auto lg:left-[432px] lg:w-[360px]',
        // the bar for drawing takes its place
        tools.outline && 'invisible',
      )}
    >
      {box}
    </div>
  )
}
