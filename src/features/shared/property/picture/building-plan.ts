import { type BuildingKind, buildingKind, type Era, eraOf, floorsOf, type PictureFacts } from './facts.ts'

/** Where a building stands: the ground line and the room above it, in drawing units. */
export interface Plot {
  centre: number
  base: number
  widthMax: number
  heightMax: number
  /** a floor is never drawn higher than this */
  floorHeightMax: number
}

/** The proportions of one building, the only input of the drawing parts. */
export interface BuildingPlan {
  kind: BuildingKind
  era: Era
  floors: number
  /** structural bays: window columns of a block, houses of a row */
  bays: number
  bayWidth: number
  floorHeight: number
  x: number
  width: number
  /** top of the highest floor */
  top: number
  base: number
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** Share of the height kept free above the top floor for roof, tanks or crown. */
const ROOF_FLOORS = { slab: 1.6, tower: 2.4, terrace: 1.1, pair: 1.2, villa: 1.2 } satisfies Record<BuildingKind, number>

/** A bay's width by its floor height. */
const BAY_ASPECT = { slab: 1.12, tower: 1.2, terrace: 1.75, pair: 2.3, villa: 1.35 } satisfies Record<BuildingKind, number>

function bayCount(kind: BuildingKind, floors: number, facts: PictureFacts): number {
  const homesPerFloor = facts.units && facts.units > 0 ? facts.units / floors : null
  switch (kind) {
    case 'slab':
      return clamp(Math.round((homesPerFloor ?? (floors > 16 ? 7 : 12)) * 2), 9, 34)
    case 'tower':
      return clamp(Math.round((homesPerFloor ?? 4) * 1.4), 5, 9)
    case 'terrace':
      return clamp(Math.round(facts.units ?? 6), 4, 8)
    case 'pair':
      return 2
    case 'villa':
      return 4
  }
}

/** Fits the building of the facts into its plot; floors are exact, the number of bays follows from the width. */
export function planBuilding(facts: PictureFacts, plot: Plot): BuildingPlan {
  const kind = buildingKind(facts)
  const floors = floorsOf(facts)
  const wanted = bayCount(kind, floors, facts)
  const least = Math.min(wanted, kind === 'slab' ? 9 : kind === 'tower' ? 5 : kind === 'terrace' ? 3 : wanted)
  const floorHeight = Math.min(
    plot.floorHeightMax,
    plot.heightMax / (floors + ROOF_FLOORS[kind]),
    plot.widthMax / (least * BAY_ASPECT[kind]),
  )
  const bayWidth = floorHeight * BAY_ASPECT[kind]
  const bays = clamp(Math.floor(plot.widthMax / bayWidth), least, wanted)
  const width = bays * bayWidth
  return {
    kind,
    era: eraOf(facts.completionYear),
    floors,
    bays,
    bayWidth,
    floorHeight,
    x: plot.centre - width / 2,
    width,
    top: plot.base - floors * floorHeight,
    base: plot.base,
  }
}

/** The y of each floor's slab, one a floor, lowest last. */
export const slabLevels = ({ floors, top, floorHeight }: BuildingPlan): number[] =>
  Array.from({ length: floors }, (_, i) => top + (i + 1) * floorHeight)
