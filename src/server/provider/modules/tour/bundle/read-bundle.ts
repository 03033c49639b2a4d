import { z } from 'zod'
import {
  BUNDLE_FILES,
  BUNDLE_LIST_MAX_BYTES,
  BUNDLE_WORD,
  PANO_PX,
  TOUR_COLUMNS,
  TOUR_PX,
  TOUR_ROWS,
  type TourBundleKind,
} from '#graphql/tour-kinds.ts'
import { asciiOf, viewOf } from '../../files/bytes.ts'

/** Reads bytes of a bundle from `first`, `length` of them or fewer at its end. */
export type ReadBytes = (first: number, length: number) => Promise<Uint8Array>

/** A bundle that may be used: pixels of the whole picture, and where each file lies. */
export interface ReadBundle {
  width: number
  height: number
  files: Record<string, [first: number, bytes: number]>
}

/** Why a bundle is refused: it is none, a file in it is no picture that our pages draw, or not of its size. */
export type BundleFault = 'bundle-list' | 'bundle-type' | 'bundle-size'

const PREFIX = BUNDLE_WORD.length + 4
/** So far into a picture its size must have come: what our pages draw tells it at once, and carries nothing before it. */
const HEAD_BYTES = 4_096
const AT_ONCE = 8

const list = z.strictObject({
  width: z.int().min(1).max(PANO_PX.widest),
  height: z.int().min(1).max(PANO_PX.widest),
  files: z.array(z.strictObject({ name: z.string().max(8), bytes: z.int().min(128) })).max(64),
})

/** The size that a file of a bundle must have, in pixels. */
function sizeOf(kind: TourBundleKind, name: string, { width, height }: { width: number; height: number }): readonly [number, number] {
  if (kind === 'plan') return [width, height]
  if (kind === 'still') return name === 'view' ? TOUR_PX.view : TOUR_PX.small
  return name === 'base' ? [TOUR_PX.base, TOUR_PX.base / 2] : [width / TOUR_COLUMNS, height / TOUR_ROWS]
}

function fits(kind: TourBundleKind, width: number, height: number): boolean {
  if (kind === 'pano') return width >= PANO_PX.least && width === 2 * height && width % (2 * TOUR_COLUMNS) === 0
  if (kind === 'still') return width === TOUR_PX.view[0] && height === TOUR_PX.view[1]
  return Math.max(width, height) <= TOUR_PX.plan && Math.min(width, height) >= 64
}

/** The list and the places of the files; null where it is no bundle of this kind and length. */
async function readList(read: ReadBytes, kind: TourBundleKind, bytes: number): Promise<ReadBundle | null> {
  const head = await read(0, PREFIX + BUNDLE_LIST_MAX_BYTES)
  if (head.length < PREFIX || asciiOf(head.subarray(0, BUNDLE_WORD.length)) !== BUNDLE_WORD) return null
  const length = viewOf(head).getUint32(BUNDLE_WORD.length, true)
  if (length > BUNDLE_LIST_MAX_BYTES || head.length < PREFIX + length) return null
  const { data } = list.safeParse(jsonOf(head.subarray(PREFIX, PREFIX + length)))
  if (!data || data.files.map(({ name }) => name).join() !== BUNDLE_FILES[kind].join() || !fits(kind, data.width, data.height)) return null
  let at = PREFIX + length
  const files: ReadBundle['files'] = {}
  for (const { name, bytes: size } of data.files) {
    files[name] = [at, size]
    at += size
  }
  return at === bytes ? { width: data.width, height: data.height, files } : null
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/**
 * Reads a stored bundle: its list must name the files of its kind and fill it to the last byte, and each file be a JPEG without metadata of the right size that ends
 * as one. What a browser said of it counts for nothing.
 */
export async function readBundle(read: ReadBytes, kind: TourBundleKind, bytes: number): Promise<ReadBundle | BundleFault> {
  const bundle = await readList(read, kind, bytes)
  if (!bundle) return 'bundle-list'
  const waiting = Object.entries(bundle.files)
  while (waiting.length > 0) {
    const faults = await Promise.all(
      waiting.splice(0, AT_ONCE).map(async ([name, [first, length]]) => {
        const [head, tail] = await Promise.all([read(first, Math.min(length, HEAD_BYTES)), read(first + length - 2, 2)])
        const size = jpegSize(head)
        if (!size || tail[0] !== MARKER || tail[1] !== EOI) return 'bundle-type'
        const [width, height] = sizeOf(kind, name, bundle)
        return size.width === width && size.height === height ? null : 'bundle-size'
      }),
    )
    const fault = faults.find((one) => one !== null)
    if (fault) return fault
  }
  return bundle
}

const MARKER = 0xff
const [SOI, EOI, SOF0, SOF2, DHT, APP0, APP2, DQT, DRI] = [0xd8, 0xd9, 0xc0, 0xc2, 0xc4, 0xe0, 0xe2, 0xdb, 0xdd]
/** Segments that may stand before a picture's size; APP1 with what cameras write is not among them (ITU-T T.81, table B.1). */
const MAY_COME = new Set([DHT, APP0, APP2, DQT, DRI])

/** The size of a JPEG that begins so; null for what is none, or carries more than the picture. */
function jpegSize(head: Uint8Array): { width: number; height: number } | null {
  if (head[0] !== MARKER || head[1] !== SOI) return null
  const view = viewOf(head)
  for (let at = 2; at + 9 <= head.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== MARKER) return null
    if (marker === SOF0 || marker === SOF2) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (!MAY_COME.has(marker)) return null
  }
  return null
}
