import { FeedRefused, type RecordFault } from './feed-fault.ts'
import type { RawFields } from './field-readers.ts'

/** A record as its file holds it, or why it cannot be read. */
export interface RawRecord {
  /** its place in the file, from 1 */
  row: number
  raw: RawFields | RecordFault
}

/** Bytes of a file, piece by piece. */
export type Bytes = AsyncIterable<Uint8Array>

/** UTF-8 as text, piece by piece; other bytes refuse the file. */
export async function* textChunks(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw new FeedRefused('encoding', 'the file is not UTF-8')
    }
  }
  for await (const chunk of bytes) {
    const text = decode(chunk)
    if (text !== '') yield text
  }
  const rest = decode()
  if (rest !== '') yield rest
}
