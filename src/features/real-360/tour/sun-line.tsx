import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sunAt } from './sun-position.ts'
import type { Scene, Tour } from './tour-scenes.ts'

/** The days of the year on which the sun stands lowest, between, and highest. */
const DAYS = [
  { month: 2, day: 21 },
  { month: 5, day: 21 },
  { month: 8, day: 23 },
  { month: 11, day: 21 },
] as const
const HOURS = { first: 6, last: 18 }
const NOON = 12
/** parts of the plan's width */
const REACH = 0.42
const YEAR = 2026

/** Which of the days is chosen, and the hour; −1: none. */
export function useSunChoice() {
  const [at, setAt] = useState(-1)
  const [hour, setHour] = useState(NOON)
  return { at, setAt, hour, setHour }
}

interface SunProps {
  /** degrees north */
  lat: number
  choice: ReturnType<typeof useSunChoice>
}

function sunOf({ lat, choice: { at, hour } }: SunProps) {
  const chosen = DAYS[at]
  return chosen ? sunAt(new Date(Date.UTC(YEAR, chosen.month, chosen.day)), hour, lat) : null
}

/** Chooses a day and an hour, and says where the sun stands then. Hours are the sun's own: at twelve it is highest. */
export function SunControls({ lat, choice }: SunProps) {
  const { t, i18n } = useLingui()
  const { at, setAt, hour, setHour } = choice
  const named = (one: (typeof DAYS)[number]) =>
    new Date(Date.UTC(YEAR, one.month, one.day, NOON)).toLocaleDateString(i18n.locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const sun = sunOf({ lat, choice })
  return (
    <div className="border-t border-line px-3 py-1.5 text-xs text-ink-2">
      <label className="flex min-h-7 items-center justify-between gap-2">
        <Trans>Sun on</Trans>
        <select
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
          className="h-7 max-w-36 rounded border border-field-line bg-sheet px-1.5 text-xs"
        >
          <option value={-1}>{t`not shown`}</option>
          {DAYS.map((one, index) => (
            <option key={one.month} value={index}>
              {named(one)}
            </option>
          ))}
        </select>
      </label>
      {sun ? (
        <>
          <label className="grid grid-cols-[auto_minmax(0,1fr)_3ch] items-center gap-2">
            <Trans>Hour</Trans>
            <input
              type="range"
              min={HOURS.first}
              max={HOURS.last}
              value={hour}
              onChange={(event) => setHour(event.target.valueAsNumber)}
              className="h-6 w-full accent-(--color-caution)"
            />
            <span className="figures text-end">{hour}</span>
          </label>
          <p role="status" className="figures">
            <SunWords {...sun} />
          </p>
        </>
      ) : null}
    </div>
  )
}

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI)

function SunWords({ azimuth, height }: { azimuth: number; height: number }) {
  const [way, high] = [(degrees(azimuth) + 360) % 360, degrees(height)]
  if (high <= 0) return <Trans>The sun is below the horizon.</Trans>
  return (
    <Trans>
      From {way}° of north, {high}° high; at 12 it is highest.
    </Trans>
  )
}

interface SunRayProps extends SunProps {
  scene: Scene
  plan: NonNullable<Tour['plan']>
}

/** Whence the sun comes to the room that is shown, over the plan, which is drawn with north up. */
export function SunRay({ scene, plan: { width, height }, ...props }: SunRayProps) {
  const sun = sunOf(props)
  if (!sun || sun.height <= 0 || scene.planX === null || scene.planY === null) return null
  const [x, y] = [scene.planX * width, scene.planY * height]
  const [toX, toY] = [x + REACH * width * Math.sin(sun.azimuth), y - REACH * width * Math.cos(sun.azimuth)]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="pointer-events-none absolute inset-0 size-full overflow-visible">
      <line x1={x} y1={y} x2={toX} y2={toY} className="stroke-caution" strokeWidth={6} strokeDasharray="14 10" />
      <circle cx={toX} cy={toY} r={20} className="fill-caution stroke-white" strokeWidth={4} />
    </svg>
  )
}
