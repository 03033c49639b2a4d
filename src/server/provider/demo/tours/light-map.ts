import { float32At } from '#lib/element-at.ts'
import { type Hour, LIGHTS, outside } from './light.ts'
import { bounce, RAYS, type Side, smooth } from './light-bounce.ts'
import type { Model } from './model.ts'
import type { SolidTree } from './solid-tree.ts'
import { aimRay, newHit, newRay, placeRay, type Solid } from './solids.ts'

const STEP_METRES = 0.18
/** In {@link LightMap}'s hits: the ray went outside. */
const OUT = -1

/** The light that arrives at every surface of a flat: from the sky through its windows, from its lamps, and from what they shine upon. */
export class LightMap {
  readonly sides: readonly Side[]
  /** three numbers for each point: what arrives, without the sun */
  readonly light: Float32Array
  /** how much of the sun is seen from each point, 0 to 1 */
  readonly sun: Float32Array
  readonly #model: Model

  constructor(model: Model, tree: SolidTree, hour: Hour) {
    this.#model = model
    let first = 0
    this.sides = model.solids.flatMap((solid) =>
      [0, 1, 2, 3, 4, 5].map((face) => {
        const side = { first, ...gridOf(solid, face) }
        first += side.columns * side.rows
        return side
      }),
    )
    this.light = new Float32Array(first * 3)
    this.sun = new Float32Array(first)
    gather(this, model, tree, hour)
  }

  /** The point of a side that lies nearest to a place on it. */
  near(solid: number, face: number, x: number, y: number, z: number): number {
    const side = this.sides[solid * 6 + face]
    const box = this.#model.solids[solid]
    if (!side || !box) return 0
    const column = Math.min(side.columns - 1, Math.max(0, Math.floor(columnOf(box, face, x, y) * side.columns)))
    const row = Math.min(side.rows - 1, Math.max(0, Math.floor(rowOf(box, face, y, z) * side.rows)))
    return side.first + row * side.columns + column
  }

  /** What arrives at a place, between the points around it: red, green, blue and how much of the sun, into `out`. */
  read(solid: number, face: number, x: number, y: number, z: number, out: Float64Array): void {
    const side = this.sides[solid * 6 + face]
    const box = this.#model.solids[solid]
    if (!side || !box) return
    const u = Math.min(side.columns - 1, Math.max(0, columnOf(box, face, x, y) * side.columns - 0.5))
    const v = Math.min(side.rows - 1, Math.max(0, rowOf(box, face, y, z) * side.rows - 0.5))
    const left = Math.min(Math.floor(u), Math.max(0, side.columns - 2))
    const low = Math.min(Math.floor(v), Math.max(0, side.rows - 2))
    const a = side.first + low * side.columns + left
    const b = side.columns > 1 ? a + 1 : a
    const up = side.rows > 1 ? side.columns : 0
    const right = u - left
    const high = v - low
    for (let i = 0; i < 3; i++) out[i] = blend(this.light, a * 3 + i, b * 3 + i, up * 3, right, high)
    out[3] = blend(this.sun, a, b, up, right, high)
  }
}

const blend = (column: Float32Array, a: number, b: number, up: number, right: number, high: number): number =>
  (float32At(column, a) * (1 - right) + float32At(column, b) * right) * (1 - high) +
  (float32At(column, a + up) * (1 - right) + float32At(column, b + up) * right) * high

const spanOf = (length: number): number => Math.max(1, Math.min(120, Math.round(length / STEP_METRES)))

function gridOf({ shape, x0, x1, y0, y1, z0, z1 }: Solid, face: number): { columns: number; rows: number } {
  if (shape !== 'box') return { columns: 1, rows: 1 }
  return { columns: spanOf(face < 2 ? y1 - y0 : x1 - x0), rows: spanOf(face < 4 ? z1 - z0 : y1 - y0) }
}

const columnOf = ({ x0, x1, y0, y1 }: Solid, face: number, x: number, y: number): number =>
  face < 2 ? (y - y0) / (y1 - y0) : (x - x0) / (x1 - x0)
const rowOf = ({ y0, y1, z0, z1 }: Solid, face: number, y: number, z: number): number =>
  face < 4 ? (z - z0) / (z1 - z0) : (y - y0) / (y1 - y0)

interface Point {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
}

function pointOf(solid: Solid, face: number, u: number, v: number, point: Point): void {
  const { x0, x1, y0, y1, z0, z1 } = solid
  point.nx = face === 0 ? -1 : face === 1 ? 1 : 0
  point.ny = face === 2 ? -1 : face === 3 ? 1 : 0
  point.nz = face === 4 ? -1 : face === 5 ? 1 : 0
  point.x = (face === 0 ? x0 : face === 1 ? x1 : x0 + (x1 - x0) * u) + point.nx * OFF_METRES
  point.y = (face === 2 ? y0 : face === 3 ? y1 : y0 + (y1 - y0) * (face < 2 ? u : v)) + point.ny * OFF_METRES
  point.z = (face === 4 ? z0 : face === 5 ? z1 : z0 + (z1 - z0) * v) + point.nz * OFF_METRES
}

/** Points lie this far before their surface. */
const OFF_METRES = 0.004

const isInside = ({ shape, x0, x1, y0, y1, z0, z1 }: Solid, { x, y, z }: Point): boolean =>
  shape === 'box' && x > x0 && x < x1 && y > y0 && y < y1 && z > z0 && z < z1

