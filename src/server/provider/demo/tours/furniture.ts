import type { Material, Solid } from './solids.ts'

/** A piece of furniture about its middle, its front to the south. */
export type Kit = readonly Solid[]

const solid =
  (shape: Solid['shape']) =>
  (material: Material, [x, y, z]: readonly [number, number, number], [w, d, h]: readonly [number, number, number]): Solid => ({
    shape,
    material,
    x0: x - w / 2,
    x1: x + w / 2,
    y0: y - d / 2,
    y1: y + d / 2,
    z0: z,
    z1: z + h,
  })

/** By the middle of its foot and its width, depth and height, in metres. */
export const block = solid('box')
export const round = solid('round')
export const pillar = solid('pillar')

/** Puts a kit somewhere, turned by quarters to the left. */
export const placed = (kit: Kit, x: number, y: number, quarters = 0): Solid[] => kit.map((one) => moved(turned(one, quarters), x, y))

function turned(one: Solid, quarters: number): Solid {
  if (quarters % 4 === 0) return one
  const { x0, x1, y0, y1 } = one
  return turned({ ...one, x0: -y1, x1: -y0, y0: x0, y1: x1 }, quarters - 1)
}

const moved = (one: Solid, x: number, y: number): Solid => ({ ...one, x0: one.x0 + x, x1: one.x1 + x, y0: one.y0 + y, y1: one.y1 + y })

export const mirrored = (one: Solid, width: number): Solid => ({ ...one, x0: width - one.x1, x1: width - one.x0 })

export interface Stuffs {
  wood: Material
  dark: Material
  fabric: Material
  accent: Material
  linen: Material
  white: Material
  metal: Material
  leaf: Material
  pot: Material
  stone: Material
  tile: Material
  front: Material
  rug: Material
  art: Material
  books: Material
  curtain: Material
  lamp: Material
  screen: Material
}

export const sofa = ({ fabric, accent, linen, dark }: Stuffs, width: number): Kit => {
  const seats = width > 1.9 ? 3 : 2
  const inner = width - 0.4
  const seat = Array.from({ length: seats }, (_, at) => -inner / 2 + (inner / seats) * (at + 0.5))
  return [
    block(fabric, [0, 0, 0.12], [width, 0.92, 0.2]),
    block(fabric, [0, 0.36, 0.3], [width, 0.2, 0.48]),
    block(fabric, [-width / 2 + 0.1, 0, 0.3], [0.2, 0.92, 0.28]),
    block(fabric, [width / 2 - 0.1, 0, 0.3], [0.2, 0.92, 0.28]),
    ...seat.flatMap((x) => [
      block(fabric, [x, -0.08, 0.32], [inner / seats - 0.02, 0.72, 0.15]),
      block(fabric, [x, 0.2, 0.47], [inner / seats - 0.03, 0.16, 0.36]),
    ]),
    round(accent, [-inner / 2 + 0.25, 0.02, 0.46], [0.46, 0.2, 0.42]),
    round(linen, [inner / 2 - 0.25, 0.02, 0.46], [0.44, 0.2, 0.4]),
    ...[-1, 1].flatMap((side) => [-1, 1].map((end) => block(dark, [side * (width / 2 - 0.12), end * 0.36, 0], [0.05, 0.05, 0.12]))),
  ]
}

export const armchair = ({ accent, wood, linen }: Stuffs): Kit => [
  block(accent, [0, 0, 0.26], [0.62, 0.66, 0.16]),
  block(accent, [0, 0.3, 0.36], [0.62, 0.14, 0.46]),
  round(linen, [0, 0.14, 0.42], [0.42, 0.18, 0.34]),
  ...[-1, 1].flatMap((side) => [
    block(wood, [side * 0.34, 0, 0.52], [0.05, 0.66, 0.04]),
    block(wood, [side * 0.34, -0.28, 0], [0.05, 0.05, 0.52]),
    block(wood, [side * 0.34, 0.28, 0], [0.05, 0.05, 0.52]),
  ]),
]

