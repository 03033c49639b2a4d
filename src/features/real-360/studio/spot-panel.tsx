import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TOUR_MAX_CHARS, TOUR_SPOTS_MAX } from '#graphql/tour-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Scene, TourSpot } from '../tour/tour-scenes.ts'
import { AngleInput } from './angle-input.tsx'
import type { StudioEdit } from './use-studio.ts'

/** What the next press on the picture puts there. */
export type SpotPlacing = { what: 'door'; to: string; isReturned: boolean } | { what: 'note' } | { what: 'move'; spot: string }

interface SpotPanelProps {
  studio: StudioEdit
  scene: Scene
  placing: SpotPlacing | null
  setPlacing: (placing: SpotPlacing | null) => void
  /** puts it in the middle of the view, for whoever has no pointer */
  putHere: (placing: SpotPlacing) => void
  face: (spot: TourSpot) => void
}

/** The doors and notes of a room: put on the picture by a press or in the middle of the view, moved, described, and by their angles. */
export function SpotPanel({ studio, scene, placing, setPlacing, putHere, face }: SpotPanelProps) {
  const { t } = useLingui()
  const others = studio.tour.scenes.filter(({ id }) => id !== scene.id)
  const [to, setTo] = useState('')
  const [isReturned, setReturned] = useState(true)
  const target =
    others.find(({ id }) => id === to) ?? others.find(({ id }) => !scene.spots.some(({ toScene }) => toScene === id)) ?? others[0]
  const isFull = scene.spots.length >= TOUR_SPOTS_MAX
  const door: SpotPlacing | null = target ? { what: 'door', to: target.id, isReturned } : null
  return (
    <div className="grid gap-4">
      {door ? (
        <div className="grid gap-2">
          <Field label={t`A door to`}>
            {(control) => (
              <Select
                {...control}
                value={door.to}
                options={others.map(({ id, name }) => ({ value: id, label: name || t`Room without a name` }))}
                onValue={setTo}
              />
            )}
          </Field>
          <Checkbox label={<Trans>With a door back</Trans>} value={isReturned} onValue={setReturned} />
          <div className="flex flex-wrap gap-2">
            <Button size="small" disabled={isFull} aria-pressed={placing?.what === 'door'} onClick={() => setPlacing(door)}>
              <Trans>Press on the picture</Trans>
            </Button>
            <Button size="small" disabled={isFull} onClick={() => putHere(door)}>
              <Trans>Put the door in the middle of the view</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <p className="text-sm text-ink-3">
          <Trans>Doors lead to other rooms: add a second panorama first.</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" disabled={isFull} onClick={() => putHere({ what: 'note' })}>
          <Trans>Put a note in the middle of the view</Trans>
        </Button>
      </div>
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
  const { t } = useLingui()
  const target = studio.tour.scenes.find(({ id }) => id === spot.toScene)
  const room = target?.name || t`Room without a name`
  const name = target ? t`Door to ${room}` : spot.title || t`Note`
  const put = (change: Partial<TourSpot>) => studio.edit({ edit: 'put-spot', scene: scene.id, spot: { ...spot, ...change } })
  return (
    <li>
      <details className="rounded border border-line bg-sheet" onToggle={(event) => event.currentTarget.open && face(spot)}>
        <summary className="min-h-9 cursor-pointer px-3 py-1.5 text-sm font-[560]">{name}</summary>
        <div className="grid gap-3 border-t border-line p-3">
          {target ? null : (
            <>
              <Field label={t`Words on the note`} required>
                {(control) => (
                  <TextInput {...control} maxLength={TOUR_MAX_CHARS.spotTitle} value={spot.title} onValue={(title) => put({ title })} />
                )}
              </Field>
              <Field label={t`What it tells`}>
                {(control) => (
                  <TextArea {...control} rows={2} maxLength={TOUR_MAX_CHARS.spotText} value={spot.text} onValue={(text) => put({ text })} />
                )}
              </Field>
            </>
          )}
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
