import { float32At, int32At } from '#lib/element-at.ts'
import type { Solid } from './solids.ts'

export const RAYS = 30
const BOUNCES = 4

/** A side of a box as a grid of points for which light is worked out. */
export interface Side {
  first: number
  columns: number
  rows: number
}

interface Lit {
  light: Float32Array
  sun: Float32Array
}

/** What was found at each point of a light map before light goes from surface to surface. */
export interface Gathered {
  own: Float32Array
  seen: Int32Array
  owners: Int32Array
  lost: Uint8Array
}

/** Lets the light go from surface to surface a few times. */
export function bounce(map: Lit, solids: readonly Solid[], { own, seen, owners, lost }: Gathered): void {
  const { light } = map
  light.set(own)
  const colours = solids.map(({ material }) => material.colour)
  for (let turn = 0; turn < BOUNCES; turn++) {
    const given = Float32Array.from(light)
    for (let at = 0; at < lost.length; at++) {
      if (lost[at] === 1) continue
      let [red, green, blue] = [0, 0, 0]
      for (let i = 0; i < RAYS; i++) {
        const from = int32At(seen, at * RAYS + i)
        if (from < 0) continue
        const colour = colours[int32At(owners, from)]
        if (!colour) continue
        const sun = float32At(map.sun, from) * SUN_BOUNCE
        red += (float32At(given, from * 3) + sun) * colour[0]
        green += (float32At(given, from * 3 + 1) + sun * 0.94) * colour[1]
        blue += (float32At(given, from * 3 + 2) + sun * 0.8) * colour[2]
      }
      light[at * 3] = float32At(own, at * 3) + red / RAYS
      light[at * 3 + 1] = float32At(own, at * 3 + 1) + green / RAYS
      light[at * 3 + 2] = float32At(own, at * 3 + 2) + blue / RAYS
    }
  }
}

/** What the sun gives to a surface that it meets at its usual angle. */
const SUN_BOUNCE = 5

/** Points that lie inside of something take the light of those beside them, and the grain of few rays is evened out. */
export function smooth({ light }: Lit, { first, columns, rows }: Side, lost: Uint8Array): void {
  for (let turn = 0; turn < 3; turn++) {
    const old = light.slice(first * 3, (first + columns * rows) * 3)
    const filled: number[] = []
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column
        const beside = [
          ...(column > 0 ? [at - 1] : []),
          ...(column + 1 < columns ? [at + 1] : []),
          ...(row > 0 ? [at - columns] : []),
          ...(row + 1 < rows ? [at + columns] : []),
        ].filter((other) => lost[first + other] !== 1)
        const isLost = lost[first + at] === 1
        const weight = isLost ? 0 : 2
        if (beside.length + weight === 0) continue
        for (let i = 0; i < 3; i++) {
          let sum = weight * float32At(old, at * 3 + i)
          for (const other of beside) sum += float32At(old, other * 3 + i)
          light[(first + at) * 3 + i] = sum / (beside.length + weight)
        }
        if (isLost) filled.push(first + at)
      }
    for (const at of filled) lost[at] = 0
  }
}