export const coffeeTable = ({ wood, dark, white, accent }: Stuffs): Kit => [
  pillar(wood, [0, 0, 0.36], [0.86, 0.86, 0.04]),
  pillar(dark, [0, 0, 0.02], [0.1, 0.1, 0.34]),
  pillar(dark, [0, 0, 0], [0.46, 0.46, 0.02]),
  block(white, [-0.12, 0.1, 0.4], [0.3, 0.22, 0.03]),
  block(accent, [-0.1, 0.1, 0.43], [0.26, 0.2, 0.025]),
  round(white, [0.2, -0.12, 0.39], [0.2, 0.2, 0.14]),
]

export const rug = ({ rug }: Stuffs, width: number, depth: number): Kit => [block(rug, [0, 0, 0], [width, depth, 0.015])]

export const mediaUnit = ({ wood, dark, screen, white, leaf, pot }: Stuffs): Kit => [
  block(wood, [0, 0, 0.12], [2, 0.4, 0.36]),
  ...[-0.5, 0, 0.5].map((x) => block(dark, [x, -0.2, 0.14], [0.008, 0.01, 0.32])),
  block(dark, [0, 0.05, 0], [1.8, 0.26, 0.12]),
  block(dark, [0, 0.06, 0.5], [0.5, 0.18, 0.02]),
  block(screen, [0, 0.1, 0.56], [1.36, 0.04, 0.78]),
  pillar(white, [-0.82, 0, 0.48], [0.12, 0.12, 0.22]),
  ...plant({ leaf, pot }, 0.42).map((one) => moved({ ...one, z0: one.z0 + 0.48, z1: one.z1 + 0.48 }, 0.82, 0)),
]

const LEAVES = [
  [0, 0, 0.82, 0.5],
  [0.16, 0.08, 0.62, 0.42],
  [-0.15, 0.1, 0.66, 0.4],
  [0.05, -0.16, 0.58, 0.4],
  [-0.1, -0.1, 0.76, 0.34],
  [0.12, 0.02, 0.95, 0.34],
] as const

export const plant = ({ leaf, pot }: Pick<Stuffs, 'leaf' | 'pot'>, height: number): Kit => [
  pillar(pot, [0, 0, 0], [height * 0.3, height * 0.3, height * 0.26]),
  pillar(pot, [0, 0, height * 0.2], [height * 0.03, height * 0.03, height * 0.5]),
  ...LEAVES.map(([x, y, z, size]) =>
    round(leaf, [x * height, y * height, (z - size / 2) * height], [size * height * 0.7, size * height * 0.7, size * height]),
  ),
]

export const floorLamp = ({ dark, lamp }: Stuffs): Kit => [
  pillar(dark, [0, 0, 0], [0.3, 0.3, 0.02]),
  pillar(dark, [0, 0, 0.02], [0.03, 0.03, 1.36]),
  pillar(lamp, [0, 0, 1.36], [0.36, 0.36, 0.26]),
]

export const pendant = ({ dark, lamp }: Stuffs, bottom: number): Kit => [
  pillar(dark, [0, 0, bottom + 0.2], [0.012, 0.012, 2.7 - bottom - 0.2]),
  round(lamp, [0, 0, bottom], [0.42, 0.42, 0.3]),
]

export const ceilingLamp = ({ lamp }: Stuffs): Kit => [pillar(lamp, [0, 0, 2.62], [0.46, 0.46, 0.08])]

const chair = ({ wood, linen }: Stuffs): Kit => [
  block(linen, [0, 0, 0.43], [0.42, 0.42, 0.05]),
  block(wood, [0, 0.19, 0.62], [0.42, 0.03, 0.26]),
  ...[-1, 1].flatMap((side) => [
    block(wood, [side * 0.18, -0.18, 0], [0.035, 0.035, 0.43]),
    block(wood, [side * 0.18, 0.19, 0], [0.035, 0.035, 0.64]),
  ]),
]

