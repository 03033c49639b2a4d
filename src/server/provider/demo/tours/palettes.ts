import type { Stuffs } from './furniture.ts'
import type { Colour, Material, Pattern } from './solids.ts'
import type { WallLook } from './walls.ts'

const linear = (byte: number): number => (byte / 255) ** 2.2
const colourOf = (hex: number): Colour => [linear(hex >> 16), linear((hex >> 8) & 255), linear(hex & 255)]
const of = (hex: number, pattern: Pattern = 'plain', second?: number): Material => ({
  colour: colourOf(hex),
  pattern,
  ...(second === undefined ? {} : { second: colourOf(second) }),
})

/** What a flat is made and furnished with. */
export interface Palette {
  stuffs: Stuffs
  walls: WallLook
  floor: Material
  wetFloor: Material
  ceiling: Material
  ground: Material
}

interface Chosen {
  wall: number
  floor: number
  wood: number
  fabric: number
  accent: number
  front: number
  tile: number
  rug: readonly [number, number]
  art: readonly [number, number]
  curtain: number
}

const paletteOf = ({ wall, floor, wood, fabric, accent, front, tile, rug, art, curtain }: Chosen): Palette => ({
  walls: { wall: of(wall), trim: of(0xf4f2ec), frame: of(0x4a4c4c) },
  floor: of(floor, 'planks'),
  wetFloor: of(0xd6d2c8, 'tiles', 0xb7b2a6),
  ceiling: of(0xf8f7f3),
  ground: of(0x8c9a78),
  stuffs: {
    wood: of(wood, 'grain'),
    dark: of(0x33322f),
    fabric: of(fabric, 'weave'),
    accent: of(accent, 'weave'),
    linen: of(0xe6dfd2, 'weave'),
    white: of(0xf3f1ec),
    metal: of(0xb9bcbb),
    leaf: of(0x55784a, 'weave', 0x3f5f38),
    pot: of(0x8d7f70),
    stone: of(0xe4e1da, 'stone', 0xbdb8ae),
    tile: of(tile, 'tiles', 0xf4f2ee),
    front: of(front),
    rug: of(rug[0], 'weave', rug[1]),
    art: of(art[0], 'art', art[1]),
    books: of(0x7d6a55, 'books'),
    curtain: of(curtain, 'folds'),
    lamp: { ...of(0xf6ead2), isLamp: true },
    screen: of(0x16181a),
  },
})

export const PALETTES = {
  lagoon: paletteOf({
    wall: 0xece7dd,
    floor: 0xb98d62,
    wood: 0xb58658,
    fabric: 0x8fa3a0,
    accent: 0x2f7f86,
    front: 0xf0eee8,
    tile: 0xc8d8d6,
    rug: [0xd9d2c2, 0xb9b7aa],
    art: [0x2f7f86, 0xd98f5e],
    curtain: 0xe9e4d8,
  }),
  ochre: paletteOf({
    wall: 0xf0e9dc,
    floor: 0x9c6f48,
    wood: 0x8a5d3b,
    fabric: 0xcdbfa6,
    accent: 0xb8762c,
    front: 0x6d7d6a,
    tile: 0xe8e0cc,
    rug: [0xc2a98a, 0x8f6f55],
    art: [0xc08a3a, 0x3f5a55],
    curtain: 0xdccfb8,
  }),
  indigo: paletteOf({
    wall: 0xe6e8ea,
    floor: 0xc7a883,
    wood: 0xcaa67c,
    fabric: 0x5d6682,
    accent: 0x7c86b8,
    front: 0x3f4a5e,
    tile: 0xe9ecef,
    rug: [0xcfd2d8, 0x8e96ab],
    art: [0x4a5590, 0xd7c08a],
    curtain: 0xd5d8de,
  }),
  terracotta: paletteOf({
    wall: 0xf2ebe2,
    floor: 0xa87f5a,
    wood: 0xa3764d,
    fabric: 0xb66a4a,
    accent: 0x4f6f60,
    front: 0xe8dccb,
    tile: 0xd79a78,
    rug: [0xe2d3bd, 0xb0785a],
    art: [0xb5573a, 0x50706a],
    curtain: 0xeadfcd,
  }),
  coast: paletteOf({
    wall: 0xf1f0ea,
    floor: 0xd2b690,
    wood: 0xd0b084,
    fabric: 0xe0dcd0,
    accent: 0x5f8fa8,
    front: 0xc9d6d6,
    tile: 0xa9c3c9,
    rug: [0xe8e2d4, 0xa9bcc2],
    art: [0x4f86a6, 0xe5cf9f],
    curtain: 0xf0ede4,
  }),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
