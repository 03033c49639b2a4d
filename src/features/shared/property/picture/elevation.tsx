import { type CSSProperties, useId } from 'react'
import { type BuildingPlan, planBuilding } from './building-plan.ts'
import { buildingKind, floorsOf, type PictureFacts } from './facts.ts'
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
  className?: string
}

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

/** A project's façade, drawn from its facts: same facts, same picture. Floors are exact, the rest is usual for its decade. */
export function ElevationDrawing({ width = 320, height = 220, label, className, ...facts }: ElevationProps) {
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
      <Trees seed={seed} from={width * 0.02} to={width * 0.98} base={base + height * 0.012} count={6} size={treeSize} />
      <path d={`M0 ${round1(base)}H${width}`} stroke="var(--p-ink)" strokeWidth=".9" />
    </svg>
  )
}
