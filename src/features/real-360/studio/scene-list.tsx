import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { PANO_PX, TOUR_SCENES_MAX } from '#graphql/tour-kinds.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { fileDrop, OrderedList, type OrderedPlace } from '#ui/ordered-list.tsx'
import { pictureOf, type Scene } from '../tour/tour-scenes.ts'
import { nameOfFile } from './edit/edit-tour.ts'
import type { PictureQueue, SentPicture } from './pano/picture-queue.ts'
import { middleOfPart } from './pano/sphere-part.ts'
import { SentPictures } from './sent-pictures.tsx'
import { TOUR_HOUR_WORDS } from './studio-words.ts'
import type { StudioEdit } from './use-studio.ts'

interface SceneListProps {
  studio: StudioEdit
  queue: PictureQueue
  sent: readonly SentPicture[]
  chosen: string | null
  choose: (id: string) => void
}

const ACCEPT = 'image/jpeg,image/png,image/webp'

/** The rooms in the order of walking: added here, put in order by buttons or by dragging, and chosen to be written. */
export function SceneList({ studio, queue, sent, chosen, choose }: SceneListProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { scenes } = studio.tour
  const take = (files: FileList | null) =>
    queue.add(
      Array.from(files ?? [])
        .slice(0, TOUR_SCENES_MAX - scenes.length)
        .map((file) => ({
          name: file.name,
          work: { file, kind: 'pano' },
          onArrived: ({ pano, still, width, head }) => {
            const id = crypto.randomUUID()
            if (!pano || !still || !head) return
            const scene = { id, pano, still, width, north: head.north ?? 0, ...middleOfPart(head.part) }
            studio.edit({ edit: 'add-scene', scene, name: nameOfFile(file.name) })
            choose(id)
          },
        })),
    )
  return (
    <section aria-label={t`Rooms of the tour`} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3" {...fileDrop(take)}>
      <Button look={scenes.length === 0 ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
        <Trans>Add panoramas</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        aria-label={t`Panoramas to add`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <p className="text-xs text-ink-3">
        <Trans>Twice as wide as high, 4,096 pixels or more. Cut on this device; what the camera wrote into them is left out.</Trans>
      </p>
      <SentPictures sent={sent} queue={queue} />
      <SceneRows studio={studio} chosen={chosen} choose={choose} />
    </section>
  )
}

function SceneRows({ studio, chosen, choose }: Pick<SceneListProps, 'studio' | 'chosen' | 'choose'>) {
  const { t } = useLingui()
  const { scenes } = studio.tour
  return (
    <OrderedList
      label={t`Rooms in the order of walking`}
      items={scenes}
      said={(scene, from, to) => {
        const number = to + 1
        const name = scene.name || String(from + 1)
        return t`${name} is room ${number} now.`
      }}
      onMove={(from, to) => studio.edit({ edit: 'move-scene', from, to })}
      className="grid gap-1 max-lg:grid-flow-col max-lg:auto-cols-[11rem] max-lg:overflow-x-auto max-lg:pb-2"
    >
      {(scene, place) => (
        <SceneItem
          key={scene.id}
          studio={studio}
          scene={scene}
          place={place}
          isChosen={scene.id === chosen}
          choose={() => choose(scene.id)}
        />
      )}
    </OrderedList>
  )
}

interface SceneItemProps {
  studio: StudioEdit
  scene: Scene
  place: OrderedPlace
  isChosen: boolean
  choose: () => void
}

function SceneItem({ studio, scene, place: { at, isLast, move, handle, place }, isChosen, choose }: SceneItemProps) {
  const { t, i18n } = useLingui()
  const number = at + 1
  const name = scene.name || t`Room ${number}`
  return (
    <li
      className={cx('grid rounded border p-1.5 pb-0.5', isChosen ? 'border-terracotta-mark bg-sheet' : 'border-line bg-sheet')}
      {...place}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={choose}
        {...handle}
        className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2 rounded text-start"
      >
        <img
          src={pictureOf(studio.tour, scene, 'small')}
          alt=""
          width={320}
          height={200}
          className="aspect-[16/10] w-full rounded-[4px] bg-wash object-cover"
        />
        <span className="grid min-w-0 justify-items-start gap-0.5">
          <span className="w-full truncate text-sm font-[560]">{name}</span>
          {at === 0 ? <Badge tone="lagoon">{t`Begins here`}</Badge> : null}
          {scene.hour === 'DAY' ? null : <Badge>{i18n._(TOUR_HOUR_WORDS[scene.hour])}</Badge>}
          {scene.width < PANO_PX.good ? <Badge tone="caution">{t`Few pixels`}</Badge> : null}
        </span>
      </button>
      <span className="flex justify-end">
        <Button
          size="small"
          look="ghost"
          className="h-6"
          aria-label={t`Move ${name} forward`}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        >
          <span aria-hidden="true">↑</span>
        </Button>
        <Button
          size="small"
          look="ghost"
          className="h-6"
          aria-label={t`Move ${name} backward`}
          disabled={isLast}
          onClick={() => move(at + 1)}
        >
          <span aria-hidden="true">↓</span>
        </Button>
        <Button
          size="small"
          look="ghost"
          aria-label={t`Take out ${name}`}
          onClick={() => studio.edit({ edit: 'remove-scene', id: scene.id })}
        >
          <span aria-hidden="true">✕</span>
        </Button>
      </span>
    </li>
  )
}
