import { int32At, uint8At } from '#lib/element-at.ts'
import { type Hour, LIGHTS, outside } from './light.ts'
import { LightMap } from './light-map.ts'
import type { Model } from './model.ts'
import { SolidTree } from './solid-tree.ts'
import { aimRay, clearHit, type Hit, meet, newHit, newRay, placeRay, type Solid } from './solids.ts'
import { surface } from './surfaces.ts'

/** Pixels, three bytes each, rows from the top. */
export interface Pixels {
  width: number
  height: number
  bytes: Uint8Array<ArrayBuffer>
}

const TILE = 32
export const EYE_METRES = 1.5

const TONE_STEPS = 512
const TONE_END = 8
/** From light times {@link TONE_STEPS} to a byte as screens want it: bright light is pressed together, as film does it. */
const TONES = Uint8Array.from({ length: TONE_STEPS * TONE_END }, (_, i) => Math.round(255 * (1 - Math.exp(-i / TONE_STEPS)) ** (1 / 2.2)))

/** Pictures of one flat at one hour, from any place in it. */
export class FlatPainter {
  readonly #model: Model
  readonly #hour: Hour
  readonly #tree: SolidTree
  readonly #map: LightMap
  readonly #ray = newRay()
  readonly #hit = newHit()
  readonly #shadow = newHit()
  readonly #sunRay = newRay()
  readonly #colour = new Float64Array(3)
  readonly #light = new Float64Array(4)
  readonly #sum = new Float64Array(3)
  readonly #marks = new Int32Array(TILE * TILE)

  constructor(model: Model, hour: Hour) {
    this.#model = model
    this.#hour = hour
    this.#tree = new SolidTree(model.solids)
    this.#map = new LightMap(model, this.#tree, hour)
  }

  /** The equirectangular panorama at a place: its middle looks north, its width is twice its height. */
  panorama(x: number, y: number, width: number): Pixels {
    const height = width / 2
    const picture = { width, height, bytes: new Uint8Array(width * height * 3) }
    placeRay(this.#ray, x, y, EYE_METRES)
    for (let top = 0; top < height; top += TILE)
      for (let left = 0; left < width; left += TILE) this.#paintTile(picture, this.#inTile(left, top, width), left, top)
    return picture
  }

  /**
   * Every second pixel of every second row first. Where the four around others show the same plain surface, these are between them in colour; else they are
   * looked at as well.
   */
  #paintTile(picture: Pixels, near: readonly Near[], left: number, top: number): void {
    const { width, bytes } = picture
    const marks = this.#marks
    const trace = (column: number, row: number): void => {
      this.#aim((left + column + 0.5) / width, (2 * (top + row + 0.5)) / width)
      marks[row * TILE + column] = this.#paint(near)
      this.#put(bytes, ((top + row) * width + left + column) * 3)
    }
    for (let row = 0; row < TILE; row += 2) for (let column = 0; column < TILE; column += 2) trace(column, row)
    for (let row = 0; row < TILE; row++)
      for (let column = 1 - (row % 2); column < TILE; column += 2 - (row % 2)) {
        const [up, down] = [row - (row % 2), row + (row % 2)]
        const [west, east] = [column - (column % 2), column + (column % 2)]
        const mark = int32At(marks, up * TILE + west)
        const isPlain =
          down < TILE &&
          east < TILE &&
          mark >= 0 &&
          mark % 4 < 2 &&
          mark === marks[up * TILE + east] &&
          mark === marks[down * TILE + west] &&
          mark === marks[down * TILE + east]
        if (!isPlain) {
          trace(column, row)
          continue
        }
        marks[row * TILE + column] = mark
        const at = (r: number, c: number) => ((top + r) * width + left + c) * 3
        const [a, b, c, d] = [at(up, west), at(up, east), at(down, west), at(down, east)]
        for (let i = 0; i < 3; i++)
          bytes[at(row, column) + i] =
            (uint8At(bytes, a + i) + uint8At(bytes, b + i) + uint8At(bytes, c + i) + uint8At(bytes, d + i) + 2) >> 2
      }
    this.#evenEdges(picture, near, left, top)
  }

  #aim(u: number, v: number): void {
    const yaw = (u - 0.5) * 2 * Math.PI
    const pitch = (0.5 - v) * Math.PI
    const flat = Math.cos(pitch)
    aimRay(this.#ray, Math.sin(yaw) * flat, Math.cos(yaw) * flat, Math.sin(pitch))
  }

