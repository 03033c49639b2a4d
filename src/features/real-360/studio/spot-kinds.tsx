import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import type { TourSpotKind } from '#graphql/generated/graphql.ts'
import { TOUR_MAX_CHARS } from '#graphql/tour-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Scene, TourSpot } from '../tour/tour-scenes.ts'

/** What the next press on the picture puts there: a new spot, a door with one back, or one that is moved. */
export type SpotPlacing =
  | { what: 'put'; spot: Pick<TourSpot, 'kind' | 'toScene' | 'title' | 'text'>; isReturned: boolean }
  | { what: 'move'; spot: string }

export interface SpotAdderProps {
  scene: Scene
  /** the other scenes of the tour */
  others: readonly Scene[]
  /** the scene has as many spots as there can be */
  isFull: boolean
  placing: SpotPlacing | null
  setPlacing: (placing: SpotPlacing | null) => void
  /** puts it in the middle of the view, for whoever has no pointer */
  putHere: (placing: SpotPlacing) => void
}

interface SpotFieldsProps {
  spot: TourSpot
  put: (change: Partial<TourSpot>) => void
}

/** How spots of a kind are written. `target` is the scene behind a door. */
interface StudioSpot {
  Adder: ComponentType<SpotAdderProps>
  /** what is written of it beside its place; null for nothing */
  Fields: ComponentType<SpotFieldsProps> | null
  /** before its name on the picture */
  sign: string
  /** its name in the list */
  name: (i18n: I18n, spot: TourSpot, target: Scene | undefined) => string
  /** its name on the picture */
  mark: (i18n: I18n, spot: TourSpot, target: Scene | undefined) => string
}

const roomName = (i18n: I18n, room: Scene | undefined): string => room?.name || i18n._(msg`Room without a name`)
const noteName = (i18n: I18n, { title }: TourSpot): string => title || i18n._(msg`Note`)

/** The kinds of spots, in the order in which they are offered. */
export const STUDIO_SPOTS: Record<TourSpotKind, StudioSpot> = {
  DOOR: {
    Adder: DoorAdder,
    Fields: null,
    sign: '↑',
    name: (i18n, _, target) => {
      const room = roomName(i18n, target)
      return i18n._(msg`Door to ${room}`)
    },
    mark: (i18n, _, target) => roomName(i18n, target),
  },
  NOTE: { Adder: NoteAdder, Fields: NoteFields, sign: 'i', name: noteName, mark: noteName },
}

function DoorAdder({ scene, others, isFull, placing, setPlacing, putHere }: SpotAdderProps) {
  const { t } = useLingui()
  const [to, setTo] = useState('')
  const [isReturned, setReturned] = useState(true)
  const target =
    others.find(({ id }) => id === to) ?? others.find(({ id }) => !scene.spots.some(({ toScene }) => toScene === id)) ?? others[0]
  if (!target)
    return (
      <p className="text-sm text-ink-3">
        <Trans>Doors lead to other rooms: add a second panorama first.</Trans>
      </p>
    )
  const door: SpotPlacing = { what: 'put', spot: { kind: 'DOOR', toScene: target.id, title: '', text: '' }, isReturned }
  return (
    <div className="grid gap-2">
      <Field label={t`A door to`}>
        {(control) => (
          <Select
            {...control}
            value={target.id}
            options={others.map(({ id, name }) => ({ value: id, label: name || t`Room without a name` }))}
            onValue={setTo}
          />
        )}
      </Field>
      <Checkbox label={<Trans>With a door back</Trans>} value={isReturned} onValue={setReturned} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={isFull}
          aria-pressed={placing?.what === 'put' && placing.spot.kind === 'DOOR'}
          onClick={() => setPlacing(door)}
        >
          <Trans>Press on the picture</Trans>
        </Button>
        <Button size="small" disabled={isFull} onClick={() => putHere(door)}>
          <Trans>Put the door in the middle of the view</Trans>
        </Button>
      </div>
    </div>
  )
}

function NoteAdder({ isFull, putHere }: SpotAdderProps) {
  const { t } = useLingui()
  const note: SpotPlacing = { what: 'put', spot: { kind: 'NOTE', toScene: null, title: t`Note`, text: '' }, isReturned: false }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" disabled={isFull} onClick={() => putHere(note)}>
        <Trans>Put a note in the middle of the view</Trans>
      </Button>
    </div>
  )
}

function NoteFields({ spot, put }: SpotFieldsProps) {
  const { t } = useLingui()
  return (
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
  )
}
