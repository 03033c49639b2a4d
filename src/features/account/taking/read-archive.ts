/** A file of an archive. */
export interface ArchivedFile {
  name: string
  /** unpacked */
  size: number
  /** Its bytes. Throws where they are damaged, or packed in another way than copies are. */
  read(): Promise<Blob>
}

const CENTRAL = 0x02014b50
const END = 0x06054b50
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const END_BYTES = 22
/** The comment behind the list of an archive is no longer. */
const COMMENT_MAX = 65_535
const FILES_MAX = 20_000
const STORED = 0
const DEFLATED = 8

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer())

interface Listed {
  name: string
  method: number
  crc: number
  packed: number
  size: number
  offset: number
}

/**
 * The files of a ZIP archive (APPNOTE 6.3.3, without its 64-bit fields), by its list; nothing is read of a file before it is asked for. Null where it is no archive,
 * or its list does not fit it.
 */
export async function readArchive(archive: Blob): Promise<ArchivedFile[] | null> {
  const tail = await viewOf(archive.slice(Math.max(0, archive.size - END_BYTES - COMMENT_MAX)))
  for (let at = tail.byteLength - END_BYTES; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END) continue
    const [count, size, offset] = [tail.getUint16(at + 10, true), tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)]
    if (count > FILES_MAX || offset + size > archive.size) return null
    const listed = listOf(await viewOf(archive.slice(offset, offset + size)), count)
    return listed?.map((file) => ({ name: file.name, size: file.size, read: () => readFile(archive, file) })) ?? null
  }
  return null
}

function listOf(view: DataView, count: number): Listed[] | null {
  const decoder = new TextDecoder()
  const files: Listed[] = []
  for (let at = 0, n = 0; n < count; n++) {
    if (at + CENTRAL_BYTES > view.byteLength || view.getUint32(at, true) !== CENTRAL) return null
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    const end = at + CENTRAL_BYTES + (name ?? 0)
    if (end > view.byteLength) return null
    files.push({
      name: decoder.decode(new Uint8Array(view.buffer, view.byteOffset + at + CENTRAL_BYTES, name)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at = end + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

async function readFile(archive: Blob, { method, crc, packed, size, offset }: Listed): Promise<Blob> {
  const head = await viewOf(archive.slice(offset, offset + LOCAL_BYTES))
  const begins = offset + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true)
  const bytes = archive.slice(begins, begins + packed)
  if (method !== STORED && method !== DEFLATED) throw new Error('the file is packed in an unknown way')
  const plain = method === STORED ? bytes : await unpacked(bytes, size)
  if (plain.size !== size || sumOf(new Uint8Array(await plain.arrayBuffer())) !== crc) throw new Error('the file is damaged')
  return plain
}

/** The reflected polynomial of CRC-32, as ZIP has it. */
const POLYNOMIAL = 0xedb88320

const TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

/** CRC-32 of a file's bytes. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

/** Ends where more comes than the list says. */
async function unpacked(bytes: Blob, size: number): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    length += piece.value.length
    if (length > size) throw new Error('the file is damaged')
    pieces.push(piece.value)
  }
  return new Blob(pieces)
}
