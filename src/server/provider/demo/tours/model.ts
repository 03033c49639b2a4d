import { mirrored } from './furniture.ts'
import { type FlatLayout, LAYOUTS, type LayoutName } from './layouts.ts'
import { PALETTES, type Palette, type PaletteName } from './palettes.ts'
import type { Material, Solid } from './solids.ts'
import { CEILING_METRES, wallSolids } from './walls.ts'

/** Which flat of the demonstration, and how it is seen. */
export interface FlatLook {
  layout: LayoutName
  palette: PaletteName
  isMirrored: boolean
  isFurnished: boolean
}

export interface Model {
  solids: readonly Solid[]
  /** metres */
  width: number
  depth: number
  /** how far an eye in it is above the gardens outside */
  eyeMetres: number
  lamps: readonly { x: number; y: number; z: number }[]
}

const FLOOR_METRES = 0.2

function shell({ width, depth, walls, wet }: FlatLayout, { walls: look, floor, wetFloor, ceiling }: Palette): Solid[] {
  const slab = (material: Material, x0: number, y0: number, x1: number, y1: number, z0: number, z1: number): Solid => {
    return { shape: 'box', material, x0, y0, z0, x1, y1, z1 }
  }
  return [
    slab(floor, -0.07, -0.07, width + 0.07, depth + 0.07, -FLOOR_METRES, 0),
    ...wet.map(({ x0, y0, x1, y1 }) => slab(wetFloor, x0, y0, x1, y1, -0.1, 0.004)),
    slab(ceiling, -0.07, -0.07, width + 0.07, depth + 0.07, CEILING_METRES, CEILING_METRES + FLOOR_METRES),
    ...walls.flatMap((wall) => wallSolids(wall, look)),
  ]
}

/** Objects that are all made in one place: looking at them is three times as fast. */
const alike = ({ shape, material, x0, y0, z0, x1, y1, z1 }: Solid): Solid => ({ shape, material, x0, y0, z0, x1, y1, z1 })

/** A flat with its walls and, where it is furnished, all that stands in it. */
export function furnishedModel({ layout, palette, isMirrored, isFurnished }: FlatLook): Model {
  const plan = LAYOUTS[layout]
  const colours = PALETTES[palette]
  const solids = [...shell(plan, colours), ...(isFurnished ? plan.furniture(colours.stuffs) : [])]
  return {
    solids: solids.map((one) => alike(isMirrored ? mirrored(one, plan.width) : one)),
    width: plan.width,
    depth: plan.depth,
    eyeMetres: plan.eyeMetres,
    lamps: isFurnished ? plan.lamps.map((lamp) => (isMirrored ? { ...lamp, x: plan.width - lamp.x } : lamp)) : [],
  }
}
