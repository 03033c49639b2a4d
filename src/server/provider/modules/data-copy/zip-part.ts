import { createHash } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive: its bytes can be asked for more than once, in pieces. */
export interface ZipSource {
  /** its name with its folders, with `/` between them */
  path: string
  /** texts are packed; pictures and films are packed already */
  isText: boolean
  pieces(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** What was written of a file: its own bytes and their sha256 in hex. */
export interface ZippedFile {
  bytes: number
  sha256: string
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** names are UTF-8 (APPNOTE 4.4.4, bit 11) */
const UTF8 = 0x0800
const STORED = 0
const DEFLATED = 8
/** 1980-01-01, the format's first day: the same content makes the same archive */
const FIRST_DAY = 0x0021

interface Entry {
  name: Uint8Array
  method: number
  crc: number
  packed: number
  plain: number
  offset: number
}

/** The fields that both headers of a file have in common, from the version that is needed on. */
function common({ name, method, crc, packed, plain }: Entry): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(UTF8, 2)
  fields.writeUInt16LE(method, 4)
  fields.writeUInt16LE(FIRST_DAY, 8)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(packed, 14)
  fields.writeUInt32LE(plain, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const uint32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, 4 * at)
  return bytes
}

const uint16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, 2 * at)
  return bytes
}

/**
 * Writes an archive as PKWARE's APPNOTE 6.3.3 describes it, without its 64-bit fields: less than 4 GiB and 65,536 files, which the caller bounds. Every size stands
 * before its bytes, so that any reader takes it in one go; a large file is therefore read twice. Memory: one piece, and the list of files.
 */
export class ZipPart {
  private readonly entries: Entry[] = []
  private offset = 0
  private readonly write: (bytes: Uint8Array) => Promise<void>

  constructor(write: (bytes: Uint8Array) => Promise<void>) {
    this.write = write
  }

  /** How long the archive is by now. */
  get length(): number {
    return this.offset
  }

  async add(file: ZipSource): Promise<ZippedFile> {
    return file.isText ? this.addText(file) : this.addAsItIs(file)
  }

  /** The list of files, with which an archive ends. */
  async end(): Promise<void> {
    const begins = this.offset
    for (const entry of this.entries) {
      // no comment, the first disk, no attributes; where the file begins
      const rest = Buffer.concat([uint16(0, 0, 0), uint32(0, entry.offset)])
      await this.put(Buffer.concat([uint32(CENTRAL), uint16(VERSION), common(entry), rest, entry.name]))
    }
    const count = this.entries.length
    const size = this.offset - begins
    await this.put(Buffer.concat([uint32(END), uint16(0, 0, count, count), uint32(size, begins), uint16(0)]))
  }

  private async addText(file: ZipSource): Promise<ZippedFile> {
    const pieces: Uint8Array[] = []
    for await (const piece of file.pieces()) pieces.push(piece)
    const plain = Buffer.concat(pieces)
    const packed = deflateRawSync(plain)
    await this.begin(file.path, { method: DEFLATED, crc: crc32(plain), packed: packed.length, plain: plain.length })
    await this.put(packed)
    return { bytes: plain.length, sha256: createHash('sha256').update(plain).digest('hex') }
  }

  private async addAsItIs(file: ZipSource): Promise<ZippedFile> {
    const hash = createHash('sha256')
    let crc = 0
    let bytes = 0
    for await (const piece of file.pieces()) {
      hash.update(piece)
      crc = crc32(piece, crc)
      bytes += piece.length
    }
    await this.begin(file.path, { method: STORED, crc, packed: bytes, plain: bytes })
    let sent = 0
    for await (const piece of file.pieces()) {
      sent += piece.length
      await this.put(piece)
    }
    if (sent !== bytes) throw new Error('a file has changed while it was copied')
    return { bytes, sha256: hash.digest('hex') }
  }

  private async begin(path: string, sizes: Omit<Entry, 'name' | 'offset'>): Promise<void> {
    const entry: Entry = { name: Buffer.from(path), offset: this.offset, ...sizes }
    this.entries.push(entry)
    await this.put(Buffer.concat([uint32(LOCAL), common(entry), entry.name]))
  }

  private async put(bytes: Uint8Array): Promise<void> {
    this.offset += bytes.length
    await this.write(bytes)
  }
}
