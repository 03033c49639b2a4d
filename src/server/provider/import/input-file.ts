import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { delimiterOf, textOfHead } from './text-encoding.ts'

/** The file cannot be imported; the message says which and why. The database stays as it was. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
}

/** The files are as they should be, but have too few sales, or of too few months, for what was asked. */
export class TooFewSales extends ImportRefused {
  override name = 'TooFewSales'
}

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Codes of csv-parse, one of which has no prefix, and of zlib. */
const CONTENT_CODE = /^(?:CSV|Z)_|^INVALID_OPENING_QUOTE$/

/** Whether a table could not be read for what stands in it. */
export const isContentError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONTENT_CODE.test(String(error.code))

const HEAD_BYTES = 65_536
const GZIP_MAGIC = 0x1f8b

export interface FileHead {
  /** of the file, without its folder */
  name: string
  /** names of the first CSV row; empty for JSON */
  columns: string[]
  /** property names of the first GeoJSON features; empty for CSV */
  properties: string[]
  /** the first 64 KB as text */
  text: string
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.readUInt16BE(0) === GZIP_MAGIC
  } finally {
    await file.close()
  }
}

/** The file's bytes, unpacked when they are gzip (by content, not by name). `onBytes` receives the number of stored bytes read. */
export async function openInput(path: string, onBytes: (bytes: number) => void = () => {}): Promise<Readable> {
  const gzip = await isGzip(path)
  const stored = createReadStream(path, { highWaterMark: 65_536 })
  if (!gzip) return stored.pipe(meter(onBytes))
  const plain = createGunzip()
  stored.on('error', (error) => plain.destroy(error))
  return stored.pipe(meter(onBytes)).pipe(plain)
}

const meter = (onBytes: (bytes: number) => void) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      onBytes(chunk.length)
      done(null, chunk)
    },
  })

/** The whole file as text. Throws {@link ImportRefused} when it cannot be unpacked. */
export async function readText(path: string, onBytes?: (bytes: number) => void): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of await openInput(path, onBytes)) chunks.push(chunk)
  } catch (error) {
    throw new ImportRefused(`${basename(path)}: ${messageOf(error)}`)
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
}

/** Reads the beginning of a file; throws only when it cannot be unpacked. */
export async function readHead(path: string): Promise<FileHead> {
  const chunks: Buffer[] = []
  let size = 0
  const stream = await openInput(path)
  try {
    for await (const chunk of stream) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= HEAD_BYTES) break
    }
  } catch (error) {
    throw new ImportRefused(`${basename(path)}: ${messageOf(error)}`)
  } finally {
    stream.destroy()
  }
  const text = textOfHead(Buffer.concat(chunks).subarray(0, HEAD_BYTES))
  const name = basename(path)
  if (/^\s*\{/.test(text)) return { name, columns: [], properties: propertyNames(text), text }
  const first = text.slice(0, Math.max(0, text.search(/\r?\n/)))
  return { name, columns: columnNames(first), properties: [], text }
}

/** The names in the first line of a table. */
function columnNames(line: string): string[] {
  try {
    const [names = []] = parse(line, { delimiter: delimiterOf(line), relax_quotes: true })
    return names.map((name) => name.trim())
  } catch {
    return []
  }
}

/** Names inside the `"properties": {…}` objects of the beginning of a GeoJSON text. */
function propertyNames(text: string): string[] {
  const names = new Set<string>()
  for (const [, body] of text.matchAll(/"properties"\s*:\s*\{((?:[^{}"]|"(?:[^"\\]|\\.)*")*)\}/g))
    for (const [, name] of (body ?? '').matchAll(/"((?:[^"\\]|\\.)+)"\s*:/g)) if (name) names.add(name)
  return [...names]
}

/** sha256 of the stored bytes, hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) hash.update(chunk)
  return hash.digest('hex')
}
