import { useRouter } from '@tanstack/react-router'
import { SearchBox } from '#property/search/first/search-box.tsx'
import { cx } from '#ui/class-names.ts'
import type { MapTools } from '../late/tools-state.ts'

/** The search box over the map: a chosen place is shown on it. Before hydration it is a form that leads to the results. */
export function MapSearchBox({ tools }: { tools: MapTools }) {
  const router = useRouter()
  return (
    <div
      className={cx(
        'absolute inset-x-3 top-2 z-10 has-aria-expanded:z-50 lg:top-3 lg:right-auto lg:left-[432px] lg:w-[360px]',
        // the bar for drawing takes its place
        tools.outline && 'invisible',
      )}
    >
      <SearchBox
        size="map"
        country={tools.view.country}
        onPlace={(place) => void import('../late/go-to-place.ts').then(({ goToPlace }) => goToPlace(place, tools, router))}
      />
    </div>
  )
}
