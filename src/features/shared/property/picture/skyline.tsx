import { type CSSProperties, useId } from 'react'
import { planBuilding } from './building-plan.ts'
import { Building } from './elevation.tsx'
import { buildingKind, type PictureFacts } from './facts.ts'
import { Backdrop, Trees } from './landscape.tsx'
import { buildingInks, pictureInks } from './palette.ts'
import { round1 } from './path.ts'

interface SkylineProps {
  seed: string
  /** real projects; the street repeats them until it is long enough */
  buildings: readonly PictureFacts[]
  width?: number
  height?: number
  label?: string
  className?: string
}

/** Plots side by side along the street, as wide as their buildings need; only the very tall are drawn smaller to fit. */
export function layStreet(buildings: readonly PictureFacts[], width: number, height: number) {
  const base = height - 12
  const street: { facts: PictureFacts; plan: ReturnType<typeof planBuilding>; key: string }[] = []
  let x = -18
  for (let i = 0; buildings.length > 0 && x < width && i < 60; i++) {
    const facts = buildings[i % buildings.length] as PictureFacts
    const house = !['slab', 'tower'].includes(buildingKind(facts))
    const plot = { centre: 0, base, widthMax: house ? 150 : 190, heightMax: base - 6, floorHeightMax: house ? 19 : 7.5 }
    const fitted = planBuilding(facts, plot)
    street.push({ facts, plan: { ...fitted, x: x + 10 }, key: `${i}-${facts.seed}` })
    x += fitted.width + 30
  }
  return { street, base }
}

/** A street of real projects, each drawn from its facts. */
export function SkylineDrawing({ seed, buildings, width = 1440, height = 230, label, className }: SkylineProps) {
  const id = useId()
  const { street, base } = layStreet(buildings, width, height)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      style={{ ...pictureInks, display: 'block' } as CSSProperties}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Backdrop seed={seed} width={width} base={base} height={height * 1.2} />
      <rect x="0" y={base} width={width} height={height - base} fill="var(--p-ground)" />
      <Trees seed={`${seed} back`} from={0} to={width} base={base} count={Math.round(width / 60)} size={7} />
      {street.map(({ facts, plan, key }, i) => {
        return (
          <g key={key} style={buildingInks(plan.kind, facts.seed)}>
            <Building plan={plan} id={`${id}${i}`} facts={facts} />
          </g>
        )
      })}
      <Trees seed={seed} from={0} to={width} base={base + 2} count={Math.round(width / 52)} size={8} />
      <path d={`M0 ${round1(base)}H${width}`} stroke="var(--p-ink)" />
    </svg>
  )
}
