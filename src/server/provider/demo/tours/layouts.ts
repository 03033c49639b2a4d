import {
  armchair,
  bed,
  bookshelf,
  ceilingLamp,
  coffeeTable,
  curtains,
  desk,
  diningTable,
  floorLamp,
  fridge,
  kitchenRow,
  mediaUnit,
  pendant,
  picture,
  placed,
  plant,
  rug,
  type Stuffs,
  sofa,
  wardrobe,
} from './furniture.ts'
import type { Solid } from './solids.ts'
import type { Opening, Wall } from './walls.ts'

export const ROOM_KEYS = ['living', 'kitchen', 'bedroom', 'study'] as const
export type RoomKey = (typeof ROOM_KEYS)[number]

interface Spot {
  x: number
  y: number
}

/** A flat without its colours, in metres from its south-west corner. */
export interface FlatLayout {
  width: number
  depth: number
  /** how far an eye in it is above the gardens outside */
  eyeMetres: number
  walls: readonly Wall[]
  wet: readonly { x0: number; y0: number; x1: number; y1: number }[]
  /** where a tripod stood */
  cameras: Record<RoomKey, Spot>
  /** where a way out of a room is seen, by the room that it leads to */
  ways: Record<RoomKey, Partial<Record<RoomKey, Spot>>>
  /** where the first look goes */
  looks: Record<RoomKey, Spot>
  /** what each scene tells about, and where that is */
  notes: Record<RoomKey, Spot & { z: number }>
  furniture(stuffs: Stuffs): Solid[]
  lamps: readonly (Spot & { z: number })[]
}

const window = (from: number, to: number, bottom = 0.85): Opening => ({ from, to, bottom, top: 2.35, kind: 'window' })
const door = (from: number, to = from + 0.9): Opening => ({ from, to, bottom: 0, top: 2.1, kind: 'door' })
const wide = (from: number, to: number): Opening => ({ from, to, bottom: 0, top: 2.4, kind: 'wide' })
const wall = (along: 'x' | 'y', at: number, from: number, to: number, openings: readonly Opening[] = []): Wall => {
  return { along, at, from, to, thick: 0.14, openings }
}

