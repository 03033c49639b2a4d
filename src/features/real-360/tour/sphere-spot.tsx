import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { behindDoor, type Scene, type Tour, type TourSpot } from './tour-scenes.ts'
import type { Look } from './tour-view.ts'

interface SphereSpotProps {
  tour: Tour
  scene: Scene
  spot: TourSpot
  go: (scene: Scene, look: Look) => void
  /** turns the picture to the spot */
  face: (spot: TourSpot) => void
  hold: (element: HTMLElement | null) => void
  onOpen: () => void
}

const button =
  'inline-flex h-9 items-center gap-2 rounded-full border border-line bg-sheet px-3 text-sm font-[560] whitespace-nowrap text-ink shadow-float hover:border-ink-3'

/** A door to another room, or a note that opens, at its place in the panorama. */
export function SphereSpot({ tour, scene, spot, go, face, hold, onOpen }: SphereSpotProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const door = behindDoor(tour, scene, spot)
  const name = door?.scene.name ?? ''
  return (
    <div ref={hold} data-seen="no" className="absolute start-0 top-0 z-10 w-0 data-[seen=no]:pointer-events-none data-[seen=no]:opacity-0">
      <div className={cx('grid w-max -translate-x-1/2 justify-items-center gap-2', door ? '-translate-y-1/2' : '-translate-y-[18px]')}>
        <button
          type="button"
          aria-expanded={door ? undefined : isOpen}
          aria-label={door ? t`Go to: ${name}` : spot.title}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && face(spot)}
          onClick={() => {
            onOpen()
            if (door) go(door.scene, door.look)
            else setOpen(!isOpen)
          }}
          className={cx(button, !door && 'size-9 justify-center px-0')}
        >
          {door ? (
            <>
              <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
                <path d="M8 14V3M3 8l5-5 5 5" />
              </svg>
              {name}
            </>
          ) : (
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
              <path d="M8 7v6M8 3v1.5" />
            </svg>
          )}
        </button>
        {isOpen && !door ? (
          <div role="note" className="w-60 rounded border border-line bg-sheet px-4 py-3 text-sm whitespace-normal text-ink shadow-float">
            <b className="font-semibold">{spot.title}</b>
            <p className="pt-1 text-ink-2">{spot.text}</p>
          </div>
        ) : null}
      </div>
    </div>
  )
}
