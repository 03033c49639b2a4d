import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useState } from 'react'
import { TOUR_COLUMNS, TOUR_ROWS } from '#graphql/tour-kinds.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { Sphere } from '../tour/sphere.ts'
import { pictureOf, type Scene, type Tour, type TourSpot } from '../tour/tour-scenes.ts'
import { wrappedAngle } from '../tour/tour-view.ts'
import type { PictureQueue } from './pano/picture-queue.ts'
import { type SpotPlacing, STUDIO_SPOTS } from './spot-kinds.tsx'
import { StudioSphere } from './studio-sphere.tsx'
import type { StudioEdit } from './use-studio.ts'

interface StudioCanvasProps {
  studio: StudioEdit
  scene: Scene
  sphere: RefObject<Sphere | null>
  queue: PictureQueue
  placing: SpotPlacing | null
  setPlacing: (placing: SpotPlacing | null) => void
  put: (placing: SpotPlacing, at: { yaw: number; pitch: number }) => void
  choose: (id: string) => void
}

/** The addresses of a panorama's tiles, row by row. */
export const tilesOf = (tour: Pick<Tour, 'id'>, scene: Scene): string[] =>
  Array.from({ length: TOUR_COLUMNS * TOUR_ROWS }, (_, at) =>
    pictureOf(tour, scene, `${at % TOUR_COLUMNS}-${Math.floor(at / TOUR_COLUMNS)}`),
  )

/** The panorama of the chosen room: turned by hand or keys, with its doors and notes, which a press puts where it lands. */
export function StudioCanvas({ studio, scene, sphere, queue, placing, setPlacing, put, choose }: StudioCanvasProps) {
  const { t } = useLingui()
  const [said, setSaid] = useState('')
  const { tour } = studio
  const beginHere = () => {
    const at = sphere.current?.look()
    if (!at) return
    const look = { yaw: wrappedAngle(at.yaw), pitch: at.pitch }
    studio.edit({ edit: 'scene', id: scene.id, change: { ...look, zoom: Math.round(at.zoom) } })
    setSaid(t`The walk looks this way first now.`)
    // the picture that is shown before the panorama has loaded looks the same way
    queue.add([
      {
        name: scene.name || t`First view`,
        work: { task: { do: 'look', tiles: tilesOf(tour, scene), width: scene.width, look } },
        onArrived: ({ still }) => still && studio.edit({ edit: 'scene', id: scene.id, change: { still } }),
      },
    ])
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div
        className={cx('relative aspect-[16/10] overflow-hidden rounded border bg-wash', placing ? 'border-terracotta-mark' : 'border-line')}
      >
        <StudioSphere
          tour={tour}
          scene={scene}
          sphere={sphere}
          onPress={(at) => {
            if (placing) put(placing, at)
          }}
          drawSpot={(spot, hold) => <SpotMark key={spot.id} tour={tour} spot={spot} hold={hold} choose={choose} />}
        />
        {placing ? (
          <p className="absolute inset-x-0 top-0 z-20 flex flex-wrap items-center justify-between gap-2 bg-sheet/95 px-4 py-2 text-sm">
            <Trans>Press on the picture where it belongs.</Trans>
            <Button size="small" onClick={() => setPlacing(null)}>
              <Trans>Leave it</Trans>
            </Button>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={beginHere}>
          <Trans>Look this way first</Trans>
        </Button>
        <Button
          size="small"
          onClick={() => {
            const yaw = sphere.current?.look().yaw
            if (yaw === undefined) return
            studio.edit({ edit: 'scene', id: scene.id, change: { north: wrappedAngle(yaw) } })
            setSaid(t`North is in the middle of the view now.`)
          }}
        >
          <Trans>North is in the middle of the view</Trans>
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {said}
        </p>
      </div>
    </div>
  )
}

interface SpotMarkProps {
  tour: Tour
  spot: TourSpot
  hold: (element: HTMLElement | null) => void
  choose: (id: string) => void
}

/** A spot at its place; a door opens the room behind it, to be written. */
function SpotMark({ tour, spot, hold, choose }: SpotMarkProps) {
  const { i18n } = useLingui()
  const target = tour.scenes.find(({ id }) => id === spot.toScene)
  const { sign, mark } = STUDIO_SPOTS[spot.kind]
  return (
    <div ref={hold} data-seen="no" className="absolute start-0 top-0 z-10 w-0 data-[seen=no]:invisible">
      <button
        type="button"
        disabled={!target}
        onClick={() => target && choose(target.id)}
        className="inline-flex h-8 max-w-44 -translate-x-1/2 -translate-y-1/2 items-center gap-1.5 truncate rounded-full border border-line bg-sheet px-3 text-sm font-[560] whitespace-nowrap shadow-float"
      >
        <span aria-hidden="true">{sign}</span>
        {mark(i18n, spot, target)}
      </button>
    </div>
  )
}
