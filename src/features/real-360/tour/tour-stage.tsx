import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useCallback, useState } from 'react'
import { OnceAwake } from '#ui/once-awake.tsx'
import { createLook } from './look-store.ts'
import { TourAgent } from './tour-agent.tsx'
import { TourPlan } from './tour-plan.tsx'
import { TourRooms } from './tour-rooms.tsx'
import { firstLook, nameOfScene, pictureOf, type Scene, sceneOfView, type Tour } from './tour-scenes.ts'
import { decodeView, encodeView, type Look } from './tour-view.ts'
import { useTourEmbed } from './use-tour-embed.ts'

const TourSphere = lazy(async () => ({ default: (await import('./tour-sphere.tsx')).TourSphere }))

/** The scene that the address names, as a picture with everything around it; what turns it loads when the page is awake. */
export function TourStage({ tour }: { tour: Tour }) {
  const { v } = useSearch({ from: '/_fullscreen/real360/$path' })
  const view = decodeView(v)
  const scene = sceneOfView(tour, view)
  if (!scene) return null
  return <Stage tour={tour} scene={scene} look={view?.look ?? firstLook(scene)} isGiven={view !== null && view.look !== null} />
}

interface StageProps {
  tour: Tour
  scene: Scene
  look: Look
  /** false: the address names the room alone */
  isGiven: boolean
}

function Stage({ tour, scene, look, isGiven }: StageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const embed = useTourEmbed()
  const [looking] = useState(() => createLook(look))
  const go = useCallback(
    (to: Scene, at: Look | null) =>
      void navigate({
        to: '/real360/$path',
        params: { path: tour.path },
        replace: true,
        resetScroll: false,
        search: { embed, v: encodeView({ scene: nameOfScene(to), look: at }) },
      }),
    [navigate, tour.path, embed],
  )
  return (
    <div className="relative flex-1 overflow-hidden bg-wash">
      <img
        src={pictureOf(tour, scene, 'view')}
        alt={scene.alt}
        lang={tour.locale}
        width={1_440}
        height={900}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
      <OnceAwake>
        <TourSphere tour={tour} scene={scene} look={look} isGiven={isGiven} looking={looking} go={go} />
      </OnceAwake>
      <header className="pointer-events-none absolute inset-x-0 top-0 z-30 flex items-start justify-between gap-3 p-3 sm:p-4">
        <div className="grid justify-items-start gap-3">
          <div className="pointer-events-auto max-w-[min(30rem,64vw)] rounded border border-line bg-sheet px-4 py-3 shadow-float">
            <h1 lang={tour.locale} className="title text-lg sm:text-xl">
              {tour.title}
            </h1>
            <p aria-live="polite" lang={tour.locale} className="pt-1 text-sm text-ink-2">
              <b className="font-semibold text-ink">{scene.name}</b>
              <span className="max-sm:sr-only">{scene.caption === '' ? '' : ` · ${scene.caption}`}</span>
            </p>
          </div>
          <TourPlan tour={tour} scene={scene} looking={looking} />
        </div>
        <TourAgent tour={tour} />
      </header>
      <nav aria-label={t`Rooms`} className="pointer-events-none absolute inset-x-0 bottom-0 z-20 p-3 sm:p-4">
        <TourRooms tour={tour} scene={scene} />
      </nav>
    </div>
  )
}
