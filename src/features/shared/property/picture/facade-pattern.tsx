import type { BuildingPlan } from './building-plan.ts'
import { type Box, boxesPath, round1 } from './path.ts'
import { pictureRandom } from './random.ts'
import type { TowerForm } from './tower-form.ts'

/** The openings of one bay of one floor, as fractions of the bay. */
interface BayRhythm {
  glass: readonly Box[]
  /** recess behind a corridor or balcony */
  recess?: readonly Box[]
  /** parapets, ledges and railings in front */
  front?: readonly Box[]
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

const RHYTHMS = {
  slab: {
    corridor: {
      recess: [box(0, 0.1, 1, 0.5)],
      glass: [box(0.1, 0.18, 0.34, 0.34), box(0.6, 0.18, 0.26, 0.42)],
      front: [box(0, 0.6, 1, 0.1)],
    },
    panel: { glass: [box(0.12, 0.22, 0.46, 0.5), box(0.72, 0.22, 0.16, 0.3)], front: [box(0.08, 0.74, 0.54, 0.07)] },
    fin: { glass: [box(0.16, 0.12, 0.5, 0.74)], recess: [box(0.74, 0.3, 0.18, 0.44)], front: [box(0, 0, 0.05, 1)] },
  },
  tower: {
    corridor: { glass: [box(0.14, 0.2, 0.72, 0.46)], front: [box(0.1, 0.68, 0.8, 0.08)] },
    panel: { glass: [box(0.12, 0.16, 0.34, 0.58), box(0.54, 0.16, 0.34, 0.58)], front: [box(0.08, 0.76, 0.84, 0.07)] },
    fin: { glass: [box(0.04, 0.06, 0.44, 0.74), box(0.52, 0.06, 0.44, 0.74)] },
  },
} satisfies Record<'slab' | 'tower', Record<BuildingPlan['era'], BayRhythm>>

const scaled = (boxes: readonly Box[] | undefined, w: number, h: number): string =>
  boxesPath((boxes ?? []).map((b) => ({ x: b.x * w, y: b.y * h, width: b.width * w, height: b.height * h })))

/** A tower's glass where it is not in single windows. */
const CLADDING = {
  ribbons: { glass: [box(0, 0.22, 1, 0.5)], front: [box(0, 0.76, 1, 0.12)] },
  piers: { glass: [box(0.2, 0, 0.6, 0.92)], front: [box(0, 0, 0.12, 1)] },
} satisfies Record<Exclude<TowerForm['cladding'], 'windows'>, BayRhythm>

function rhythmOf({ kind, era }: BuildingPlan, cladding: TowerForm['cladding']): BayRhythm {
  if (kind === 'slab') return RHYTHMS.slab[era]
  return cladding === 'windows' ? RHYTHMS.tower[era] : CLADDING[cladding]
}

/** One bay, repeated over the façade by the renderer: a forty-storey block costs the same few elements as a low one. */
export function FacadePattern({ id, plan, cladding = 'windows' }: { id: string; plan: BuildingPlan; cladding?: TowerForm['cladding'] }) {
  const { bayWidth: w, floorHeight: h } = plan
  const rhythm = rhythmOf(plan, cladding)
  return (
    <pattern id={id} x={round1(plan.x)} y={round1(plan.top)} width={w.toFixed(3)} height={h.toFixed(3)} patternUnits="userSpaceOnUse">
      {rhythm.recess && <path d={scaled(rhythm.recess, w, h)} fill="var(--p-shade)" />}
      <path d={scaled(rhythm.glass, w, h)} fill="var(--p-glass)" stroke="var(--p-line)" strokeWidth=".3" />
      {rhythm.front && <path d={scaled(rhythm.front, w, h)} fill="var(--color-sheet)" stroke="var(--p-line)" strokeWidth=".25" />}
    </pattern>
  )
}

/** A few lit windows in the same pattern, chosen by the seed. */
export function litWindows(plan: BuildingPlan, seed: string, share = 0.09, cladding: TowerForm['cladding'] = 'windows'): string {
  const random = pictureRandom(`${seed} lights`)
  const lit: Box[] = []
  const openings = rhythmOf(plan, cladding).glass
  const count = Math.min(90, Math.round(plan.floors * plan.bays * share))
  for (let i = 0; i < count; i++) {
    const bay = Math.floor(random() * plan.bays)
    const floor = Math.floor(random() * plan.floors)
    const opening = openings[Math.floor(random() * openings.length)]
    if (!opening || floor === plan.floors - 1) continue
    lit.push({
      x: plan.x + (bay + opening.x) * plan.bayWidth,
      y: plan.top + (floor + opening.y) * plan.floorHeight,
      width: opening.width * plan.bayWidth,
      height: opening.height * plan.floorHeight,
    })
  }
  return boxesPath(lit)
}
