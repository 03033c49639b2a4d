import type { BuildingPlan } from './building-plan.ts'
import { slabLevels } from './building-plan.ts'
import { FacadePattern, litWindows } from './facade-pattern.tsx'
import { boxesPath, linesPath, range, round1, uprightsPath } from './path.ts'

/** Bays given to the lift core: one core for a short block, two for a long one. */
function coreBays({ bays, kind }: BuildingPlan): number[] {
  if (kind !== 'slab') return []
  return bays >= 18 ? [Math.round(bays * 0.24), Math.round(bays * 0.72)] : [Math.floor(bays / 2)]
}

function Roof({ plan }: { plan: BuildingPlan }) {
  const { x, width, top, floorHeight: h, bayWidth: w } = plan
  const tank = Math.max(w * 1.4, 5)
  if (plan.era === 'panel') {
    const gables = coreBays(plan).map((bay) => {
      const cx = x + (bay + 0.5) * w
      return `M${round1(cx - tank)} ${round1(top)}L${round1(cx)} ${round1(top - h * 1.3)}L${round1(cx + tank)} ${round1(top)}z`
    })
    return <path d={gables.join('')} fill="var(--p-accent)" stroke="var(--p-ink)" strokeWidth=".7" />
  }
  const at = plan.bays >= 18 ? [0.1, 0.78] : [0.12, 0.7]
  const tanks = at.map((share) => ({ x: x + width * share, y: top - h * 0.85, width: tank, height: h * 0.85 }))
  return <path d={boxesPath(tanks)} fill="var(--p-shade)" stroke="var(--p-ink)" strokeWidth=".6" />
}

/** The open ground floor of a public block: columns, a dim back wall, letter boxes. */
function VoidDeck({ plan }: { plan: BuildingPlan }) {
  const { x, width, base, floorHeight: h, bayWidth: w, bays } = plan
  const y = base - h
  const columns = range(Math.floor(bays / 2) + 1).map((i) => ({
    x: Math.min(x + i * 2 * w, x + width - w * 0.22),
    y,
    width: w * 0.22,
    height: h,
  }))
  return (
    <>
      <path d={boxesPath([{ x, y, width, height: h }])} fill="var(--p-dim)" />
      <path d={boxesPath(columns)} fill="var(--p-wall)" stroke="var(--p-ink)" strokeWidth=".4" />
    </>
  )
}

/** A public-housing slab: façade pattern of its decade, colour bands, lift cores, void deck, roof tanks, painted block number. */
export function SlabBlock({ plan, id, seed, block }: { plan: BuildingPlan; id: string; seed: string; block?: string | null }) {
  const { x, width, top, base, floorHeight: h, bayWidth: w } = plan
  const height = base - top
  const cores = coreBays(plan).map((bay) => ({ x: x + bay * w, y: top - h * 0.9, width: w, height: height + h * 0.9 }))
  const bandWidth = w * (plan.era === 'fin' ? 1 : 0.34)
  const bands =
    plan.era === 'corridor' ? [] : [x, x + width - bandWidth].map((bx) => ({ x: bx, y: top, width: bandWidth, height: height - h }))
  const stripes =
    plan.era === 'corridor'
      ? [
          { x, y: top + h * 0.6, width, height: h * 0.4 },
          { x, y: top + h * 1.6, width, height: h * 0.14 },
        ]
      : []
  const sign = Math.max(4.5, Math.min(h * 1.5, w * 1.5))
  return (
    <g>
      <defs>
        <FacadePattern id={id} plan={plan} />
      </defs>
      <Roof plan={plan} />
      <path d={boxesPath([{ x, y: top, width, height }])} fill="var(--p-wall)" />
      <path d={boxesPath([{ x, y: top, width, height: height - h }])} fill={`url(#${id})`} />
      <path d={litWindows(plan, seed)} fill="var(--p-lit)" />
      <path data-part="slabs" d={linesPath(x, width, slabLevels(plan))} stroke="var(--p-line)" strokeWidth=".4" fill="none" />
      <path d={boxesPath([...bands, ...stripes])} fill="var(--p-accent)" fillOpacity=".85" />
      <VoidDeck plan={plan} />
      <path d={boxesPath(cores)} fill="var(--p-wall)" stroke="var(--p-ink)" strokeWidth=".6" />
      <path
        d={uprightsPath(
          cores.map((c) => c.x + c.width / 2),
          top,
          height - h * 1.1,
        )}
        stroke="var(--p-glass)"
        strokeWidth={round1(w * 0.26)}
        strokeDasharray={`${round1(h * 0.55)} ${round1(h * 0.45)}`}
      />
      <path d={boxesPath([{ x, y: top, width, height }])} fill="none" stroke="var(--p-ink)" strokeWidth=".8" />
      {block && width > 60 && (
        <g fontFamily="var(--font-sans, sans-serif)" fontWeight="700" fontSize={round1(sign)}>
          <rect
            x={round1(x + w * 0.6)}
            y={round1(top + h * 0.7)}
            width={round1(sign * (0.5 + 0.62 * block.length))}
            height={round1(sign * 1.25)}
            rx=".6"
            fill="var(--p-wall)"
            stroke="var(--p-line)"
            strokeWidth=".4"
          />
          <text
            x={round1(x + w * 0.6 + sign * 0.25)}
            y={round1(top + h * 0.7 + sign)}
            fill="color-mix(in oklab, var(--p-accent) 62%, var(--color-ink))"
          >
            {block}
          </text>
        </g>
      )}
    </g>
  )
}