/** Four rooms around a corridor, the living room to the south. */
const flat: FlatLayout = {
  width: 10,
  depth: 8,
  eyeMetres: 14,
  walls: [
    wall('x', 0, -0.07, 10.07, [window(0.8, 5.2, 0.05), window(6.8, 9.2, 1.05)]),
    wall('x', 8, -0.07, 10.07, [window(0.9, 3.3), window(7, 9.4)]),
    wall('y', 0, 0, 8),
    wall('y', 10, 0, 8, [window(5.2, 7.2)]),
    wall('y', 6, 0, 4.4, [wide(0.9, 2.5), wide(3.4, 4.3)]),
    wall('x', 3.2, 6, 10),
    wall('x', 4.6, 0, 4.2),
    wall('x', 4.4, 6, 10),
    wall('y', 4.2, 4.6, 8, [door(4.78)]),
    wall('y', 6.4, 4.4, 8, [door(4.78)]),
    wall('x', 5.9, 4.2, 6.4, [door(4.9, 5.7)]),
  ],
  wet: [
    { x0: 6, y0: 0, x1: 10, y1: 3.2 },
    { x0: 4.2, y0: 5.9, x1: 6.4, y1: 8 },
  ],
  cameras: { living: { x: 2.95, y: 2.35 }, kitchen: { x: 7.75, y: 1.65 }, bedroom: { x: 2.7, y: 5.75 }, study: { x: 7.9, y: 6 } },
  ways: {
    living: { kitchen: { x: 6, y: 1.7 }, bedroom: { x: 4.55, y: 4.6 }, study: { x: 5.7, y: 4.6 } },
    kitchen: { living: { x: 6, y: 1.7 } },
    bedroom: { living: { x: 4.2, y: 5.2 } },
    study: { living: { x: 6.4, y: 5.2 } },
  },
  looks: { living: { x: 0.9, y: 0.4 }, kitchen: { x: 6.2, y: 2.6 }, bedroom: { x: 0.6, y: 7.4 }, study: { x: 8.9, y: 8 } },
  notes: {
    living: { x: 3, y: 0, z: 2.1 },
    kitchen: { x: 7.6, y: 3, z: 1.15 },
    bedroom: { x: 2.1, y: 8, z: 2.05 },
    study: { x: 10, y: 6.2, z: 1.9 },
  },
  lamps: [
    { x: 4.9, y: 3.1, z: 1.75 },
    { x: 2.95, y: 4.2, z: 1.75 },
    { x: 7.9, y: 1.6, z: 2.5 },
    { x: 2.1, y: 6.2, z: 2.5 },
    { x: 8.2, y: 6.2, z: 2.5 },
    { x: 5.2, y: 5.2, z: 2.5 },
    { x: 8, y: 3.8, z: 2.5 },
  ],
  furniture: (s) => [
    ...placed(rug(s, 2.6, 1.8), 1.55, 2.4),
    ...placed(sofa(s, 2.2), 1.5, 3.95),
    ...placed(coffeeTable(s), 1.5, 2.5),
    ...placed(armchair(s), 0.8, 0.85, 2),
    ...placed(mediaUnit(s), 0.3, 2.5, 1),
    ...placed(floorLamp(s), 2.95, 4.2),
    ...placed(plant(s, 1.5), 5.45, 0.55),
    ...placed(diningTable(s, 4), 4.9, 3.1, 1),
    ...placed(pendant(s, 1.6), 4.9, 3.1),
    ...placed(picture(s, 1.3, 0.8), 1.5, 4.51),
    ...placed(picture(s, 0.6, 0.8), 3.4, 4.51),
    ...placed(curtains(s, 4.4), 3, 0.16, 2),
    ...placed(kitchenRow(s, 6), 8.05, 2.82),
    ...placed(fridge(s), 9.58, 0.45, 2),
    ...placed(kitchenRow(s, 4, false), 7.9, 0.38, 2),
    ...placed(ceilingLamp(s), 7.9, 1.6),
    ...placed(rug(s, 1.8, 2.6), 1.6, 6.3),
    ...placed(bed(s), 1.18, 6.3, 1),
    ...placed(wardrobe(s, 4), 3.83, 7, 3),
    ...placed(curtains(s, 2.4), 2.1, 7.84),
    ...placed(picture(s, 1.1, 0.6), 0.09, 6.3, 1),
    ...placed(plant(s, 1.1), 3.6, 5.05),
    ...placed(ceilingLamp(s), 2.1, 6.2),
    ...placed(rug(s, 1.8, 1.4), 8.2, 6),
    ...placed(desk(s), 8.4, 7.45),
    ...placed(bookshelf(s, 1.3), 7.25, 4.66, 2),
    ...placed(armchair(s), 9.3, 5.1, 2),
    ...placed(floorLamp(s), 9.65, 4.75),
    ...placed(curtains(s, 2), 9.84, 6.2, 3),
    ...placed(picture(s, 0.8, 0.6), 8.5, 4.49, 2),
    ...placed(ceilingLamp(s), 8.2, 6.2),
    ...placed(ceilingLamp(s), 5.2, 5.2),
  ],
}

