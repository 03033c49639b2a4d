import { type CSSProperties, useId } from 'react'
import { type BuildingPlan, planBuilding } from './building-plan.ts'
import { buildingKind, floorsOf, isHeightKnown, type PictureFacts } from './facts.ts'
import { HouseRow } from './house-row.tsx'
import { Backdrop, Trees } from './landscape.tsx'
import { buildingInks, pictureInks } from './palette.ts'
import { boxesPath, linesPath, range, round1, uprightsPath } from './path.ts'
import { SlabBlock } from './slab-block.tsx'
import { TowerBlock } from './tower-block.tsx'
import { heightShare } from './tower-form.ts'

interface ElevationProps extends PictureFacts {
  /** drawing units; the picture scales to its box */
  width?: number
  height?: number
  /** the text alternative; without it the picture is decoration */
  label?: string
  /** written into the picture of a building whose height is not on record */
  unknownHeight?: string
  className?: string
}

/** Narrower pictures stand beside a name and are shown smaller. */
const NARROW_UNITS = 300

/** The other towers of a large estate, pale behind the first: drawn only where the homes would not fit into one. */
function Neighbours({ facts, plan, of, width }: { facts: PictureFacts; plan: BuildingPlan; of: string; width: number }) {
  const homesPerFloor = (facts.units ?? 0) / plan.floors
  if (!['slab', 'tower'].includes(plan.kind) || plan.floors < 8 || homesPerFloor < 8 || plan.width > width * 0.45) return null
  const gap = Math.max(plan.width * 1.12, width * 0.24)
  const scale = 0.84
  const centre = plan.x + plan.width / 2
  return (
    <g opacity=".42">
      {(homesPerFloor < 16 ? [gap] : [-gap, gap]).map((shift) => (
        <use
          key={shift}
          href={`#${of}`}
          transform={`translate(${round1(centre * (1 - scale) + shift)} ${round1(plan.base * (1 - scale))}) scale(${scale})`}
        />
      ))}
    </g>
  )
}

/** Above the floors that are known, the walls of an open outline go on for so many floors. */
const OPEN_FLOORS = 4

/** A stacked building whose height is not on record: the floors that sales are surely on, without windows, and walls left open above them. */
function OpenOutline({ plan, floorSold }: { plan: BuildingPlan; floorSold: number }) {
  const known = Math.min(plan.floors - 1, floorSold)
  const knownTop = plan.base - known * plan.floorHeight
  const openTop = Math.max(plan.top, knownTop - OPEN_FLOORS * plan.floorHeight)
  const walls = [plan.x, plan.x + plan.width]
  return (
    <g data-part="unknown" fill="none" stroke="var(--p-ink)">
      {known > 0 ? (
        <>
          <path
            d={boxesPath([{ x: plan.x, y: knownTop, width: plan.width, height: plan.base - knownTop }])}
            fill="var(--p-wall)"
            stroke="none"
          />
          <path
            data-part="sold-floors"
            d={linesPath(
              plan.x,
              plan.width,
              range(known).map((floor) => plan.base - (floor + 1) * plan.floorHeight),
            )}
            stroke="var(--p-line)"
            strokeWidth=".6"
          />
          <path d={uprightsPath(walls, knownTop, plan.base - knownTop)} strokeWidth=".9" />
        </>
      ) : null}
      <path d={uprightsPath(walls, openTop, knownTop - openTop)} strokeWidth=".8" strokeDasharray="3 2" />
    </g>
  )
}

/** A building of a plan that was made from the same facts. */
export function Building({ plan, id, facts }: { plan: BuildingPlan; id: string; facts: PictureFacts }) {
  const { kind } = plan
  if (kind !== 'slab' && kind !== 'tower') return <HouseRow plan={plan} />
  if (!isHeightKnown(facts)) return <OpenOutline plan={plan} floorSold={facts.floorSold ?? 0} />
  return kind === 'slab' ? (
    <SlabBlock plan={plan} id={id} seed={facts.seed} block={facts.block} />
  ) : (
    <TowerBlock plan={plan} id={id} seed={facts.seed} />
  )
}

/** A project's façade, drawn from its facts: same facts, same picture. A building whose height is not on record is an open outline. */
export function ElevationDrawing({ width = 320, height = 220, label, unknownHeight, className, ...facts }: ElevationProps) {
  const id = useId()
  const { seed } = facts
  const kind = buildingKind(facts)
  const inks = buildingInks(kind, seed)
  const base = height * 0.9
  const stacked = kind === 'slab' || kind === 'tower'
  const floorShare = stacked ? (floorsOf(facts) <= 6 ? 0.085 : 0.066) : 0.17
  const plan = planBuilding(facts, {
    centre: width / 2,
    base,
    widthMax: width * 0.86,
    heightMax: (base - height * 0.06) * (stacked ? heightShare(floorsOf(facts)) : 1),
    floorHeightMax: height * floorShare,
  })
  const treeSize = height * (stacked ? 0.03 : 0.042)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      style={{ ...pictureInks, ...inks, background: 'var(--p-sky)', display: 'block' } as CSSProperties}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Backdrop seed={seed} width={width} base={base} height={base} />
      <rect x="0" y={round1(base)} width={width} height={round1(height - base)} fill="var(--p-ground)" />
      <Trees seed={`${seed} back`} from={0} to={width} base={base} count={5} size={treeSize * 0.8} />
      {isHeightKnown(facts) ? <Neighbours facts={facts} plan={plan} of={`${id}b`} width={width} /> : null}
      <g id={`${id}b`}>
        <Building plan={plan} id={id} facts={facts} />
      </g>
      {unknownHeight && !isHeightKnown(facts) ? (
        <text
          x={round1(width * 0.04)}
          y={round1(height * 0.1)}
          fontSize={round1(height * (width < NARROW_UNITS ? 0.1 : 0.055))}
          fill="var(--color-ink-2)"
          fontFamily="var(--font-sans, sans-serif)"
        >
          {unknownHeight}
        </text>
      ) : null}
      <Trees seed={seed} from={width * 0.02} to={width * 0.98} base={base + height * 0.012} count={6} size={treeSize} />
      <path d={`M0 ${round1(base)}H${width}`} stroke="var(--p-ink)" strokeWidth=".9" />
    </svg>
  )
}
