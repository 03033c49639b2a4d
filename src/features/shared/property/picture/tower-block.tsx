import type { BuildingPlan } from './building-plan.ts'
import { slabLevels } from './building-plan.ts'
import { FacadePattern, litWindows } from './facade-pattern.tsx'
import { type Box, boxesPath, linesPath, range, round1, uprightsPath } from './path.ts'
import { type TowerForm, towerForm } from './tower-form.ts'

/** Plant room, lantern, planted roof or mast; a low tower carries a small plant room. */
function Crown({ plan, crown }: { plan: BuildingPlan; crown: TowerForm['crown'] }) {
  const { x, width, top, floorHeight: h } = plan
  const isLow = plan.floors < 8
  const rise = h * (isLow ? 0.55 : crown === 'lantern' ? 1.9 : crown === 'garden' ? 0.7 : 1.2)
  const inset = width * (isLow ? 0.38 : { lantern: 0.16, garden: 0.06, mast: 0.34, plant: 0.26 }[crown])
  const plant = { x: x + inset, y: top - rise, width: width - inset * 2, height: rise }
  const uprights = crown === 'lantern' ? range(7).map((i) => plant.x + (plant.width * i) / 6) : crown === 'mast' ? [x + width / 2] : []
  return (
    <>
      <path
        d={boxesPath([plant])}
        fill={crown === 'lantern' ? 'var(--p-glass)' : crown === 'garden' ? 'var(--p-leaf)' : 'var(--p-shade)'}
        stroke="var(--p-ink)"
        strokeWidth=".6"
      />
      {uprights.length > 0 && !isLow ? (
        <path
          d={uprightsPath(uprights, top - rise - h * (crown === 'mast' ? 1.1 : 0.5), rise + h * 0.5)}
          stroke="var(--p-ink)"
          strokeWidth={crown === 'mast' ? '.9' : '.5'}
        />
      ) : null}
    </>
  )
}

function balconyColumns(bays: number, form: TowerForm['balconies']): number[] {
  const middle = Math.floor(bays / 2)
  if (form === 'corners') return bays >= 7 ? [0, middle, bays - 1] : [0, bays - 1]
  if (form === 'middle') return [middle - 1, middle]
  return range(bays).filter((bay) => bay % 2 === 1)
}

/** Balconies hang from these bays. */
function balconies(plan: BuildingPlan, form: TowerForm['balconies']): { slabs: Box[]; voids: Box[] } {
  const { x, bays, bayWidth, top, floors, floorHeight: h } = plan
  const columns = balconyColumns(bays, form)
  const voids = columns.map((column) => ({ x: x + column * bayWidth, y: top, width: bayWidth, height: (floors - 1) * h }))
  const slabs = columns.map((column) => ({ x: x + (column - 0.08) * bayWidth, y: 0, width: bayWidth * 1.16, height: 0 }))
  return { slabs, voids }
}

function Podium({ plan }: { plan: BuildingPlan }) {
  const { x, width, base, floorHeight: h, bayWidth: w } = plan
  const wing = w * 1.3
  const canopy = { x: x + width / 2 - w, y: base - h * 0.72, width: w * 2, height: h * 0.16 }
  return (
    <>
      <path
        d={boxesPath([{ x: x - wing, y: base - h, width: width + wing * 2, height: h }])}
        fill="var(--p-shade)"
        stroke="var(--p-ink)"
        strokeWidth=".7"
      />
      <path d={boxesPath([{ x: x - wing * 0.8, y: base - h * 0.74, width: width + wing * 1.6, height: h * 0.5 }])} fill="var(--p-glass)" />
      <path
        d={uprightsPath(
          range(plan.bays * 2).map((i) => x + (i * width) / (plan.bays * 2)),
          base - h * 0.74,
          h * 0.5,
        )}
        stroke="var(--p-line)"
        strokeWidth=".4"
      />
      <path d={boxesPath([canopy])} fill="var(--p-accent)" stroke="var(--p-ink)" strokeWidth=".4" />
    </>
  )
}

/** A private tower: podium, balconies, window pattern of its decade (curtain wall in the latest), crown. */
export function TowerBlock({ plan, id, seed }: { plan: BuildingPlan; id: string; seed: string }) {
  const { x, width, top, base, floorHeight: h } = plan
  const height = base - top
  const form = towerForm(seed, plan)
  const { slabs, voids } = balconies(plan, form.balconies)
  const levels = slabLevels(plan).slice(0, -1)
  return (
    <g>
      <defs>
        <FacadePattern id={id} plan={plan} cladding={form.cladding} />
      </defs>
      <Crown plan={plan} crown={form.crown} />
      <path d={boxesPath([{ x, y: top, width, height }])} fill="var(--p-wall)" />
      <path d={boxesPath([{ x, y: top, width, height: height - h }])} fill={`url(#${id})`} />
      <path d={boxesPath(voids)} fill="var(--p-shade)" />
      <path d={litWindows(plan, seed, 0.12, form.cladding)} fill="var(--p-lit)" fillOpacity=".95" />
      <path data-part="slabs" d={linesPath(x, width, slabLevels(plan))} stroke="var(--p-line)" strokeWidth=".45" fill="none" />
      {slabs.map((slab) => (
        <g key={slab.x} fill="none">
          <path d={linesPath(slab.x, slab.width, levels)} stroke="var(--p-ink)" strokeWidth=".9" />
          <path
            d={linesPath(
              slab.x,
              slab.width,
              levels.map((y) => y - h * 0.3),
            )}
            stroke="var(--color-sheet)"
            strokeWidth={round1(Math.max(0.5, h * 0.12))}
          />
        </g>
      ))}
      <path d={boxesPath([{ x: x + width * 0.94, y: top, width: width * 0.06, height }])} fill="var(--p-shade)" />
      {form.band === 'none' ? null : (
        <path
          d={boxesPath([{ x: x + width * (form.band === 'edge' ? 0 : 0.46), y: top, width: width * 0.08, height: height - h }])}
          fill="var(--p-accent)"
        />
      )}
      <path d={boxesPath([{ x, y: top, width, height }])} fill="none" stroke="var(--p-ink)" strokeWidth=".8" />
      <Podium plan={plan} />
    </g>
  )
}