function gather(map: LightMap, model: Model, tree: SolidTree, hour: Hour): void {
  const { solids } = model
  const lost = new Uint8Array(map.sun.length)
  const seen = new Int32Array(map.sun.length * RAYS)
  const owners = new Int32Array(map.sun.length)
  const own = new Float32Array(map.light.length)
  const caster = new Caster(map, model, tree, hour)
  for (const [index, solid] of solids.entries())
    for (let face = 0; face < 6; face++) {
      const side = map.sides[index * 6 + face]
      if (!side) continue
      for (let row = 0; row < side.rows; row++)
        for (let column = 0; column < side.columns; column++) {
          const at = side.first + row * side.columns + column
          owners[at] = index
          const isFree = PLACES.some(([u, v]) => {
            pointOf(solid, face, (column + u) / side.columns, (row + v) / side.rows, caster.point)
            return !solids.some((other) => isInside(other, caster.point))
          })
          lost[at] = isFree ? 0 : 1
          if (lost[at] === 0) caster.lightPoint(at, own, seen)
        }
    }
  bounce(map, solids, { own, seen, owners, lost })
  for (const side of map.sides) smooth(map, side, lost)
}

class Caster {
  readonly point: Point = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 }
  readonly #ray = newRay()
  readonly #hit = newHit()
  readonly #sky = new Float64Array(3)
  readonly #map: LightMap
  readonly #model: Model
  readonly #tree: SolidTree
  readonly #hour: Hour

  constructor(map: LightMap, model: Model, tree: SolidTree, hour: Hour) {
    this.#map = map
    this.#model = model
    this.#tree = tree
    this.#hour = hour
  }

  #aim(dx: number, dy: number, dz: number): void {
    placeRay(this.#ray, this.point.x, this.point.y, this.point.z)
    aimRay(this.#ray, dx, dy, dz)
  }

  /** Sends rays over the half of the world that a point sees; notes where they end and what comes from outside and from lamps. */
  lightPoint(at: number, own: Float32Array, seen: Int32Array): void {
    const light = LIGHTS[this.#hour]
    const { nx, ny, nz } = this.point
    const turn = ((at * 0.618034) % 1) * 2 * Math.PI
    let [red, green, blue] = [0, 0, 0]
    for (let i = 0; i < RAYS; i++) {
      const flat = Math.sqrt((i + 0.5) / RAYS)
      const angle = i * 2.399963 + turn
      const a = flat * Math.cos(angle)
      const b = flat * Math.sin(angle)
      const c = Math.sqrt(1 - flat * flat)
      const isFloor = nz !== 0
      this.#aim(isFloor ? a : nx * c - ny * a, isFloor ? b : ny * c + nx * a, isFloor ? nz * c : b)
      if (this.#tree.cast(this.#ray, this.#hit)) {
        const { t, solid, face } = this.#hit
        const { x, y, z, dx, dy, dz } = this.#ray
        seen[at * RAYS + i] = this.#map.near(solid, face, x + dx * t, y + dy * t, z + dz * t)
        continue
      }
      seen[at * RAYS + i] = OUT
      outside(this.#ray.dx, this.#ray.dy, this.#ray.dz, this.#model.eyeMetres, this.#hour, this.#sky)
      red += this.#sky[0] ?? 0
      green += this.#sky[1] ?? 0
      blue += this.#sky[2] ?? 0
    }
    const lamps = this.#lamps()
    own[at * 3] = red / RAYS + lamps * light.lampColour[0]
    own[at * 3 + 1] = green / RAYS + lamps * light.lampColour[1]
    own[at * 3 + 2] = blue / RAYS + lamps * light.lampColour[2]
    this.#map.sun[at] = light.sunColour[0] > 0 ? this.#sunAt(light.sun) : 0
  }

  #sunAt([sx, sy, sz]: readonly [number, number, number]): number {
    const { nx, ny, nz } = this.point
    if (nx * sx + ny * sy + nz * sz <= 0) return 0
    const { x, y, z } = this.point
    let free = 0
    for (let i = 0; i < 5; i++) {
      // over the square that the point stands for
      const a = ((i % 2) - 0.5) * STEP_METRES * (i === 4 ? 0 : 1)
      const b = ((i >> 1) - 0.5) * STEP_METRES * (i === 4 ? 0 : 1)
      const isFloor = nz !== 0
      placeRay(this.#ray, x + (isFloor ? a : ny * a), y + (isFloor ? b : nx * a), z + (isFloor ? 0 : b))
      aimRay(this.#ray, sx, sy, sz)
      if (!this.#tree.cast(this.#ray, this.#hit)) free++
    }
    return free / 5
  }

  #lamps(): number {
    const { x, y, z, nx, ny, nz } = this.point
    if (this.#hour === 'day') return 0
    let sum = 0
    for (const lamp of this.#model.lamps) {
      const [dx, dy, dz] = [lamp.x - x, lamp.y - y, lamp.z - z]
      const far = Math.hypot(dx, dy, dz)
      const facing = (nx * dx + ny * dy + nz * dz) / far
      if (facing <= 0 || far > 8) continue
      this.#aim(dx / far, dy / far, dz / far)
      if (!this.#tree.cast(this.#ray, this.#hit, far - 0.3)) sum += facing / (0.6 + far * far)
    }
    return sum
  }
}

/** Where on its part of a side a point may lie: in the middle, or at an end, where the middle is inside of something. */
const PLACES = [
  [0.5, 0.5],
  [0.03, 0.5],
  [0.97, 0.5],
  [0.5, 0.03],
  [0.5, 0.97],
] as const