/** A living room and an open kitchen to the south, two rooms to the north of them. */
const house: FlatLayout = {
  width: 12,
  depth: 7.6,
  eyeMetres: 1.7,
  walls: [
    wall('x', 0, -0.07, 12.07, [window(0.9, 4.5, 0.05), window(6.4, 11, 0.3)]),
    wall('x', 7.6, -0.07, 12.07, [window(1.1, 4.1, 0.6), window(5.9, 6.9), window(8.4, 11, 0.6)]),
    wall('y', 0, 0, 7.6, [window(1, 3.2)]),
    wall('y', 12, 0, 7.6, [window(4.8, 6.6)]),
    wall('y', 5.4, 0, 7.6, [wide(0.7, 3.3), door(4.6)]),
    wall('x', 4.2, 0, 5.4),
    wall('x', 3.7, 5.4, 12, [wide(5.7, 7.1)]),
    wall('y', 7.4, 3.7, 7.6, [door(4.6)]),
  ],
  wet: [{ x0: 8.6, y0: 0, x1: 12, y1: 3.7 }],
  cameras: { living: { x: 2.9, y: 2.05 }, kitchen: { x: 8.35, y: 1.55 }, bedroom: { x: 3.3, y: 5.6 }, study: { x: 9.2, y: 5.35 } },
  ways: {
    living: { kitchen: { x: 5.4, y: 2 } },
    kitchen: { living: { x: 5.4, y: 2 }, bedroom: { x: 5.95, y: 3.7 }, study: { x: 6.95, y: 3.7 } },
    bedroom: { kitchen: { x: 5.4, y: 5.05 } },
    study: { kitchen: { x: 7.4, y: 5.05 } },
  },
  looks: { living: { x: 1, y: 0.3 }, kitchen: { x: 6, y: 2.4 }, bedroom: { x: 0.9, y: 7.2 }, study: { x: 10.8, y: 7.4 } },
  notes: {
    living: { x: 0, y: 2.1, z: 1.9 },
    kitchen: { x: 10.2, y: 3.4, z: 1.15 },
    bedroom: { x: 2.6, y: 7.6, z: 2.05 },
    study: { x: 9.7, y: 7.6, z: 2.05 },
  },
  lamps: [
    { x: 7, y: 1.8, z: 1.75 },
    { x: 0.55, y: 3.75, z: 1.75 },
    { x: 2.7, y: 2.1, z: 2.5 },
    { x: 10.2, y: 1.7, z: 2.5 },
    { x: 2.7, y: 5.9, z: 2.5 },
    { x: 9.7, y: 5.6, z: 2.5 },
    { x: 6.4, y: 5.4, z: 2.5 },
  ],
  furniture: (s) => [
    ...placed(rug(s, 2.8, 2), 2.5, 2.3),
    ...placed(sofa(s, 2.4), 2.4, 3.6),
    ...placed(coffeeTable(s), 2.4, 2.35),
    ...placed(armchair(s), 1, 1.3, 1),
    ...placed(armchair(s), 4.5, 3.5, 3),
    ...placed(floorLamp(s), 0.55, 3.75),
    ...placed(plant(s, 1.6), 0.5, 0.55),
    ...placed(bookshelf(s, 1), 4.85, 0.3, 2),
    ...placed(picture(s, 1.4, 0.8), 2.4, 4.11),
    ...placed(curtains(s, 3.6), 2.7, 0.16, 2),
    ...placed(curtains(s, 2.2), 0.16, 2.1, 1),
    ...placed(ceilingLamp(s), 2.7, 2.1),
    ...placed(diningTable(s, 6), 7, 1.8, 1),
    ...placed(pendant(s, 1.6), 7, 1.35),
    ...placed(pendant(s, 1.6), 7, 2.25),
    ...placed(rug(s, 2.2, 2.8), 7, 1.8),
    ...placed(kitchenRow(s, 5), 9.65, 3.32),
    ...placed(fridge(s), 11.55, 3.28),
    ...placed(kitchenRow(s, 3, false), 11.6, 1.5, 3),
    ...placed(ceilingLamp(s), 10.2, 1.7),
    ...placed(plant(s, 1.3), 6, 3.3),
    ...placed(bed(s, 1.8), 1.18, 5.95, 1),
    ...placed(rug(s, 1.8, 2.8), 1.7, 5.95),
    ...placed(wardrobe(s, 5), 2, 4.58, 2),
    ...placed(curtains(s, 3), 2.6, 7.44),
    ...placed(picture(s, 1.2, 0.6), 0.09, 5.95, 1),
    ...placed(armchair(s), 4.7, 6.9, 3),
    ...placed(plant(s, 1), 4.9, 4.75),
    ...placed(ceilingLamp(s), 2.7, 5.9),
    ...placed(desk(s), 9.7, 7.02),
    ...placed(rug(s, 2, 1.4), 9.7, 5.7),
    ...placed(bookshelf(s, 1.6), 9.2, 3.94, 2),
    ...placed(sofa(s, 1.7), 11.45, 5.7, 3),
    ...placed(curtains(s, 2.6), 9.7, 7.44),
    ...placed(picture(s, 0.9, 0.7), 10.8, 3.79, 2),
    ...placed(picture(s, 0.7, 0.9), 7.49, 6.4, 1),
    ...placed(plant(s, 1.2), 7.9, 7.15),
    ...placed(ceilingLamp(s), 9.7, 5.6),
    ...placed(ceilingLamp(s), 6.4, 5.4),
  ],
}

export const LAYOUTS = { flat, house } as const
export type LayoutName = keyof typeof LAYOUTS
