import type { CSSProperties } from 'react'
import type { PictureFacts } from './facts.ts'
import { mixed, pictureInks } from './palette.ts'
import { type Box, boxesPath, linesPath, range, round1 } from './path.ts'
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

/** A block or tower: walls, roof, the windows of its decade; above the floors that are known it fades under a broken line. */
function Block({ plan, body }: BodyProps) {
  const { floors, knownFloors, floorHeight: h, rhythm, bands } = plan
  const { x, width } = body
  const top = BASE - floors * h
  const known = BASE - knownFloors * h
  const isRows = rhythm.lines === 'rows'
  const columns = Math.max(1, Math.floor((width - 2) / rhythm.every))
  const step = (width - 2) / columns
  const windows = isRows
    ? linesPath(
        x + 1,
        width - 2,
        range(floors).map((floor) => top + (floor + 0.5) * h),
      )
    : range(columns)
        .map((column) => `M${round1(x + 1 + (column + 0.5) * step)} ${round1(top + h * 0.2)}V${round1(BASE - h)}`)
        .join('')
  const painted = bands.map((at) => ({ x: x + (width - 3) * at, y: top, width: 3, height: floors * h }))
  return (
    <>
      <path d={roofOf(plan, body, top)} fill="var(--t-roof)" />
      <path d={boxesPath([{ x, y: top, width, height: floors * h }])} fill="var(--t-wall)" stroke="var(--p-ink)" strokeWidth=".5" />
      <path
        data-part="windows"
        d={windows}
        stroke="var(--t-glass)"
        strokeWidth={round1(isRows ? h * rhythm.high : step * rhythm.wide)}
        strokeDasharray={isRows || rhythm.high === 1 ? undefined : `${(h * rhythm.high).toFixed(2)} ${(h * (1 - rhythm.high)).toFixed(2)}`}
      />
      <path d={boxesPath([...painted, { x: x - 1, y: BASE - h, width: width + 2, height: h }])} fill="var(--t-roof)" />
      {knownFloors < floors ? (
        <>
          <path d={boxesPath([{ x: x - 2, y: top - 8, width: width + 4, height: known - top + 8 }])} fill="var(--p-sky)" fillOpacity=".7" />
          <path data-part="unknown" d={linesPath(x - 3, width + 6, [known])} stroke="var(--p-ink)" strokeWidth=".8" strokeDasharray="3 2" />
        </>
      ) : null}
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
  const Body = isStacked ? Block : House
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
      {plan.bodies.map((body) => (
        <Body key={body.x} plan={plan} body={body} />
      ))}
      <path d={`M0 ${BASE}h${WIDTH}v9h-${WIDTH}z`} fill={pictureInks['--p-ground']} />
    </svg>
  )
}
