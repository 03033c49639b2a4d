import { pictureRandom } from './random.ts'

/** A block's footprint on the ground: centre and size in metres (y grows to the south), turned by degrees. */
export interface Footprint {
  id: string
  label: string
  x: number
  y: number
  width: number
  depth: number
  turn: number
}

export interface SiteBuilding {
  id: string
  label: string
  lat: number | null
  lng: number | null
  floors: number | null
  units: number | null
}

const METRES_PER_DEGREE = 111_320
/** a common gross floor area of one home with its share of stairs and corridors, for sizing a footprint */
const GROSS_SQM_PER_HOME = 110

function footprintSize(kind: 'slab' | 'tower' | 'house', floors: number | null, units: number | null): { width: number; depth: number } {
  if (kind === 'house') return { width: 14, depth: 12 }
  const floorArea = units && floors ? Math.max(320, (units / floors) * GROSS_SQM_PER_HOME) : kind === 'slab' ? 900 : 620
  const depth = kind === 'slab' ? 13 : Math.sqrt(floorArea) * 0.85
  return { width: Math.min(110, floorArea / depth), depth: Math.min(40, depth) }
}

/**
 * Where the blocks stand. Known positions are used as they are (equirectangular around their middle);
 * blocks without a position are lined up in rows of three behind one another.
 */
export function arrangeSite(seed: string, kind: 'slab' | 'tower' | 'house', buildings: readonly SiteBuilding[]): Footprint[] {
  const random = pictureRandom(`${seed} site`)
  const turn = kind === 'house' ? 0 : Math.round((random() - 0.5) * 40)
  const placed = buildings.filter((b) => b.lat !== null && b.lng !== null)
  const known = placed.length === buildings.length && placed.length > 1
  const lat0 = placed.reduce((sum, b) => sum + (b.lat ?? 0), 0) / Math.max(1, placed.length)
  const lng0 = placed.reduce((sum, b) => sum + (b.lng ?? 0), 0) / Math.max(1, placed.length)
  return buildings.map((b, i) => {
    const size = footprintSize(kind, b.floors, b.units)
    const row = Math.floor(i / 3)
    const inRow = Math.min(3, buildings.length - row * 3)
    const x = known
      ? ((b.lng ?? lng0) - lng0) * METRES_PER_DEGREE * Math.cos((lat0 * Math.PI) / 180)
      : ((i % 3) - (inRow - 1) / 2) * (size.width + 18)
    const y = known ? (lat0 - (b.lat ?? lat0)) * METRES_PER_DEGREE : (row - (Math.ceil(buildings.length / 3) - 1) / 2) * (size.depth + 34)
    return { id: b.id, label: b.label, x, y, ...size, turn: known ? turn + (i % 2) * 90 * (kind === 'slab' ? 1 : 0) : turn * 0.4 }
  })
}

/** Half-extents of the ground that holds every footprint with a margin, in metres. */
export function siteExtent(footprints: readonly Footprint[]): { halfWidth: number; halfHeight: number } {
  let halfWidth = 60
  let halfHeight = 42
  for (const f of footprints) {
    const reach = Math.hypot(f.width, f.depth) / 2 + 22
    halfWidth = Math.max(halfWidth, Math.abs(f.x) + reach)
    halfHeight = Math.max(halfHeight, Math.abs(f.y) + reach)
  }
  return { halfWidth: Math.max(halfWidth, halfHeight * 1.2), halfHeight: Math.max(halfHeight, halfWidth * 0.6) }
}

/** A round length for the scale bar, about a fifth of the drawing's width, in metres. */
export function scaleBarMetres(widthMetres: number): number {
  const target = widthMetres / 5
  return [10, 20, 50, 100, 200, 500].findLast((step) => step <= target) ?? 10
}