export const diningTable = (stuffs: Stuffs, seats: 4 | 6): Kit => {
  const length = seats === 6 ? 1.9 : 1.4
  const rows = seats === 6 ? [-0.6, 0, 0.6] : [-0.38, 0.38]
  const { wood, white, accent, leaf } = stuffs
  return [
    block(wood, [0, 0, 0.71], [length, 0.86, 0.04]),
    ...[-1, 1].flatMap((side) => [-1, 1].map((end) => block(wood, [side * (length / 2 - 0.1), end * 0.34, 0], [0.06, 0.06, 0.71]))),
    ...rows.flatMap((x) => [...placed(chair(stuffs), x, -0.62, 2), ...placed(chair(stuffs), x, 0.62)]),
    pillar(white, [0, 0, 0.75], [0.12, 0.12, 0.2]),
    round(leaf, [0.01, 0, 0.9], [0.3, 0.3, 0.26]),
    round(accent, [0.05, 0.05, 1.04], [0.09, 0.09, 0.09]),
    round(accent, [-0.07, -0.03, 1.0], [0.08, 0.08, 0.08]),
    pillar(white, [0.35, 0.08, 0.75], [0.24, 0.24, 0.015]),
  ]
}

/** Cupboards along a wall behind them, in parts of 60 cm, with worktop, hob, sink and oven. */
export const kitchenRow = ({ front, stone, tile, dark, metal, white, leaf }: Stuffs, parts: number, hasUpper = true): Kit => {
  const width = parts * 0.6
  const middles = Array.from({ length: parts }, (_, at) => -width / 2 + 0.3 + at * 0.6)
  const hob = middles[1] ?? 0
  const sink = middles[parts - 2] ?? 0
  return [
    block(dark, [0, 0.03, 0], [width, 0.5, 0.1]),
    ...middles.flatMap((x) => [block(front, [x, 0, 0.1], [0.592, 0.58, 0.76]), block(metal, [x, -0.3, 0.76], [0.2, 0.02, 0.015])]),
    block(stone, [0, -0.01, 0.87], [width, 0.62, 0.035]),
    block(tile, [0, 0.295, 0.905], [width, 0.012, hasUpper ? 0.545 : 0.13]),
    block(dark, [hob, 0, 0.905], [0.56, 0.48, 0.008]),
    block(dark, [hob, -0.292, 0.22], [0.54, 0.012, 0.48]),
    block(metal, [sink, 0, 0.9], [0.5, 0.38, 0.012]),
    pillar(metal, [sink, 0.22, 0.905], [0.03, 0.03, 0.28]),
    block(metal, [sink, 0.14, 1.16], [0.03, 0.18, 0.025]),
    pillar(white, [middles[2] ?? 0, 0.14, 0.905], [0.13, 0.13, 0.2]),
    round(leaf, [middles[2] ?? 0, 0.14, 1.06], [0.24, 0.24, 0.22]),
    ...(hasUpper
      ? middles.map((x, at) =>
          at === 1 ? block(metal, [x, 0.1, 1.62], [0.592, 0.4, 0.1]) : block(front, [x, 0.12, 1.45], [0.592, 0.36, 0.75]),
        )
      : []),
  ]
}

export const fridge = ({ metal, dark }: Stuffs): Kit => [
  block(metal, [0, 0, 0.02], [0.7, 0.68, 1.9]),
  block(dark, [0, -0.342, 0.72], [0.69, 0.006, 0.012]),
  block(dark, [-0.28, -0.37, 0.85], [0.02, 0.03, 0.6]),
  block(dark, [-0.28, -0.37, 0.3], [0.02, 0.03, 0.36]),
]

/** A bed with its head to the north. */
export const bed = ({ wood, linen, white, accent, lamp, fabric }: Stuffs, width = 1.6): Kit => [
  block(wood, [0, 0, 0.08], [width + 0.08, 2.06, 0.2]),
  block(fabric, [0, 1.04, 0.08], [width + 0.3, 0.1, 1]),
  block(white, [0, 0, 0.28], [width, 2, 0.2]),
  block(linen, [0, -0.28, 0.36], [width + 0.06, 1.46, 0.17]),
  block(accent, [0, -0.74, 0.5], [width + 0.09, 0.52, 0.055]),
  ...[-1, 1].flatMap((side) => [
    round(white, [side * width * 0.24, 0.76, 0.44], [width * 0.44, 0.46, 0.24]),
    block(wood, [side * (width / 2 + 0.34), 0.82, 0.12], [0.46, 0.4, 0.38]),
    pillar(white, [side * (width / 2 + 0.34), 0.84, 0.5], [0.1, 0.1, 0.2]),
    pillar(lamp, [side * (width / 2 + 0.34), 0.84, 0.68], [0.24, 0.24, 0.2]),
  ]),
  round(accent, [0, 0.56, 0.5], [0.5, 0.22, 0.3]),
]

