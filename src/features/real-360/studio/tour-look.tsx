import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { OnceAwake } from '#ui/once-awake.tsx'
import type { Sphere } from '../tour/sphere.ts'
import { SphereSpot } from '../tour/sphere-spot.tsx'
import { firstLook, pictureOf, planPictureOf, type Scene, type Tour } from '../tour/tour-scenes.ts'
import type { Look } from '../tour/tour-view.ts'
import { TOUR_HOUR_WORDS } from './studio-words.ts'

// three.js comes with the first panorama
const StudioSphere = lazy(async () => ({ default: (await import('./studio-sphere.tsx')).StudioSphere }))

/** A tour as visitors would walk it, for the two sides of an order; without scripts its rooms are pictures. */
export function TourLook({ tour }: { tour: Tour }) {
  const { t, i18n } = useLingui()
  const sphere = useRef<Sphere | null>(null)
  const [at, setAt] = useState<{ id: string; look: Look | null } | null>(null)
  const scene = tour.scenes.find(({ id }) => id === at?.id) ?? tour.scenes[0]
  if (!scene) return null
  const go = (to: Scene, look: Look | null) => setAt({ id: to.id, look })
  return (
    <div lang={tour.locale} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section
        aria-label={t`The tour`}
        className="relative aspect-[4/5] overflow-hidden rounded border border-line bg-wash sm:aspect-[16/9]"
      >
        <img
          src={pictureOf(tour, scene, 'view')}
          alt={scene.alt}
          width={1_440}
          height={900}
          className="absolute inset-0 size-full object-cover"
        />
        <OnceAwake>
          <Suspense>
            <StudioSphere
              tour={tour}
              scene={scene}
              sphere={sphere}
              look={at?.look ?? firstLook(scene)}
              drawSpot={(spot, hold) => (
                <SphereSpot
                  key={spot.id}
                  tour={tour}
                  scene={scene}
                  spot={spot}
                  hold={hold}
                  go={go}
                  face={({ yaw, pitch }) => void sphere.current?.turn({ yaw, pitch }, 0)}
                  onOpen={() => undefined}
                />
              )}
            />
          </Suspense>
        </OnceAwake>
        <p aria-live="polite" className="absolute start-3 top-3 z-10 rounded border border-line bg-sheet px-3 py-2 text-sm shadow-float">
          <b className="font-semibold">{scene.name}</b>
          {scene.caption === '' ? null : <span className="block text-ink-2">{scene.caption}</span>}
        </p>
      </section>
      <ul aria-label={t`Rooms`} className="flex gap-3 overflow-x-auto pb-2">
        {tour.scenes.map((room) => (
          <li key={room.id} className="shrink-0">
            <button
              type="button"
              aria-pressed={room.id === scene.id}
              onClick={() => go(room, null)}
              className="group grid w-32 gap-1 rounded text-start text-sm"
            >
              <img
                src={pictureOf(tour, room, 'small')}
                alt=""
                width={320}
                height={200}
                className="aspect-[16/10] w-full rounded-[4px] border-2 border-transparent object-cover group-aria-pressed:border-terracotta-mark"
              />
              <span className="truncate">{room.name}</span>
              {room.hour === 'DAY' ? null : <span className="text-xs text-ink-3">{i18n._(TOUR_HOUR_WORDS[room.hour])}</span>}
            </button>
          </li>
        ))}
      </ul>
      {tour.about === '' ? null : <p className="max-w-[60ch] whitespace-pre-line text-ink-2">{tour.about}</p>}
      {tour.plan ? (
        <img
          src={planPictureOf(tour)}
          alt={t`Floor plan`}
          width={tour.plan.width}
          height={tour.plan.height}
          loading="lazy"
          className="h-auto max-h-[28rem] w-auto max-w-full rounded border border-line bg-sheet"
        />
      ) : null}
    </div>
  )
}
