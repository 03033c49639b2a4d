import type { HouseholdPlace } from '#property/ways/household.ts'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import { useMapMoves } from '../tools/use-map-moves.ts'

/** The places of a household on the map, by their names. The panel lists them too. */
export function WayPlaces({ map, places }: { map: DrawnMap; places: readonly HouseholdPlace[] }) {
  useMapMoves(map)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {places.map(({ name, lat5, lng5 }, at) => {
        const { x, y } = map.project([lng5 / 1e5, lat5 / 1e5])
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name of their own
            key={at}
            style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
            className="absolute top-0 left-0 flex items-center gap-1 rounded-full border border-lagoon bg-sheet px-2 text-xs font-[560] whitespace-nowrap text-ink shadow-float"
          >
            <span className="size-2 rounded-full bg-lagoon" />
            {name}
          </span>
        )
      })}
    </div>
  )
}