export const wardrobe = ({ front, metal, dark }: Stuffs, doors: number): Kit => [
  block(dark, [0, 0.02, 0], [doors * 0.5, 0.54, 0.06]),
  ...Array.from({ length: doors }, (_, at) => -doors * 0.25 + 0.25 + at * 0.5).flatMap((x, at) => [
    block(front, [x, 0, 0.06], [0.494, 0.58, 2.3]),
    block(metal, [x + (at % 2 === 0 ? 0.2 : -0.2), -0.3, 1], [0.015, 0.025, 0.3]),
  ]),
]

export const desk = ({ wood, dark, screen, accent, white, lamp }: Stuffs): Kit => [
  block(wood, [0, 0, 0.71], [1.5, 0.7, 0.035]),
  ...[-1, 1].flatMap((side) => [
    block(dark, [side * 0.7, -0.28, 0], [0.04, 0.04, 0.71]),
    block(dark, [side * 0.7, 0.28, 0], [0.04, 0.04, 0.71]),
  ]),
  block(screen, [0, 0.18, 0.9], [0.62, 0.03, 0.36]),
  block(dark, [0, 0.2, 0.745], [0.06, 0.06, 0.2]),
  block(dark, [0, 0.2, 0.745], [0.24, 0.16, 0.012]),
  block(white, [0, -0.12, 0.745], [0.42, 0.13, 0.015]),
  pillar(dark, [-0.56, 0.2, 0.745], [0.14, 0.14, 0.015]),
  pillar(dark, [-0.56, 0.2, 0.76], [0.02, 0.02, 0.3]),
  round(lamp, [-0.56, 0.2, 1.02], [0.2, 0.2, 0.14]),
  block(accent, [0.5, 0.05, 0.745], [0.22, 0.3, 0.05]),
  block(accent, [0, -0.72, 0.44], [0.46, 0.46, 0.07]),
  block(accent, [0, -0.95, 0.6], [0.44, 0.05, 0.4]),
  pillar(dark, [0, -0.72, 0.06], [0.06, 0.06, 0.38]),
  pillar(dark, [0, -0.72, 0.01], [0.5, 0.5, 0.05]),
]

export const bookshelf = ({ wood, books, white, leaf, pot }: Stuffs, width: number): Kit => [
  ...[0.06, 0.46, 0.86, 1.26, 1.66, 2.02].map((z) => block(wood, [0, 0, z], [width, 0.3, 0.025])),
  ...[-1, 1].map((side) => block(wood, [side * (width / 2), 0, 0], [0.025, 0.3, 2.05])),
  block(wood, [0, 0.145, 0], [width, 0.01, 2.05]),
  ...[0.085, 0.485, 0.885, 1.285].map((z, at) => block(books, [(at % 2 === 0 ? -0.1 : 0.12) * width, 0.02, z], [width * 0.62, 0.22, 0.27])),
  round(white, [width * 0.32, 0, 0.485], [0.2, 0.2, 0.24]),
  ...placed(plant({ leaf, pot }, 0.32), -width * 0.3, 0).map((one) => ({ ...one, z0: one.z0 + 1.685, z1: one.z1 + 1.685 })),
]

/** A picture for a wall to its north. */
export const picture = ({ art, dark }: Stuffs, width: number, height: number): Kit => [
  block(dark, [0, 0, 1.5 - height / 2], [width, 0.03, height]),
  block(art, [0, -0.016, 1.5 - height / 2 + 0.03], [width - 0.06, 0.006, height - 0.06]),
]

/** Curtains on both sides of a window to their north. */
export const curtains = ({ curtain, metal }: Stuffs, width: number, hem = 0.03): Kit => [
  block(metal, [0, 0, 2.46], [width + 0.9, 0.03, 0.03]),
  ...[-1, 1].map((side) => block(curtain, [side * (width / 2 + 0.18), 0, hem], [0.5, 0.08, 2.44 - hem])),
]
