import { imageMeta } from 'image-meta'

/** What a picture says of itself, without its pixels being read. */
export interface PictureNotes {
  /** pixels, as it is shown */
  width: number
  height: number
  /** its XMP packets one after another (ISO 16684-1); '' without any */
  xmp: string
  /** where its camera looked by the compass, degrees (EXIF GPSImgDirection); null where that is not said */
  direction: number | null
}

/** XMP that is kept; what describes a panorama is short and stands before pictures in pictures. */
const XMP_MAX_CHARS = 8 * 1_024 * 1_024
const PARTS_MAX = 4_000
const HEAD_BYTES = 64 * 1_024
const TYPES = new Set(['jpg', 'png', 'webp'])

const XMP_OF_JPEG = 'http://ns.adobe.com/xap/1.0/\0'
/** Where a packet does not fit into one segment (XMP specification, part 3): a name of 32 signs, the length of all, the place of this one. */
const MORE_XMP_OF_JPEG = 'http://ns.adobe.com/xmp/extension/\0'
const MORE_XMP_HEAD_BYTES = MORE_XMP_OF_JPEG.length + 32 + 4
const XMP_OF_PNG = 'XML:com.adobe.xmp\0'

/** Collects what the parts of a file hold. */
class Notes {
  size: { width: number; height: number } | null = null
  isTurned = false
  direction: number | null = null
  private readonly packets: { at: number; text: string }[] = []
  private chars = 0

  addXmp(bytes: Uint8Array, at = -1): void {
    if (this.chars + bytes.length > XMP_MAX_CHARS) return
    this.chars += bytes.length
    this.packets.push({ at, text: new TextDecoder().decode(bytes) })
  }

  /** Orientation and GPSImgDirection of EXIF (CIPA DC-008), from the beginning of its TIFF header. What is broken says nothing. */
  addExif(bytes: Uint8Array): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    try {
      const isLittle = view.getUint16(0) === 0x4949
      const entry = (directory: number, tag: number): number | null => {
        const count = view.getUint16(directory, isLittle)
        for (let at = directory + 2; at < directory + 2 + 12 * count; at += 12) if (view.getUint16(at, isLittle) === tag) return at
        return null
      }
      const first = view.getUint32(4, isLittle)
      const orientation = entry(first, 0x0112)
      if (orientation !== null) this.isTurned = view.getUint16(orientation + 8, isLittle) >= 5
      const gps = entry(first, 0x8825)
      const direction = gps === null ? null : entry(view.getUint32(gps + 8, isLittle), 0x11)
      if (direction === null) return
      const at = view.getUint32(direction + 8, isLittle)
      const degrees = view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle)
      if (Number.isFinite(degrees)) this.direction = degrees
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }

  get xmp(): string {
    return this.packets
      .toSorted((a, b) => a.at - b.at)
      .map(({ text }) => text)
      .join('')
  }
}

const bytesAt = async (file: Blob, from: number, length: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, from + length).arrayBuffer())

const textOf = (bytes: Uint8Array, length: number): string => String.fromCharCode(...bytes.subarray(0, length))

/** The segments of a JPEG before its pixels, however long they are. */
async function readJpeg(file: Blob, notes: Notes): Promise<void> {
  let at = 2
  for (let count = 0; count < PARTS_MAX; count++) {
    const [mark, kind = 0, high = 0, low = 0, ...rest] = await bytesAt(file, at, 9)
    if (mark !== 0xff) return
    if (kind === 0xff) at += 1
    else if (kind === 0x01 || (kind >= 0xd0 && kind <= 0xd7)) at += 2
    else if (kind === 0xd9 || kind === 0xda) return
    else {
      const length = high * 256 + low
      // beginnings of frames, but for the three that are tables
      if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) {
        const [, top = 0, bottom = 0, left = 0, right = 0] = rest
        notes.size ??= { height: top * 256 + bottom, width: left * 256 + right }
      }
      if (kind === 0xe1) addSegment(notes, await bytesAt(file, at + 4, Math.max(0, length - 2)))
      at += 2 + length
    }
  }
}

function addSegment(notes: Notes, bytes: Uint8Array): void {
  const begin = textOf(bytes, MORE_XMP_OF_JPEG.length)
  if (begin.startsWith(XMP_OF_JPEG)) notes.addXmp(bytes.subarray(XMP_OF_JPEG.length))
  else if (begin === MORE_XMP_OF_JPEG && bytes.length > MORE_XMP_HEAD_BYTES + 4)
    notes.addXmp(
      bytes.subarray(MORE_XMP_HEAD_BYTES + 4),
      new DataView(bytes.buffer, bytes.byteOffset + MORE_XMP_HEAD_BYTES, 4).getUint32(0),
    )
  else if (begin.startsWith('Exif\0\0')) notes.addExif(bytes.subarray(6))
}

/** The chunks of a PNG before its pixels. */
async function readPng(file: Blob, notes: Notes): Promise<void> {
  let at = 8
  for (let count = 0; count < PARTS_MAX && at < file.size; count++) {
    const head = await bytesAt(file, at, 8)
    if (head.length < 8) return
    const length = new DataView(head.buffer).getUint32(0)
    const kind = textOf(head.subarray(4), 4)
    if (kind === 'IDAT' || kind === 'IEND') return
    if (kind === 'eXIf') notes.addExif(await bytesAt(file, at + 8, length))
    if (kind === 'iTXt' && length <= XMP_MAX_CHARS) {
      const text = await bytesAt(file, at + 8, length)
      if (textOf(text, XMP_OF_PNG.length) === XMP_OF_PNG) notes.addXmp(text.subarray(XMP_OF_PNG.length))
    }
    at += 12 + length
  }
}

/** The chunks of a WebP, whose notes stand behind its pixels. */
async function readWebp(file: Blob, notes: Notes): Promise<void> {
  let at = 12
  for (let count = 0; count < PARTS_MAX && at < file.size; count++) {
    const head = await bytesAt(file, at, 8)
    if (head.length < 8) return
    const length = new DataView(head.buffer).getUint32(4, true)
    const kind = textOf(head, 4)
    if (kind === 'XMP ') notes.addXmp(await bytesAt(file, at + 8, Math.min(length, XMP_MAX_CHARS)))
    if (kind === 'EXIF') {
      const exif = await bytesAt(file, at + 8, length)
      notes.addExif(textOf(exif, 4) === 'Exif' ? exif.subarray(6) : exif)
    }
    at += 8 + length + (length % 2)
  }
}

const WALKS: Readonly<Record<number, (file: Blob, notes: Notes) => Promise<void>>> = { 255: readJpeg, 137: readPng, 82: readWebp }

/** What a JPEG, PNG or WebP says of itself; null where it does not even say its size. Only its notes are read, wherever they end. */
export async function readPictureNotes(file: Blob): Promise<PictureNotes | null> {
  try {
    const notes = new Notes()
    const head = await bytesAt(file, 0, HEAD_BYTES)
    await WALKS[head[0] ?? 0]?.(file, notes)
    const { width, height } = notes.size ?? sizeIn(head)
    if (!width || !height) return null
    const { isTurned, direction, xmp } = notes
    return { width: isTurned ? height : width, height: isTurned ? width : height, xmp, direction }
  } catch {
    return null
  }
}

function sizeIn(head: Uint8Array): { width: number; height: number } {
  const { width = 0, height = 0, type } = imageMeta(head)
  return TYPES.has(type ?? '') ? { width, height } : { width: 0, height: 0 }
}
