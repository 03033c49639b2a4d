import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import type { TourSpotKind } from '#graphql/generated/graphql.ts'
import { cx } from '#ui/class-names.ts'
import { behindDoor, type Scene, type Tour, type TourSpot } from './tour-scenes.ts'
import type { Look } from './tour-view.ts'

interface SpotProps {
  tour: Tour
  scene: Scene
  spot: TourSpot
  go: (scene: Scene, look: Look) => void
  /** turns the picture to the spot */
  face: (spot: TourSpot) => void
  onOpen: () => void
}

interface SphereSpotProps extends SpotProps {
  hold: (element: HTMLElement | null) => void
}

/** What visitors see of a spot, by its kind. */
const SPOT_PARTS: Record<TourSpotKind, ComponentType<SpotProps>> = { DOOR: DoorSpot, NOTE: NoteSpot }

/** A spot at its place in the panorama. */
export function SphereSpot({ hold, ...props }: SphereSpotProps) {
  const Part = SPOT_PARTS[props.spot.kind]
  return (
    <div ref={hold} data-seen="no" className="absolute start-0 top-0 z-10 w-0 data-[seen=no]:pointer-events-none data-[seen=no]:opacity-0">
      <Part {...props} />
    </div>
  )
}

const middle = 'grid w-max -translate-x-1/2 justify-items-center gap-2'
const button =
  'inline-flex h-9 items-center gap-2 rounded-full border border-line bg-sheet px-3 text-sm font-[560] whitespace-nowrap text-ink shadow-float hover:border-ink-3'
const sign = 'size-4 fill-none stroke-current stroke-2'

/** A door to another room. */
function DoorSpot({ tour, scene, spot, go, face, onOpen }: SpotProps) {
  const { t } = useLingui()
  const door = behindDoor(tour, scene, spot)
  if (!door) return null
  const { name } = door.scene
  return (
    <div className={cx(middle, '-translate-y-1/2')}>
      <button
        type="button"
        aria-label={t`Go to: ${name}`}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && face(spot)}
        onClick={() => {
          onOpen()
          go(door.scene, door.look)
        }}
        className={button}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className={sign}>
          <path d="M8 14V3M3 8l5-5 5 5" />
        </svg>
        {name}
      </button>
    </div>
  )
}

/** A note that opens. */
function NoteSpot({ spot, face, onOpen }: SpotProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={cx(middle, '-translate-y-[18px]')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={spot.title}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && face(spot)}
        onClick={() => {
          onOpen()
          setOpen(!isOpen)
        }}
        className={cx(button, 'size-9 justify-center px-0')}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className={sign}>
          <path d="M8 7v6M8 3v1.5" />
        </svg>
      </button>
      {isOpen ? (
        <div role="note" className="w-60 rounded border border-line bg-sheet px-4 py-3 text-sm whitespace-normal text-ink shadow-float">
          <b className="font-semibold">{spot.title}</b>
          <p className="pt-1 text-ink-2">{spot.text}</p>
        </div>
      ) : null}
    </div>
  )
}
