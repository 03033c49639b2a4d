import { encode } from 'jpeg-js'
import { TOUR_COLUMNS, TOUR_ROWS } from '#graphql/tour-kinds.ts'
import { uint8At } from '#lib/element-at.ts'
import type { Pixels } from './panorama.ts'

/** A file of a tour's scene and its bytes. */
export interface SceneFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const QUALITY = 82

export function jpegOf({ width, height, bytes }: Pixels): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    data[at * 4] = uint8At(bytes, at * 3)
    data[at * 4 + 1] = uint8At(bytes, at * 3 + 1)
    data[at * 4 + 2] = uint8At(bytes, at * 3 + 2)
    data[at * 4 + 3] = 255
  }
  return new Uint8Array(encode({ width, height, data }, QUALITY).data)
}

function cut({ width, bytes }: Pixels, left: number, top: number, wide: number, high: number): Pixels {
  const part = new Uint8Array(wide * high * 3)
  for (let row = 0; row < high; row++) {
    const from = ((top + row) * width + left) * 3
    part.set(bytes.subarray(from, from + wide * 3), row * wide * 3)
  }
  return { width: wide, height: high, bytes: part }
}

function halved({ width, height, bytes }: Pixels): Pixels {
  const half = { width: width / 2, height: height / 2, bytes: new Uint8Array((width * height * 3) / 4) }
  for (let row = 0; row < half.height; row++)
    for (let column = 0; column < half.width; column++)
      for (let i = 0; i < 3; i++) {
        const at = (2 * row * width + 2 * column) * 3 + i
        const sum = uint8At(bytes, at) + uint8At(bytes, at + 3) + uint8At(bytes, at + width * 3) + uint8At(bytes, at + width * 3 + 3)
        half.bytes[(row * half.width + column) * 3 + i] = sum / 4
      }
  return half
}

/** A window of `degrees` into a panorama, as a camera takes it. Yaw and pitch in radians. */
export function viewInto(panorama: Pixels, view: { yaw: number; pitch: number; degrees: number }, width: number, height: number): Pixels {
  const picture = { width, height, bytes: new Uint8Array(width * height * 3) }
  const reach = Math.tan((view.degrees * Math.PI) / 360)
  const [up, ahead] = [Math.sin(view.pitch), Math.cos(view.pitch)]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) / width - 0.5) * 2 * reach
      const y = (0.5 - (row + 0.5) / height) * 2 * reach * (height / width)
      const forward = ahead - y * up
      const yaw = view.yaw + Math.atan2(x, forward)
      const pitch = Math.atan2(up + y * ahead, Math.hypot(x, forward))
      const u = ((((yaw / (2 * Math.PI) + 0.5) % 1) + 1) % 1) * panorama.width - 0.5
      const v = Math.min(panorama.height - 1.001, Math.max(0, (0.5 - pitch / Math.PI) * panorama.height - 0.5))
      blend(panorama, u, v, picture.bytes, (row * width + column) * 3)
    }
  return picture
}

function blend({ width, bytes }: Pixels, u: number, v: number, out: Uint8Array, at: number): void {
  const column = Math.floor(u)
  const row = Math.floor(v)
  const [right, low] = [u - column, v - row]
  const left = (row * width + ((column + width) % width)) * 3
  const next = (row * width + ((column + 1) % width)) * 3
  for (let i = 0; i < 3; i++) {
    const above = uint8At(bytes, left + i) * (1 - right) + uint8At(bytes, next + i) * right
    const below = uint8At(bytes, left + width * 3 + i) * (1 - right) + uint8At(bytes, next + width * 3 + i) * right
    out[at + i] = above * (1 - low) + below * low
  }
}

/** Everything that the pages of a tour show of one panorama: its tiles, the small whole one, the first view and a thumbnail. */
export function sceneFiles(panorama: Pixels, view: { yaw: number; pitch: number }): SceneFile[] {
  const [wide, high] = [panorama.width / TOUR_COLUMNS, panorama.height / TOUR_ROWS]
  const tiles = Array.from({ length: TOUR_COLUMNS * TOUR_ROWS }, (_, at) => {
    const [column, row] = [at % TOUR_COLUMNS, Math.floor(at / TOUR_COLUMNS)]
    return { name: `${column}-${row}`, bytes: jpegOf(cut(panorama, column * wide, row * high, wide, high)) }
  })
  return [
    ...tiles,
    { name: 'base', bytes: jpegOf(halved(panorama)) },
    { name: 'view', bytes: jpegOf(viewInto(panorama, { ...view, degrees: 96 }, 1_440, 900)) },
    { name: 'small', bytes: jpegOf(viewInto(panorama, { ...view, degrees: 84 }, 320, 200)) },
  ]
}