  /** The solids that the rays of a tile may meet with the least distance of each, the nearest first. */
  #inTile(left: number, top: number, width: number): Near[] {
    const { x, y, z } = this.#ray
    const planes = planesOf((left / width - 0.5) * 2 * Math.PI, (0.5 - (2 * top) / width) * Math.PI, (TILE / width) * 2 * Math.PI)
    const near: Near[] = []
    for (const [index, solid] of this.#model.solids.entries()) {
      const isSeen = planes.every(
        ([nx, ny, nz]) =>
          nx * ((nx > 0 ? solid.x1 : solid.x0) - x) +
            ny * ((ny > 0 ? solid.y1 : solid.y0) - y) +
            nz * ((nz > 0 ? solid.z1 : solid.z0) - z) >=
          0,
      )
      if (!isSeen) continue
      const dx = Math.max(solid.x0 - x, 0, x - solid.x1)
      const dy = Math.max(solid.y0 - y, 0, y - solid.y1)
      const dz = Math.max(solid.z0 - z, 0, z - solid.z1)
      near.push({ far: Math.hypot(dx, dy, dz), index, solid })
    }
    return near.sort((a, b) => a.far - b.far)
  }

  /** What the ray sees, into the sum; answers with a number of the surface, of which the last bits say whether the sun is on it and whether it has a pattern. */
  #paint(near: readonly Near[]): number {
    const hit = this.#hit
    clearHit(hit, Number.POSITIVE_INFINITY)
    for (const { far, index, solid } of near) {
      if (far > hit.t) break
      meet(this.#ray, solid, index, hit)
    }
    return this.#shade(hit)
  }

  #shade(hit: Hit): number {
    const { x, y, z, dx, dy, dz } = this.#ray
    const solid = this.#model.solids[hit.solid]
    if (hit.solid < 0 || !solid) {
      outside(dx, dy, dz, this.#model.eyeMetres, this.#hour, this.#colour)
      // as a camera shows it that is set for the room
      for (let i = 0; i < 3; i++) this.#sum[i] = (this.#colour[i] ?? 0) * OUTSIDE_SHARE
      return -1
    }
    const [px, py, pz] = [x + dx * hit.t, y + dy * hit.t, z + dz * hit.t]
    const isBox = solid.shape === 'box'
    surface(solid, isBox ? hit.face : 5, px, py, pz, this.#colour)
    if (isBox) this.#map.read(hit.solid, hit.face, px, py, pz, this.#light)
    else this.#around(hit)
    const { sun, sunColour, lampColour } = LIGHTS[this.#hour]
    const direct = this.#sunAt(hit, px, py, pz, sun)
    const glow = solid.material.isLamp ? 0.35 + lampColour[0] * 0.9 : 0
    for (let i = 0; i < 3; i++)
      this.#sum[i] =
        (this.#colour[i] ?? 0) * ((this.#light[i] ?? 0) + direct * (sunColour[i] ?? 0) + glow * ((lampColour[i] ?? 0) / lampColour[0]))
    return (hit.solid * 6 + hit.face) * 4 + (isBox && solid.material.pattern === 'plain' ? 0 : 2) + (direct > 0 ? 1 : 0)
  }

  /** A rounded surface takes the light of the sides of the box around it, by the way that it faces. */
  #around({ solid, nx, ny, nz }: Hit): void {
    const faces = [nx < 0 ? 0 : 1, ny < 0 ? 2 : 3, nz < 0 ? 4 : 5]
    const shares = [nx * nx, ny * ny, nz * nz]
    for (let i = 0; i < 4; i++) this.#light[i] = 0
    for (const [axis, face] of faces.entries()) {
      const at = this.#map.sides[solid * 6 + face]?.first ?? 0
      const share = shares[axis] ?? 0
      for (let i = 0; i < 3; i++) this.#light[i] = (this.#light[i] ?? 0) + share * (this.#map.light[at * 3 + i] ?? 0)
    }
    this.#light[3] = 0.5
  }

  #sunAt({ nx, ny, nz }: Hit, x: number, y: number, z: number, [sx, sy, sz]: readonly [number, number, number]): number {
    const facing = nx * sx + ny * sy + nz * sz
    const seen = this.#light[3] ?? 0
    if (facing <= 0 || seen < 0.01 || LIGHTS[this.#hour].sunColour[0] === 0) return 0
    if (seen > 0.99) return facing
    placeRay(this.#sunRay, x + nx * OFF_SURFACE, y + ny * OFF_SURFACE, z + nz * OFF_SURFACE)
    aimRay(this.#sunRay, sx, sy, sz)
    return this.#tree.cast(this.#sunRay, this.#shadow) ? 0 : facing
  }

  #put(bytes: Uint8Array, at: number): void {
    const { exposure } = LIGHTS[this.#hour]
    for (let i = 0; i < 3; i++)
      bytes[at + i] = uint8At(TONES, Math.min(TONES.length - 1, Math.floor((this.#sum[i] ?? 0) * exposure * TONE_STEPS)))
  }

  /** Looks again, four times, where two surfaces meet. */
  #evenEdges({ width, bytes }: Pixels, near: readonly Near[], left: number, top: number): void {
    const marks = this.#marks
    for (let row = 0; row < TILE; row++)
      for (let column = 0; column < TILE; column++) {
        const mark = marks[row * TILE + column]
        const isEdge =
          (column > 0 && mark !== marks[row * TILE + column - 1]) ||
          (row > 0 && mark !== marks[(row - 1) * TILE + column]) ||
          (column + 1 < TILE && mark !== marks[row * TILE + column + 1]) ||
          (row + 1 < TILE && mark !== marks[(row + 1) * TILE + column])
        if (!isEdge) continue
        const at = ((top + row) * width + left + column) * 3
        let [red, green, blue] = [0, 0, 0]
        for (let i = 0; i < 4; i++) {
          this.#aim((left + column + 0.25 + 0.5 * (i % 2)) / width, (2 * (top + row + 0.25 + 0.5 * (i >> 1))) / width)
          this.#paint(near)
          this.#put(bytes, at)
          red += uint8At(bytes, at)
          green += uint8At(bytes, at + 1)
          blue += uint8At(bytes, at + 2)
        }
        bytes[at] = red / 4
        bytes[at + 1] = green / 4
        bytes[at + 2] = blue / 4
      }
  }

  /** The flat from above, cut through its windows; north is up. */
  plan(pixelsPerMetre: number, marginMetres: number): Pixels {
    const width = Math.round((this.#model.width + 2 * marginMetres) * pixelsPerMetre)
    const height = Math.round((this.#model.depth + 2 * marginMetres) * pixelsPerMetre)
    const bytes = new Uint8Array(width * height * 3)
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const x = (column + 0.5) / pixelsPerMetre - marginMetres
        const y = this.#model.depth + marginMetres - (row + 0.5) / pixelsPerMetre
        this.#planPoint(x, y, bytes, (row * width + column) * 3)
      }
    return { width, height, bytes }
  }

  #planPoint(x: number, y: number, bytes: Uint8Array, at: number): void {
    const { solids, width, depth } = this.#model
    const isCut = solids.some((one) => one.z1 > 2.5 && one.z0 < CUT_METRES && x > one.x0 && x < one.x1 && y > one.y0 && y < one.y1)
    const isOutside = x < -0.07 || y < -0.07 || x > width + 0.07 || y > depth + 0.07
    if (isCut || isOutside) {
      bytes.set(isCut ? PLAN_INK : PLAN_PAPER, at)
      return
    }
    placeRay(this.#ray, x, y, CUT_METRES)
    aimRay(this.#ray, 0, 0, -1)
    this.#tree.cast(this.#ray, this.#hit)
    this.#shade(this.#hit)
    this.#put(bytes, at)
    // towards paper, so that what is drawn over it is read
    for (let i = 0; i < 3; i++) bytes[at + i] = uint8At(bytes, at + i) * 0.6 + 96
  }
}

interface Near {
  far: number
  index: number
  solid: Solid
}

type Normal = readonly [x: number, y: number, z: number]

/** Tiles are bent where they lie above or below: their planes stand this much further out, in radians. */
const BEND = 0.004

/** The planes around a tile of a panorama, by the normals that look into it. Above and below, where a tile is a sector, only its sides. */
function planesOf(yaw: number, pitch: number, span: number): Normal[] {
  const [left, right, middle] = [yaw - BEND, yaw + span + BEND, yaw + span / 2]
  const sides: Normal[] = [
    [Math.cos(left), -Math.sin(left), 0],
    [-Math.cos(right), Math.sin(right), 0],
  ]
  if (Math.abs(pitch - span / 2) > STEEP) return sides
  const [low, high] = [pitch - span - BEND, pitch + BEND]
  return [
    ...sides,
    [-Math.sin(low) * Math.sin(middle), -Math.sin(low) * Math.cos(middle), Math.cos(low)],
    [Math.sin(high) * Math.sin(middle), Math.sin(high) * Math.cos(middle), -Math.cos(high)],
  ]
}

/** Radians from the horizon. */
const STEEP = 1.3

const OUTSIDE_SHARE = 0.55
/** Shadow rays begin this far before their surface. */
const OFF_SURFACE = 0.003
const CUT_METRES = 1.3
const PLAN_INK = [58, 60, 66]
const PLAN_PAPER = [250, 248, 243]
