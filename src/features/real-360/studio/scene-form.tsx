import { Trans, useLingui } from '@lingui/react/macro'
import { TourHour } from '#graphql/generated/enumerations.ts'
import { TOUR_MAX_CHARS } from '#graphql/tour-kinds.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Scene } from '../tour/tour-scenes.ts'
import { AngleInput } from './angle-input.tsx'
import { TOUR_HOUR_WORDS } from './studio-words.ts'
import type { StudioEdit } from './use-studio.ts'

/** What is told of a room, as what it was taken, and which way north lies in it. */
export function SceneForm({ studio, scene }: { studio: StudioEdit; scene: Scene }) {
  const { t, i18n } = useLingui()
  const { edit, tour } = studio
  const change = (next: Partial<Pick<Scene, 'name' | 'caption' | 'alt' | 'north'>>) => edit({ edit: 'scene', id: scene.id, change: next })
  const sameRoom = tour.scenes.find(({ id, place }) => id !== scene.id && place === scene.place)
  // one that begins its room; the others of it follow
  const rooms = tour.scenes.filter(({ id, place }, at) => id !== scene.id && tour.scenes.findIndex((one) => one.place === place) === at)
  return (
    <div className="grid gap-3">
      <Field label={t`Name of the room`} required>
        {(control) => <TextInput {...control} maxLength={TOUR_MAX_CHARS.name} value={scene.name} onValue={(name) => change({ name })} />}
      </Field>
      <Field label={t`What it shows, for those who cannot see it`} required>
        {(control) => (
          <TextArea {...control} rows={2} maxLength={TOUR_MAX_CHARS.alt} value={scene.alt} onValue={(alt) => change({ alt })} />
        )}
      </Field>
      <Field label={t`Line below the title`}>
        {(control) => (
          <TextInput {...control} maxLength={TOUR_MAX_CHARS.caption} value={scene.caption} onValue={(caption) => change({ caption })} />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t`Taken`}>
          {(control) => (
            <Select<TourHour>
              {...control}
              value={scene.hour}
              options={TourHour.map((value) => ({ value, label: i18n._(TOUR_HOUR_WORDS[value]) }))}
              onValue={(hour) => edit({ edit: 'room', id: scene.id, with: sameRoom?.id ?? null, hour })}
            />
          )}
        </Field>
        <Field label={t`The same room as`}>
          {(control) => (
            <Select
              {...control}
              value={sameRoom ? (rooms.find(({ place }) => place === scene.place)?.id ?? '') : ''}
              options={[
                { value: '', label: t`No other` },
                ...rooms.map(({ id, name }) => ({ value: id, label: name || t`Room without a name` })),
              ]}
              onValue={(id) => edit({ edit: 'room', id: scene.id, with: id === '' ? null : id, hour: hourFor(tour.scenes, scene, id) })}
            />
          )}
        </Field>
      </div>
      <AngleInput label={t`North, clockwise from the middle of the picture`} value={scene.north} onValue={(north) => change({ north })} />
      {scene.width < 4_096 ? (
        <p className="text-sm text-caution-ink">
          <Trans>This panorama is {scene.width} pixels wide. On large screens it looks soft; 4,096 or more are good.</Trans>
        </p>
      ) : null}
    </div>
  )
}

/** The hour that is still free in another room: a scene that joins it keeps its own where it can. */
function hourFor(scenes: readonly Scene[], { hour, id: own }: Scene, id: string): TourHour {
  const place = scenes.find((one) => one.id === id)?.place
  const taken = new Set(scenes.flatMap((one) => (one.place === place && one.id !== own ? [one.hour] : [])))
  return taken.has(hour) ? (TourHour.find((one) => !taken.has(one)) ?? hour) : hour
}
