import sharp, { type Sharp } from 'sharp'
import { TOUR_COLUMNS, TOUR_ROWS } from '#graphql/tour-kinds.ts'
import { uint8At } from '#lib/element-at.ts'
import type { Pixels } from './panorama.ts'

/** A file of a tour's scene and its bytes. */
export interface SceneFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const QUALITY = 82

export const imageOf = ({ width, height, bytes }: Pixels): Sharp => sharp(bytes, { raw: { width, height, channels: 3 } })

export async function jpegOf(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await image.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer())
}

export async function pixelsOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) }
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
      const pitch = Math.atan2(up + y * ahead, Math.sqrt(x * x + forward * forward))
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
export function sceneFiles(panorama: Pixels, view: { yaw: number; pitch: number }): Promise<SceneFile[]> {
  const [width, height] = [panorama.width / TOUR_COLUMNS, panorama.height / TOUR_ROWS]
  const tiles = Array.from({ length: TOUR_COLUMNS * TOUR_ROWS }, (_, at): [string, Sharp] => {
    const [column, row] = [at % TOUR_COLUMNS, Math.floor(at / TOUR_COLUMNS)]
    return [`${column}-${row}`, imageOf(panorama).extract({ left: column * width, top: row * height, width, height })]
  })
  const images: [string, Sharp][] = [
    ...tiles,
    ['base', imageOf(panorama).resize(panorama.width / 2)],
    ['view', imageOf(viewInto(panorama, { ...view, degrees: 96 }, 1_440, 900))],
    ['small', imageOf(viewInto(panorama, { ...view, degrees: 84 }, 320, 200))],
  ]
  return Promise.all(images.map(async ([name, image]) => ({ name, bytes: await jpegOf(image) })))
}
