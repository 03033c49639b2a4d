/**
 * The binary marker snapshot: one promise between the provider, which writes it when data is published, and the map, which draws it.
 * Little-endian. Header of 16 bytes: magic "MRK1", uint32 version, uint32 count, uint32 bytes per marker.
 * Then columns one after another, each `count` long: int32 lat × 1e6, int32 lng × 1e6, uint32 project id, uint32 last price,
 * uint16 median psf (0 = none), uint16 completion year (0 = unknown), int16 12-month change × 10,000 (-32768 = unknown),
 * uint8 flags (bit 0 freehold, bits 1–2 construction status), uint8 reserved.
 */
export const MARKER_MAGIC = 0x314b524d
export const MARKER_VERSION = 1
export const MARKER_HEADER_BYTES = 16
export const MARKER_BYTES = 24
export const MARKER_NO_CHANGE = -32768

export interface MarkerColumns {
  count: number
  /** degrees × 1e6 */
  lat: Int32Array
  lng: Int32Array
  projectId: Uint32Array
  lastPrice: Uint32Array
  psf: Uint16Array
  completionYear: Uint16Array
  change12m: Int16Array
  flags: Uint8Array
}

/** Columns are views into `buffer`. Throws a RangeError when the bytes are not a snapshot of this version. */
export function readMarkers(buffer: ArrayBuffer): MarkerColumns {
  const head = new DataView(buffer)
  if (buffer.byteLength < MARKER_HEADER_BYTES || head.getUint32(0, true) !== MARKER_MAGIC || head.getUint32(4, true) !== MARKER_VERSION)
    throw new RangeError('not a marker snapshot of this version')
  const count = head.getUint32(8, true)
  if (head.getUint32(12, true) !== MARKER_BYTES || buffer.byteLength !== MARKER_HEADER_BYTES + count * MARKER_BYTES)
    throw new RangeError('marker snapshot is truncated')
  let at = MARKER_HEADER_BYTES
  const take = (bytes: number) => {
    const start = at
    at += bytes * count
    return start
  }
  return {
    count,
    lat: new Int32Array(buffer, take(4), count),
    lng: new Int32Array(buffer, take(4), count),
    projectId: new Uint32Array(buffer, take(4), count),
    lastPrice: new Uint32Array(buffer, take(4), count),
    psf: new Uint16Array(buffer, take(2), count),
    completionYear: new Uint16Array(buffer, take(2), count),
    change12m: new Int16Array(buffer, take(2), count),
    flags: new Uint8Array(buffer, take(1), count),
  }
}

/** The inverse of {@link readMarkers}; columns must all be `count` long. */
export function writeMarkers(columns: MarkerColumns): Uint8Array<ArrayBuffer> {
  const { count } = columns
  const bytes = new Uint8Array(MARKER_HEADER_BYTES + count * MARKER_BYTES)
  const head = new DataView(bytes.buffer)
  head.setUint32(0, MARKER_MAGIC, true)
  head.setUint32(4, MARKER_VERSION, true)
  head.setUint32(8, count, true)
  head.setUint32(12, MARKER_BYTES, true)
  let at = MARKER_HEADER_BYTES
  for (const column of [
    columns.lat,
    columns.lng,
    columns.projectId,
    columns.lastPrice,
    columns.psf,
    columns.completionYear,
    columns.change12m,
    columns.flags,
  ]) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at += column.byteLength
  }
  return bytes
}
