import { TOUR_COLUMNS, TOUR_PX, TOUR_ROWS } from '#graphql/tour-kinds.ts'
import { type PackedFile, packBundle } from '#property/tour/pack-bundle.ts'
import { areaIn, type BlurArea, blurPart } from './blur-areas.ts'
import { isFisheyePair } from './fisheye-pair.ts'
import { NOTHING_COLOUR, partIn, type SpherePart, WHOLE_SPHERE } from './sphere-part.ts'
import { drawView } from './sphere-view.ts'

/** What is asked of the worker. `width` in pixels; looks in radians. */
export type CutTask =
  | { do: 'cut'; file: Blob; width: number; part: SpherePart; look: { yaw: number; pitch: number } }
  | { do: 'blur'; tiles: readonly string[]; base: string; width: number; areas: readonly BlurArea[]; look: { yaw: number; pitch: number } }
  | { do: 'look'; tiles: readonly string[]; width: number; look: { yaw: number; pitch: number } }
  | { do: 'plan'; file: Blob }

/** Bundles to be sent: `pano` where its tiles are new. */
export type CutAnswer =
  | { ok: true; pano: Blob | null; still: Blob | null; plan: Blob | null }
  | { ok: false; code: 'pano-unreadable' | 'pano-fisheye' }

const QUALITY = 0.86
/** Wide enough for the pixels of the first view. */
const STILL_FROM_PX = 4_096
const DEGREES = { view: 96, small: 84 } as const

const penOf = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
  // read back soon: kept where reading is cheap, and without the largest size of a graphics card
  const pen = canvas.getContext('2d', { willReadFrequently: true, alpha: false })
  if (!pen) throw new TypeError('there is no canvas')
  pen.imageSmoothingQuality = 'high'
  return pen
}
const jpegOf = (canvas: OffscreenCanvas): Promise<Blob> => canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })

/** Draws a part of the whole panorama, in parts of its width and height, onto a canvas of its own. */
type Draw = (pen: OffscreenCanvasRenderingContext2D, wide: number, high: number) => Promise<void> | void

async function drawn(width: number, height: number, draw: Draw): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  await draw(penOf(canvas), width, height)
  return jpegOf(canvas)
}

const tileAt = (at: number) => ({ column: at % TOUR_COLUMNS, row: Math.floor(at / TOUR_COLUMNS) })
const COUNT = TOUR_COLUMNS * TOUR_ROWS

/** The first view and its thumbnail, as a camera that stands in the panorama takes them. */
async function stillOf(whole: Draw, look: { yaw: number; pitch: number }): Promise<Blob> {
  const canvas = new OffscreenCanvas(STILL_FROM_PX, STILL_FROM_PX / 2)
  const pen = penOf(canvas)
  await whole(pen, canvas.width, canvas.height)
  const panorama = pen.getImageData(0, 0, canvas.width, canvas.height)
  const files: PackedFile[] = []
  for (const name of ['view', 'small'] as const) {
    const [width, height] = TOUR_PX[name]
    const bytes = await drawn(width, height, (brush) => {
      const picture = brush.createImageData(width, height)
      drawView(panorama, { ...look, degrees: DEGREES[name] }, picture)
      brush.putImageData(picture, 0, 0)
    })
    files.push({ name, bytes })
  }
  return packBundle({ width: TOUR_PX.view[0], height: TOUR_PX.view[1] }, files)
}

/** Pixels across in which two round pictures are told from one. */
const GLANCE_PX = 256

function isPair(picture: ImageBitmap): boolean {
  const pen = penOf(new OffscreenCanvas(GLANCE_PX, GLANCE_PX / 2))
  pen.drawImage(picture, 0, 0, GLANCE_PX, GLANCE_PX / 2)
  return isFisheyePair(pen.getImageData(0, 0, GLANCE_PX, GLANCE_PX / 2))
}

/** Draws what of a picture lies in a window of its sphere; beside it nothing is made up. */
const partOf =
  (picture: ImageBitmap, part: SpherePart, window: SpherePart): Draw =>
  (pen, wide, high) => {
    pen.fillStyle = NOTHING_COLOUR
    pen.fillRect(0, 0, wide, high)
    const found = partIn(part, window)
    if (!found) return
    const { of, at } = found
    const [w, h] = [picture.width, picture.height]
    pen.drawImage(
      picture,
      of.left * w,
      of.top * h,
      of.width * w,
      of.height * h,
      at.left * wide,
      at.top * high,
      at.width * wide,
      at.height * high,
    )
  }

