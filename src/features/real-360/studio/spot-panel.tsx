import { Trans, useLingui } from '@lingui/react/macro'
import { TOUR_SPOTS_MAX } from '#graphql/tour-kinds.ts'
import { keysOf } from '#lib/records.ts'
import { Button } from '#ui/button.tsx'
import type { TourSpot } from '../tour/tour-scenes.ts'
import { AngleInput } from './angle-input.tsx'
import { type SpotAdderProps, STUDIO_SPOTS } from './spot-kinds.tsx'
import type { StudioEdit } from './use-studio.ts'

interface SpotPanelProps extends Omit<SpotAdderProps, 'others' | 'isFull'> {
  studio: StudioEdit
  face: (spot: TourSpot) => void
}

/** The spots of a room: put on the picture by a press or in the middle of the view, moved, described, and by their angles. */
export function SpotPanel({ studio, scene, placing, setPlacing, putHere, face }: SpotPanelProps) {
  const { t } = useLingui()
  const others = studio.tour.scenes.filter(({ id }) => id !== scene.id)
  const isFull = scene.spots.length >= TOUR_SPOTS_MAX
  return (
    <div className="grid gap-4">
      {keysOf(STUDIO_SPOTS).map((kind) => {
        const { Adder } = STUDIO_SPOTS[kind]
        return (
          <Adder key={kind} scene={scene} others={others} isFull={isFull} placing={placing} setPlacing={setPlacing} putHere={putHere} />
        )
      })}
      <ul aria-label={t`Doors and notes of this room`} className="grid gap-2">
        {scene.spots.map((spot) => (
          <SpotItem key={spot.id} studio={studio} scene={scene} spot={spot} face={face} putHere={putHere} setPlacing={setPlacing} />
        ))}
      </ul>
    </div>
  )
}

function SpotItem({
  studio,
  scene,
  spot,
  face,
  putHere,
  setPlacing,
}: Pick<SpotPanelProps, 'studio' | 'scene' | 'face' | 'putHere' | 'setPlacing'> & { spot: TourSpot }) {
  const { t, i18n } = useLingui()
  const target = studio.tour.scenes.find(({ id }) => id === spot.toScene)
  const { name: nameOf, Fields } = STUDIO_SPOTS[spot.kind]
  const name = nameOf(i18n, spot, target)
  const put = (change: Partial<TourSpot>) => studio.edit({ edit: 'put-spot', scene: scene.id, spot: { ...spot, ...change } })
  return (
    <li>
      <details className="rounded border border-line bg-sheet" onToggle={(event) => event.currentTarget.open && face(spot)}>
        <summary className="min-h-9 cursor-pointer px-3 py-1.5 text-sm font-[560]">{name}</summary>
        <div className="grid gap-3 border-t border-line p-3">
          {Fields ? <Fields spot={spot} put={put} /> : null}
          <div className="grid grid-cols-2 gap-3">
            <AngleInput label={t`To the right, degrees`} value={spot.yaw} onValue={(yaw) => put({ yaw })} />
            <AngleInput label={t`Upwards, degrees`} most={90} value={spot.pitch} onValue={(pitch) => put({ pitch })} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => putHere({ what: 'move', spot: spot.id })}>
              <Trans>Move to the middle of the view</Trans>
              <span className="sr-only"> {name}</span>
            </Button>
            <Button size="small" onClick={() => setPlacing({ what: 'move', spot: spot.id })}>
              <Trans>Move by a press</Trans>
              <span className="sr-only"> {name}</span>
            </Button>
            <Button size="small" look="ghost" onClick={() => studio.edit({ edit: 'remove-spot', scene: scene.id, id: spot.id })}>
              <Trans>Take out</Trans>
              <span className="sr-only"> {name}</span>
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}
