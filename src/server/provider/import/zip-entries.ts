import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { openPromise } from 'yauzl'
import { ImportRefused, messageOf } from './input-file.ts'

/** A published text file is far smaller; a larger one is no such file. */
const ENTRY_BYTES_MAX = 64 * 1024 * 1024

interface ZipText {
  /** the entry's name with its folders */
  name: string
  text: string
  /** bytes that it takes in the archive */
  bytes: number
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* entryTexts(path: string, wanted: (name: string) => boolean): AsyncGenerator<ZipText> {
  const archive = await openPromise(path)
  for await (const entry of archive.eachEntry()) {
    if (!wanted(entry.fileName)) continue
    if (entry.uncompressedSize > ENTRY_BYTES_MAX) throw new Error(`${entry.fileName} is larger than ${ENTRY_BYTES_MAX} bytes`)
    const bytes = await bytesOf(await archive.openReadStreamPromise(entry))
    if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} is damaged: its check sum differs`)
    yield { name: entry.fileName, text: bytes.toString('utf8'), bytes: entry.compressedSize }
  }
}

/** The text files of a zip whose names are wanted, one at a time in the archive's order. A damaged archive is refused. */
export async function* zipTexts(path: string, wanted: (name: string) => boolean): AsyncGenerator<ZipText> {
  try {
    yield* entryTexts(path, wanted)
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused(`${basename(path)}: ${messageOf(error)}`)
  }
}
