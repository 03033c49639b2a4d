/**
 * The binary marker snapshot: the format shared by the provider, which writes a file per country and group when data is published, and the
 * map, which draws and filters it. Little-endian, version 5.
 *
 * Header: magic "MRKS", uint32 version, uint32 count, uint32 type group (index), then for each column of {@link MARKER_BITS}, in that order,
 * int32 base and uint8 bits. Then the columns: each value minus its column's base in that many bits, lowest bit first, every column starting
 * on a byte. A column of 0 bits takes no room; every value is its base, so a figure that a country does not disclose is not in its files.
 *
 * Figures are codes of `filter/quantisation.ts`, 0 = not known; sets are bit masks or numbers as in `filter/map-filter.ts`.
 */
export const MARKER_MAGIC = 0x534b524d
export const MARKER_VERSION = 5
/** what a marker may take at most beside the header, with all columns at their widest */
export const MARKER_BYTES_MAX = 28

/** The columns and their widest. Together at most {@link MARKER_BYTES_MAX} bytes. */
export const MARKER_BITS = {
  projectId: 24,
  /** degrees × 1e6 */
  lat6: 26,
  lng6: 26,
  price: 14,
  psf: 15,
  rent: 11,
  areaMin: 11,
  areaMax: 11,
  completion: 9,
  change: 8,
  yield: 8,
  leaseEnd: 10,
  stationWalk: 7,
  bedrooms: 6,
  bathrooms: 5,
  /** bits of the choices: freehold, lease of 900 years or more, of 110 or less; a project of mixed tenure has two */
  tenure: 3,
  status: 2,
  propertyGroup: 2,
  facilities: 10,
  /** 1: its point is that of its area */
  placedByArea: 1,
  /** sales of the last twelve months, no more than {@link MARKER_SALES_MAX} */
  sales: 12,
} as const

export const MARKER_SALES_MAX = 2 ** MARKER_BITS.sales - 1

export type MarkerColumn = keyof typeof MARKER_BITS

export type MarkerColumns = {
  count: number
  /** index of the type group that all markers of the file have */
  typeGroup: number
} & Record<MarkerColumn, Int32Array>

export const MARKER_COLUMNS = Object.keys(MARKER_BITS) as MarkerColumn[]
const HEAD_BYTES = 16
const COLUMN_HEAD_BYTES = 5
export const MARKER_HEADER_BYTES = HEAD_BYTES + COLUMN_HEAD_BYTES * MARKER_COLUMNS.length
const LOW_BITS = 2 ** 32

const bytesOf = (count: number, bits: number): number => Math.ceil((count * bits) / 8)

function unpack(bytes: Uint8Array, count: number, bits: number, base: number): Int32Array {
  const values = new Int32Array(count).fill(base)
  if (bits === 0) return values
  const size = 2 ** bits
  for (let i = 0, at = 0; i < count; i++, at += bits) {
    const byte = Math.floor(at / 8)
    // five bytes hold any value of up to 32 bits wherever it starts; beyond the end is nothing
    const low =
      ((bytes[byte] as number) |
        ((bytes[byte + 1] as number) << 8) |
        ((bytes[byte + 2] as number) << 16) |
        ((bytes[byte + 3] as number) << 24)) >>>
      0
    const window = low + (bits > 25 ? (bytes[byte + 4] ?? 0) * LOW_BITS : 0)
    values[i] = base + (Math.floor(window / 2 ** (at & 7)) % size)
  }
  return values
}

function pack(into: Uint8Array, values: Int32Array, bits: number, base: number): void {
  for (let i = 0, at = 0; i < values.length; i++, at += bits) {
    let rest = ((values[i] as number) - base) * 2 ** (at & 7)
    for (let byte = Math.floor(at / 8); rest > 0; byte++) {
      into[byte] = (into[byte] as number) | (rest % 256)
      rest = Math.floor(rest / 256)
    }
  }
}

/** Throws a RangeError when the bytes are not a snapshot of this version. */
export function readMarkers(buffer: ArrayBuffer): MarkerColumns {
  const head = new DataView(buffer)
  if (buffer.byteLength < MARKER_HEADER_BYTES || head.getUint32(0, true) !== MARKER_MAGIC || head.getUint32(4, true) !== MARKER_VERSION)
    throw new RangeError('not a marker snapshot of this version')
  const count = head.getUint32(8, true)
  const columns = { count, typeGroup: head.getUint32(12, true) } as MarkerColumns
  let at = MARKER_HEADER_BYTES
  for (const [i, name] of MARKER_COLUMNS.entries()) {
    const base = head.getInt32(HEAD_BYTES + i * COLUMN_HEAD_BYTES, true)
    const bits = head.getUint8(HEAD_BYTES + i * COLUMN_HEAD_BYTES + 4)
    const size = bytesOf(count, bits)
    if (bits > MARKER_BITS[name] || at + size > buffer.byteLength) throw new RangeError('marker snapshot is truncated')
    columns[name] = unpack(new Uint8Array(buffer, at, size), count, bits, base)
    at += size
  }
  if (at !== buffer.byteLength) throw new RangeError('marker snapshot is too long')
  return columns
}

/** The inverse of {@link readMarkers}. Throws a RangeError when a value needs more room than its column may take. */
export function writeMarkers(columns: MarkerColumns): Uint8Array<ArrayBuffer> {
  const { count } = columns
  const plans = MARKER_COLUMNS.map((name) => {
    const values = columns[name]
    const base = count === 0 ? 0 : values.reduce((a, b) => Math.min(a, b))
    const span = count === 0 ? 0 : values.reduce((a, b) => Math.max(a, b)) - base
    const bits = Math.ceil(Math.log2(span + 1))
    if (values.length !== count || bits > MARKER_BITS[name]) throw new RangeError(`markers: ${name} does not fit its column`)
    return { values, base, bits, size: bytesOf(count, bits) }
  })
  const bytes = new Uint8Array(plans.reduce((total, { size }) => total + size, MARKER_HEADER_BYTES))
  const head = new DataView(bytes.buffer)
  head.setUint32(0, MARKER_MAGIC, true)
  head.setUint32(4, MARKER_VERSION, true)
  head.setUint32(8, count, true)
  head.setUint32(12, columns.typeGroup, true)
  let at = MARKER_HEADER_BYTES
  for (const [i, { values, base, bits, size }] of plans.entries()) {
    head.setInt32(HEAD_BYTES + i * COLUMN_HEAD_BYTES, base, true)
    head.setUint8(HEAD_BYTES + i * COLUMN_HEAD_BYTES + 4, bits)
    pack(bytes.subarray(at, at + size), values, bits, base)
    at += size
  }
  return bytes
}