async function cut({ file, width, part, look }: Extract<CutTask, { do: 'cut' }>): Promise<CutAnswer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    if (part.width === 1 && part.height === 1 && isPair(picture)) return { ok: false, code: 'pano-fisheye' }
    const whole = partOf(picture, part, WHOLE_SPHERE)
    const files = [{ name: 'base', bytes: await drawn(TOUR_PX.base, TOUR_PX.base / 2, whole) }]
    for (let at = 0; at < COUNT; at++) {
      const { column, row } = tileAt(at)
      const window = { left: column / TOUR_COLUMNS, top: row / TOUR_ROWS, width: 1 / TOUR_COLUMNS, height: 1 / TOUR_ROWS }
      files.push({
        name: `${column}-${row}`,
        bytes: await drawn(width / TOUR_COLUMNS, width / 2 / TOUR_ROWS, partOf(picture, part, window)),
      })
    }
    return { ok: true, pano: packBundle({ width, height: width / 2 }, files), still: await stillOf(whole, look), plan: null }
  } finally {
    picture.close()
  }
}

async function fetched(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new TypeError('a picture could not be loaded')
  return answer.blob()
}

/** Draws tiles side by side. */
const wholeOf =
  (tiles: readonly Blob[]): Draw =>
  async (pen, width, height) => {
    for (const [at, tile] of tiles.entries()) {
      const { column, row } = tileAt(at)
      const picture = await createImageBitmap(tile)
      pen.drawImage(picture, (column * width) / TOUR_COLUMNS, (row * height) / TOUR_ROWS, width / TOUR_COLUMNS, height / TOUR_ROWS)
      picture.close()
    }
  }

/** A picture with areas that nobody recognises, as it was where none lies in it. */
async function blurred(
  picture: Blob,
  areas: readonly BlurArea[],
  box: { x: number; y: number; width: number; height: number },
  whole: { width: number; height: number },
): Promise<Blob> {
  const parts = areas.flatMap((area) => areaIn(area, box, whole) ?? [])
  if (parts.length === 0) return picture
  const bitmap = await createImageBitmap(picture)
  const answer = await drawn(bitmap.width, bitmap.height, (pen) => {
    pen.drawImage(bitmap, 0, 0)
    for (const part of parts) blurPart(pen, part)
  })
  bitmap.close()
  return answer
}

async function blur({ tiles, base, width, areas, look }: Extract<CutTask, { do: 'blur' }>): Promise<CutAnswer> {
  const [small, ...old] = await Promise.all([base, ...tiles].map(fetched))
  if (!small) throw new TypeError('a picture could not be loaded')
  const [wide, high] = [width / TOUR_COLUMNS, width / 2 / TOUR_ROWS]
  const files: PackedFile[] = []
  const known = { width: TOUR_PX.base, height: TOUR_PX.base / 2 }
  files.push({ name: 'base', bytes: await blurred(await fitted(small), areas, { x: 0, y: 0, ...known }, known) })
  const fresh: Blob[] = []
  for (const [at, tile] of old.entries()) {
    const { column, row } = tileAt(at)
    const bytes = await blurred(tile, areas, { x: column * wide, y: row * high, width: wide, height: high }, { width, height: width / 2 })
    fresh.push(bytes)
    files.push({ name: `${column}-${row}`, bytes })
  }
  return { ok: true, pano: packBundle({ width, height: width / 2 }, files), still: await stillOf(wholeOf(fresh), look), plan: null }
}

/** The small whole panorama at its size; the demonstration's are smaller. */
async function fitted(base: Blob): Promise<Blob> {
  const picture = await createImageBitmap(base)
  if (picture.width === TOUR_PX.base) {
    picture.close()
    return base
  }
  const answer = await drawn(TOUR_PX.base, TOUR_PX.base / 2, (pen, w, h) => pen.drawImage(picture, 0, 0, w, h))
  picture.close()
  return answer
}

async function plan({ file }: Extract<CutTask, { do: 'plan' }>): Promise<CutAnswer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, TOUR_PX.plan / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const bytes = await drawn(width, height, (pen, w, h) => {
    // what shows through a plan is paper
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, w, h)
    pen.drawImage(picture, 0, 0, w, h)
  })
  picture.close()
  return { ok: true, pano: null, still: null, plan: packBundle({ width, height }, [{ name: 'plan', bytes }]) }
}

async function work(task: CutTask): Promise<CutAnswer> {
  if (task.do === 'cut') return cut(task)
  if (task.do === 'blur') return blur(task)
  if (task.do === 'plan') return plan(task)
  const tiles = await Promise.all(task.tiles.map(fetched))
  return { ok: true, pano: null, still: await stillOf(wholeOf(tiles), task.look), plan: null }
}

self.addEventListener('message', ({ data }: MessageEvent<CutTask>) => {
  void work(data)
    .catch((): CutAnswer => ({ ok: false, code: 'pano-unreadable' }))
    .then((answer) => self.postMessage(answer))
})
