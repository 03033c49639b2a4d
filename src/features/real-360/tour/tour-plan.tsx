import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type LookStore, useTourLook } from './look-store.ts'
import { SunControls, SunRay, useSunChoice } from './sun-line.tsx'
import { nameOfScene, planPictureOf, roomsOf, type Scene, type Tour } from './tour-scenes.ts'
import { degreesSeen, headingOf, narrowestView, viewCone } from './tour-view.ts'
import { useTourEmbed } from './use-tour-embed.ts'

interface TourPlanProps {
  tour: Tour
  scene: Scene
  looking: LookStore
}

/** The floor plan with a place for each room, and which way is looked from the one that is shown. */
export function TourPlan({ tour: { plan, ...tour }, scene, looking }: TourPlanProps) {
  const { t } = useLingui()
  const embed = useTourEmbed()
  const sun = useSunChoice()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // a phone, or a frame in another page, has no room for it until it is asked for
    if (details.current && matchMedia('(min-width: 640px) and (min-height: 640px)').matches) details.current.open = true
  }, [])
  if (!plan) return null
  return (
    <details
      ref={details}
      className="pointer-events-auto w-[min(15rem,56vw)] rounded border border-line bg-sheet shadow-float not-open:w-auto"
    >
      <summary className="flex min-h-8 items-center justify-between px-3 text-sm font-[560]">
        <Trans>Floor plan</Trans>
      </summary>
      <div className="relative border-t border-line">
        <img
          src={planPictureOf({ id: tour.id, plan })}
          alt={t`Floor plan of the home`}
          width={plan.width}
          height={plan.height}
          className="w-full"
        />
        <ViewCone scene={scene} plan={plan} looking={looking} narrowest={narrowestView(tour)} />
        {tour.lat === null ? null : <SunRay lat={tour.lat} choice={sun} scene={scene} plan={plan} />}
        <ul>
          {roomsOf(tour, scene).map((room) =>
            room.planX === null || room.planY === null ? null : (
              <li key={room.id} className="absolute -translate-1/2" style={{ left: `${room.planX * 100}%`, top: `${room.planY * 100}%` }}>
                <Link
                  to="/real360/$path"
                  params={{ path: tour.path }}
                  search={{ embed, v: nameOfScene(room) }}
                  replace
                  resetScroll={false}
                  aria-label={room.name}
                  title={room.name}
                  aria-current={room.id === scene.id ? 'true' : undefined}
                  className="group grid size-7 place-items-center rounded-full"
                >
                  <span className="size-3.5 rounded-full border-2 border-white bg-indigo shadow-float group-hover:scale-125 group-[[aria-current]]:bg-terracotta-mark" />
                </Link>
              </li>
            ),
          )}
        </ul>
      </div>
      {tour.lat === null ? null : <SunControls lat={tour.lat} choice={sun} />}
      <p className="flex items-center justify-between gap-2 border-t border-line px-3 py-1.5 text-xs text-ink-2">
        {plan.metre === null ? <span /> : <PlanScale metre={plan.metre} width={plan.width} />}
        <Compass scene={scene} looking={looking} />
      </p>
    </details>
  )
}

const SCALE_METRES = 2

function PlanScale({ metre, width }: { metre: number; width: number }) {
  return (
    <span className="grid flex-1 gap-0.5">
      <span className="h-1 border border-t-0 border-ink-3" style={{ width: `${(100 * SCALE_METRES * metre) / width}%` }} />
      <Trans>{SCALE_METRES} m</Trans>
    </span>
  )
}

const degrees = (radians: number) => (radians * 180) / Math.PI

const CONE_PIXELS = 150

interface ViewConeProps {
  scene: Scene
  plan: NonNullable<Tour['plan']>
  looking: LookStore
  /** degrees seen at the greatest zoom */
  narrowest: number
}

/** What is seen, on the plan; which is drawn with north up. */
function ViewCone({ scene, plan, looking, narrowest }: ViewConeProps) {
  const { yaw, zoom } = useTourLook(looking)
  if (scene.planX === null || scene.planY === null) return null
  const [x, y] = [scene.planX * plan.width, scene.planY * plan.height]
  const seen = (degreesSeen(zoom, narrowest) * Math.PI) / 180
  const [left, right] = viewCone({ x, y }, { yaw, north: scene.north, seen, reach: CONE_PIXELS })
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${plan.width} ${plan.height}`} className="pointer-events-none absolute inset-0 size-full">
      <path
        d={`M${x} ${y}L${left.x} ${left.y}A${CONE_PIXELS} ${CONE_PIXELS} 0 0 1 ${right.x} ${right.y}Z`}
        className="fill-terracotta-mark/45 stroke-terracotta-mark"
        strokeWidth={3}
      />
    </svg>
  )
}

/** Which way north lies from where somebody looks. */
function Compass({ scene, looking }: { scene: Scene; looking: LookStore }) {
  const { t } = useLingui()
  const { yaw } = useTourLook(looking)
  const turn = Math.round(degrees(headingOf(yaw, scene.north)))
  const told = (turn + 360) % 360
  return (
    <span role="img" aria-label={t`Looking ${told}° from north`} className="figures inline-flex items-center gap-1.5">
      <svg aria-hidden="true" viewBox="-12 -12 24 24" className="size-6" style={{ rotate: `${-turn}deg` }}>
        <circle r="11" className="fill-none stroke-line" />
        <path d="M0-10 4 0H-4Z" className="fill-terracotta-mark" />
        <path d="M0 10 4 0H-4Z" className="fill-ink-3" />
      </svg>
      {told}°
    </span>
  )
}
