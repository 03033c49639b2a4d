import type { CSSProperties } from 'react'
import type { PictureFacts } from './facts.ts'
import { mixed, pictureInks } from './palette.ts'
import { type Box, boxesPath, linesPath, range, round1, uprightsPath } from './path.ts'
import { planThumbnail, THUMBNAIL, type ThumbnailPlan } from './thumbnail-plan.ts'

const { width: WIDTH, height: HEIGHT, base: BASE } = THUMBNAIL

interface BodyProps {
  plan: ThumbnailPlan
  body: ThumbnailPlan['bodies'][number]
}

/** What stands on a block or tower. */
function roofOf({ roof, floorHeight }: ThumbnailPlan, { x, width }: BodyProps['body'], top: number): string {
  const rise = Math.max(2, floorHeight * 1.6)
  const box = (from: number, share: number, high: number): Box => ({
    x: x + width * from,
    y: top - high,
    width: width * share,
    height: high,
  })
  if (roof === 'gable')
    return [0.2, 0.7]
      .map((at) => `M${round1(x + width * at - 4)} ${round1(top)}l4 ${round1(-rise * 1.5)}l4 ${round1(rise * 1.5)}z`)
      .join('')
  if (roof === 'tanks') return boxesPath([box(0.14, 0.12, rise), box(0.7, 0.12, rise)])
  if (roof === 'crown') return boxesPath([box(0.12, 0.76, rise * 1.5)])
  return roof === 'step' ? boxesPath([box(0, 0.5, rise * 1.6)]) : boxesPath([box(0.3, 0.4, rise * 0.7)])
}

interface Windows {
  path: string
  strokeWidth: number
}

/** The windows of a block or tower, in the rhythm of its decade. */
function windowsOf({ floors, floorHeight: h, rhythm }: ThumbnailPlan, { x, width }: BodyProps['body'], top: number): Windows {
  if (rhythm.lines === 'rows') {
    const rows = range(floors).map((floor) => top + (floor + 0.5) * h)
    return { path: linesPath(x + 1, width - 2, rows), strokeWidth: round1(h * rhythm.high) }
  }
  const columns = Math.max(1, Math.floor((width - 2) / rhythm.every))
  const step = (width - 2) / columns
  const path = range(columns).map((column) => `M${round1(x + 1 + (column + 0.5) * step)} ${round1(top + h * 0.2)}V${round1(BASE - h)}`)
  return { path: path.join(''), strokeWidth: round1(step * rhythm.wide) }
}

/** Above the floors that are known, the walls of an open outline go on for so many units. */
const OPEN_HEIGHT = 9

/** Blocks or towers whose height is not on record: the floors that sales are surely on, without windows, and walls left open above them. */
function OpenBlocks({ plan }: { plan: ThumbnailPlan }) {
  const { bodies, floors, knownFloors, floorHeight: h } = plan
  const known = BASE - knownFloors * h
  const openTop = Math.max(BASE - floors * h, known - OPEN_HEIGHT)
  const rows = range(knownFloors).map((floor) => BASE - (floor + 1) * h)
  return (
    <>
      <path d={boxesPath(bodies.map(({ x, width }) => ({ x, y: known, width, height: BASE - known })))} fill="var(--t-wall)" />
      <path
        d={bodies.map(({ x, width }) => linesPath(x, width, rows)).join('')}
        stroke="var(--p-ink)"
        strokeWidth=".4"
        strokeOpacity=".5"
      />
      <path
        data-part="unknown"
        d={bodies.map(({ x, width }) => uprightsPath([x, x + width], openTop, known - openTop)).join('')}
        stroke="var(--p-ink)"
        strokeWidth=".8"
        strokeDasharray="3 2"
      />
    </>
  )
}

