import { useState } from 'react'
import { householdOfFragment } from '#property/ways/household.ts'
import { useHousehold } from '#property/ways/use-household.ts'
import { useTimetable } from '#property/ways/use-ways.ts'
import { usePageWords } from '#ui/use-page-words.ts'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import type { MapTools } from '../tools/tools-state.ts'
import { PlacePen } from './place-pen.tsx'
import { useMapWays } from './use-map-ways.ts'
import { WayPlaces } from './way-places.tsx'
import { WaysPanel } from './ways-panel.tsx'

interface WaysPartProps {
  tools: MapTools
  map: DrawnMap
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The ways of a household: worked out while it has places, their places on the map, and the panel in which they are changed. */
export function WaysPart({ tools, map, isOpen, onOpen }: WaysPartProps) {
  usePageWords()
  const [household, change] = useHousehold(tools.view.country)
  const { state, retry } = useTimetable(tools.start?.mapData.timetableUrl ?? null)
  const count = useMapWays(tools, state, household)
  const [brought, setBrought] = useState(() => householdOfFragment(location.hash))
  const { isPlacing, setPlacing } = tools
  const settle = () => {
    setBrought(null)
    // an address that was answered carries nobody's places on
    tools.view.change({}, true)
  }
  return (
    <>
      <WayPlaces map={map} places={household.places} />
      {isPlacing ? (
        <PlacePen
          map={map}
          number={household.places.length + 1}
          onPlace={(place) => {
            setPlacing(false)
            change({ kind: 'add', ...place })
          }}
          onClose={() => setPlacing(false)}
        />
      ) : null}
      {isOpen && !isPlacing ? (
        <WaysPanel
          tools={tools}
          household={household}
          change={change}
          timetable={{ state, retry }}
          count={count}
          brought={brought}
          onBrought={(isTaken) => {
            if (isTaken && brought) change({ kind: 'replace', household: brought })
            settle()
          }}
          onClose={() => onOpen(false)}
        />
      ) : null}
    </>
  )
}
