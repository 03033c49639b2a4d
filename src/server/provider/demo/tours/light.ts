import type { Colour } from './solids.ts'

export type Hour = 'day' | 'dusk'

export interface Light {
  /** towards the sun */
  sun: readonly [x: number, y: number, z: number]
  sunColour: Colour
  zenith: Colour
  horizon: Colour
  lampColour: Colour
  exposure: number
}

const towards = (x: number, y: number, z: number): readonly [number, number, number] => {
  const by = 1 / Math.hypot(x, y, z)
  return [x * by, y * by, z * by]
}

export const LIGHTS: Record<Hour, Light> = {
  day: {
    sun: towards(-0.35, -1, 0.95),
    sunColour: [9, 8.2, 6.8],
    zenith: [1.5, 2.3, 3.7],
    horizon: [3.6, 3.9, 4.1],
    lampColour: [0.5, 0.42, 0.3],
    exposure: 1.25,
  },
  dusk: {
    sun: towards(-0.6, -1, 0.05),
    sunColour: [0, 0, 0],
    zenith: [0.1, 0.14, 0.3],
    horizon: [0.75, 0.4, 0.26],
    lampColour: [2.7, 1.9, 1.05],
    exposure: 1.15,
  },
}

const noise = (n: number): number => {
  const value = Math.sin(n * 127.1) * 43_758.5453
  return value - Math.floor(value)
}

/** How high the houses far away stand in a direction, as the sine of the angle above the horizon. */
const skyline = (part: number): number => 0.015 + 0.16 * noise(part) * noise(part + 0.5)
const PARTS = 92

/** What is seen outside, far away: sky, houses and gardens, from the height of an eye above them. Writes into `out`. */
export function outside(dx: number, dy: number, dz: number, eyeMetres: number, hour: Hour, out: Float64Array): void {
  if (eyeMetres < HEDGE_METRES && hedge(dx, dy, dz, eyeMetres, hour, out)) return
  if (dz < 0) ground(dx, dy, dz, eyeMetres, hour, out)
  else above(dx, dy, dz, LIGHTS[hour], hour, out)
}

function above(
  dx: number,
  dy: number,
  dz: number,
  { zenith, horizon }: Pick<Light, 'zenith' | 'horizon'>,
  hour: Hour,
  out: Float64Array,
): void {
  const turn = (Math.atan2(dx, dy) / (2 * Math.PI) + 0.5) * PARTS
  const part = Math.floor(turn)
  if (dz < treeTop(turn)) {
    trees(turn, dz, hour, out)
    return
  }
  if (dz < skyline(part)) {
    houses(turn - part, part, dz, hour, out)
    return
  }
  const up = Math.sqrt(dz)
  const cloud =
    hour === 'day' ? Math.max(0, Math.sin(dx * 5 + Math.sin(dy * 9 + dz * 6)) * Math.sin(dy * 7 + dz * 23) - 0.35) * (1 - dz) : 0
  for (let i = 0; i < 3; i++) out[i] = (horizon[i] ?? 0) * (1 - up) + (zenith[i] ?? 0) * up + cloud * 1.2
}

/** Rounded crowns, as the sine of the angle above the horizon. */
const treeTop = (turn: number): number => {
  const at = turn * 2.6
  const within = at - Math.floor(at) - 0.5
  return 0.012 + (0.02 + 0.05 * noise(Math.floor(at) + 0.7)) * Math.sqrt(Math.max(0, 1 - within * within * 4)) + 0.003 * Math.sin(turn * 97)
}

function houses(within: number, part: number, dz: number, hour: Hour, out: Float64Array): void {
  const column = Math.floor(within * 9)
  const floor = Math.floor(dz * 95)
  const isGlass = within * 9 - column > 0.25 && dz * 95 - floor > 0.3
  const tone = 0.75 + 0.5 * noise(part + 3.3)
  const isLit = noise(part * 31 + column * 7 + floor * 3) > 0.55
  const wall = hour === 'day' ? [1.1 * tone, 1.08 * tone, 1.02 * tone] : [0.07 * tone, 0.075 * tone, 0.11 * tone]
  const glass = hour === 'day' ? [0.5 * tone, 0.68 * tone, 0.85 * tone] : isLit ? [0.95, 0.66, 0.3] : [0.05, 0.06, 0.1]
  for (let i = 0; i < 3; i++) out[i] = (isGlass ? glass[i] : wall[i]) ?? 0
}

function trees(turn: number, dz: number, hour: Hour, out: Float64Array): void {
  const tone = 0.5 + 0.45 * noise(Math.floor(turn * 2.6) + 2.1) + dz * 5 + 0.07 * Math.sin(turn * 61 + dz * 300) * Math.sin(dz * 420)
  const leaf = hour === 'day' ? [0.2, 0.34, 0.13] : [0.02, 0.03, 0.03]
  for (let i = 0; i < 3; i++) out[i] = (leaf[i] ?? 0) * tone
}

const HEDGE_METRES = 2.1
/** from a house to the hedge around its garden */
const GARDEN_METRES = 9

/** The hedge around the garden of a house; false where the direction passes above or below it. */
function hedge(dx: number, dy: number, dz: number, eyeMetres: number, hour: Hour, out: Float64Array): boolean {
  const flat = Math.hypot(dx, dy)
  const turn = Math.atan2(dx, dy)
  const far = GARDEN_METRES * (1 + 0.12 * Math.sin(turn * 2 + 1))
  const height = eyeMetres + (dz / flat) * far
  const top = HEDGE_METRES + 0.07 * Math.sin(turn * 41) + 0.05 * Math.sin(turn * 113 + 2)
  if (flat === 0 || height < 0 || height > top) return false
  const [along, up] = [Math.floor(turn * far * 9), Math.floor(height * 11)]
  const tone = (0.45 + 0.35 * noise(along + up * 57.3) + 0.4 * (height / top)) * (hour === 'day' ? 1 : 0.08)
  const leaf = [0.24, 0.42, 0.15]
  for (let i = 0; i < 3; i++) out[i] = (leaf[i] ?? 0) * tone
  return true
}

/** Lawns, shrubs and paths, paler where they are far away. */
function ground(dx: number, dy: number, dz: number, eyeMetres: number, hour: Hour, out: Float64Array): void {
  const far = Math.min(900, eyeMetres / -dz)
  const [x, y] = [dx * far, dy * far]
  const haze = Math.min(1, far / 500)
  const patch = Math.sin(x * 0.13 + Math.sin(y * 0.11) * 2) + Math.sin(y * 0.17 + Math.sin(x * 0.09) * 2)
  const isPath = Math.abs(patch) < 0.07 * (1 - haze)
  const isShrub = patch > 0.9 && Math.sin(x * 1.3) * Math.sin(y * 1.1) > -0.2
  const near = isPath ? [0.75, 0.7, 0.6] : isShrub ? [0.17, 0.3, 0.12] : [0.34, 0.5, 0.2]
  const away = [0.62, 0.74, 0.66]
  // a lawn near the eye shows the stripes of its mower
  const stripe = eyeMetres < HEDGE_METRES && Math.floor((x + y * 0.3) / 0.8) % 2 === 0 ? 1.09 : 1
  const by = (hour === 'day' ? 1 : 0.05) * stripe
  for (let i = 0; i < 3; i++) out[i] = ((near[i] ?? 0) * (1 - haze) + (away[i] ?? 0) * haze) * by
}