/** Blocks or towers: walls, roofs, the windows of their decade. */
function Blocks({ plan }: { plan: ThumbnailPlan }) {
  const { bodies, floors, floorHeight: h, rhythm, bands } = plan
  const top = BASE - floors * h
  const windows = bodies.map((body) => windowsOf(plan, body, top))
  const painted = bodies.flatMap(({ x, width }) => [
    ...bands.map((at) => ({ x: x + (width - 3) * at, y: top, width: 3, height: floors * h })),
    { x: x - 1, y: BASE - h, width: width + 2, height: h },
  ])
  return (
    <>
      <path d={bodies.map((body) => roofOf(plan, body, top)).join('')} fill="var(--t-roof)" />
      <path
        d={boxesPath(bodies.map(({ x, width }) => ({ x, y: top, width, height: floors * h })))}
        fill="var(--t-wall)"
        stroke="var(--p-ink)"
        strokeWidth=".5"
      />
      <path
        data-part="windows"
        d={windows.map(({ path }) => path).join('')}
        stroke="var(--t-glass)"
        // all blocks of a picture have one width
        strokeWidth={windows[0]?.strokeWidth}
        strokeDasharray={
          rhythm.lines === 'rows' || rhythm.high === 1 ? undefined : `${(h * rhythm.high).toFixed(2)} ${(h * (1 - rhythm.high)).toFixed(2)}`
        }
      />
      <path d={boxesPath(painted)} fill="var(--t-roof)" />
    </>
  )
}

/** A house of a row: walls, door, windows on each floor, its roof. */
function House({ plan, body: { x, width } }: BodyProps) {
  const { floors, floorHeight: h, kind } = plan
  const top = BASE - floors * h
  const over = kind === 'terrace' ? 0 : 2
  const ridge = kind === 'villa' ? width * 0.25 : kind === 'pair' ? 0 : width / 2
  const count = kind === 'villa' ? 3 : 2
  const windows = range(floors * count).map((at) => ({
    x: x + ((at % count) + 0.28) * (width / count),
    y: top + (Math.floor(at / count) + 0.3) * h,
    width: (width / count) * 0.44,
    height: h * 0.42,
  }))
  return (
    <>
      <path d={boxesPath([{ x, y: top, width, height: floors * h }])} fill="var(--t-wall)" stroke="var(--p-ink)" strokeWidth=".5" />
      <path data-part="windows" d={boxesPath(windows)} fill="var(--t-glass)" />
      <path d={boxesPath([{ x: x + width * 0.42, y: BASE - h * 0.62, width: width * 0.14, height: h * 0.62 }])} fill="var(--p-ink)" />
      <path
        d={`M${round1(x - over)} ${round1(top)}L${round1(x + ridge)} ${round1(top - h * 0.8)}H${round1(x + width - ridge)}L${round1(x + width + over)} ${round1(top)}z`}
        fill="var(--t-roof)"
        stroke="var(--p-ink)"
        strokeWidth=".5"
      />
    </>
  )
}

/**
 * A project beside its name, drawn for the size of a stamp: form by its kind, floors in one scale for all, width by its homes, windows by its
 * decade, colour by its tenure. Decoration: what it shows is written beside it.
 */
export function ThumbnailDrawing({ facts, className }: { facts: PictureFacts; className?: string }) {
  const plan = planThumbnail(facts)
  const isStacked = plan.kind === 'slab' || plan.kind === 'tower'
  const StackedBlocks = plan.knownFloors < plan.floors ? OpenBlocks : Blocks
  const inks = {
    '--p-ink': pictureInks['--p-ink'],
    '--p-sky': pictureInks['--p-sky'],
    '--t-wall': mixed(`oklch(0.84 ${isStacked ? 0.085 : 0.04} ${plan.hue})`, 70),
    '--t-roof': mixed(`oklch(0.6 0.1 ${plan.accent})`, 74),
    '--t-glass': mixed(`oklch(0.5 0.07 ${plan.hue})`, 66),
  }
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      style={{ ...inks, background: 'var(--p-sky)', display: 'block' } as CSSProperties}
      aria-hidden="true"
    >
      {isStacked ? <StackedBlocks plan={plan} /> : plan.bodies.map((body) => <House key={body.x} plan={plan} body={body} />)}
      <path d={`M0 ${BASE}h${WIDTH}v9h-${WIDTH}z`} fill={pictureInks['--p-ground']} />
    </svg>
  )
}
