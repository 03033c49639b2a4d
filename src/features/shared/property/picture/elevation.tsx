import { type CSSProperties, useId } from 'react'
import { type BuildingPlan, planBuilding } from './building-plan.ts'
import { buildingKind, floorsOf, isHeightKnown, type PictureFacts } from './facts.ts'
import { HouseRow } from './house-row.tsx'
import { Backdrop, Trees } from './landscape.tsx'
import { buildingInks, pictureInks } from './palette.ts'
import { round1 } from './path.ts'
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

export function Building({ plan, id, seed, block }: { plan: BuildingPlan; id: string; seed: string; block?: string | null }) {
  if (plan.kind === 'slab') return <SlabBlock plan={plan} id={id} seed={seed} block={block} />
  if (plan.kind === 'tower') return <TowerBlock plan={plan} id={id} seed={seed} />
  return <HouseRow plan={plan} />
}

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

/** Above the highest floor that was sold nothing is known: there the building fades, under a broken line. */
function UnknownHeight({ plan, floorSold }: { plan: BuildingPlan; floorSold: number }) {
  const known = Math.min(plan.floors - 1, floorSold > 0 ? floorSold : Math.ceil(plan.floors / 2))
  const from = plan.base - known * plan.floorHeight
  const above = plan.floorHeight * 3
  return (
    <g data-part="unknown">
      <rect
        x={round1(plan.x - plan.bayWidth)}
        y={round1(plan.top - above)}
        width={round1(plan.width + plan.bayWidth * 2)}
        height={round1(from - plan.top + above)}
        fill="var(--p-sky)"
        fillOpacity=".68"
      />
      <path
        d={`M${round1(plan.x - plan.bayWidth)} ${round1(from)}h${round1(plan.width + plan.bayWidth * 2)}`}
        stroke="var(--p-ink)"
        strokeWidth=".8"
        strokeDasharray="3 2"
      />
    </g>
  )
}

/** A project's façade, drawn from its facts: same facts, same picture. Known floors are exact, the rest is usual for its decade. */
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
      <Neighbours facts={facts} plan={plan} of={`${id}b`} width={width} />
      <g id={`${id}b`}>
        <Building plan={plan} id={id} seed={seed} block={facts.block} />
      </g>
      {stacked && !isHeightKnown(facts) ? <UnknownHeight plan={plan} floorSold={facts.floorSold ?? 0} /> : null}
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
