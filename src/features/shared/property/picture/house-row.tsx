import type { BuildingPlan } from './building-plan.ts'
import { slabLevels } from './building-plan.ts'
import { type Box, boxesPath, linesPath, range, round1 } from './path.ts'

/** One house's opening, as fractions of its width and of its floor. Doors and porch belong to the ground floor. */
const WINDOWS: readonly Box[] = [
  { x: 0.14, y: 0.24, width: 0.28, height: 0.42 },
  { x: 0.58, y: 0.24, width: 0.28, height: 0.42 },
]

function openings(plan: BuildingPlan, houses: number): { windows: Box[]; doors: Box[]; porches: Box[] } {
  const houseWidth = plan.width / houses
  const windows: Box[] = []
  const doors: Box[] = []
  const porches: Box[] = []
  for (const house of range(houses)) {
    const x0 = plan.x + house * houseWidth
    const mirrored = house % 2 === 1
    const at = (x: number, width: number) => x0 + (mirrored ? 1 - x - width : x) * houseWidth
    for (const floor of range(plan.floors)) {
      const ground = floor === plan.floors - 1
      const y0 = plan.top + floor * plan.floorHeight
      for (const w of ground ? WINDOWS.slice(1) : WINDOWS)
        windows.push({
          x: at(w.x, w.width),
          y: y0 + w.y * plan.floorHeight,
          width: w.width * houseWidth,
          height: w.height * plan.floorHeight,
        })
    }
    const y0 = plan.base - plan.floorHeight
    doors.push({ x: at(0.18, 0.16), y: y0 + plan.floorHeight * 0.32, width: 0.16 * houseWidth, height: plan.floorHeight * 0.68 })
    porches.push({ x: at(0.06, 0.42), y: y0 + plan.floorHeight * 0.12, width: 0.42 * houseWidth, height: plan.floorHeight * 0.12 })
  }
  return { windows, doors, porches }
}

/** A hip roof over `box`: eaves wider than the wall, ridge shorter. */
function hipRoof(x: number, width: number, top: number, rise: number, hip: number): string {
  const eave = Math.min(width * 0.06, rise * 0.35)
  return `M${round1(x - eave)} ${round1(top)}L${round1(x + hip)} ${round1(top - rise)}H${round1(x + width - hip)}L${round1(x + width + eave)} ${round1(top)}z`
}

function roofs(plan: BuildingPlan, houses: number): string {
  const houseWidth = plan.width / houses
  const rise = plan.floorHeight * (plan.kind === 'terrace' ? 0.85 : 0.95)
  if (plan.kind === 'terrace')
    return range(houses)
      .map((i) => hipRoof(plan.x + i * houseWidth, houseWidth, plan.top, rise, houseWidth * 0.5))
      .join('')
  if (plan.kind === 'pair') return hipRoof(plan.x, plan.width, plan.top, rise, plan.width * 0.18)
  const wing = plan.width * 0.42
  return (
    hipRoof(plan.x, plan.width, plan.top, rise, plan.width * 0.24) +
    hipRoof(plan.x + plan.width - wing, wing, plan.top + rise * 0.12, rise * 0.86, wing * 0.5)
  )
}

/** Terrace row, semi-detached pair or villa: party walls, roofs, porches, a hedge and gate posts in front. */
export function HouseRow({ plan }: { plan: BuildingPlan }) {
  const houses = plan.kind === 'terrace' ? plan.bays : 2
  const { windows, doors, porches } = openings(plan, houses)
  const { x, width, top, base, floorHeight: h } = plan
  const villa = plan.kind === 'villa'
  const party = range(houses + 1).map((i) => ({
    x: x + (i * width) / houses - 0.5,
    y: top - (plan.kind === 'terrace' ? h * 0.1 : 0),
    width: 1,
    height: base - top,
  }))
  const hedge = range(houses).map((i) => ({
    x: x + ((i + 0.5) * width) / houses,
    y: base - h * 0.22,
    width: (width / houses) * 0.46,
    height: h * 0.22,
  }))
  return (
    <g>
      <path d={boxesPath([{ x, y: top, width, height: base - top }])} fill="var(--p-wall)" stroke="var(--p-ink)" strokeWidth=".8" />
      <path data-part="slabs" d={linesPath(x, width, slabLevels(plan))} stroke="var(--p-line)" strokeWidth=".5" fill="none" />
      <path d={boxesPath(windows)} fill="var(--p-glass)" stroke="var(--p-ink)" strokeWidth=".5" />
      <path d={boxesPath(windows.filter((_, i) => i % 5 === 2))} fill="var(--p-lit)" stroke="var(--p-ink)" strokeWidth=".5" />
      <path d={boxesPath(windows.map((w) => ({ ...w, x: w.x + w.width / 2 - 0.2, width: 0.4 })))} fill="var(--p-ink)" fillOpacity=".6" />
      <path d={boxesPath(villa ? doors.slice(0, 1) : doors)} fill="var(--p-accent)" stroke="var(--p-ink)" strokeWidth=".5" />
      <path d={roofs(plan, houses)} fill="var(--p-roof)" stroke="var(--p-ink)" strokeWidth=".8" strokeLinejoin="round" />
      <path d={boxesPath(villa ? porches.slice(0, 1) : porches)} fill="var(--p-shade)" stroke="var(--p-ink)" strokeWidth=".5" />
      <path d={boxesPath(villa ? [] : party.slice(1, -1))} fill="var(--p-shade)" stroke="var(--p-ink)" strokeWidth=".4" />
      <path d={boxesPath(hedge)} fill="var(--p-leaf)" stroke="var(--p-leaf2)" strokeWidth=".4" />
    </g>
  )
}
