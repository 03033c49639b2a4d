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

/** A file that is here whole. */
export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Its text, piece by piece. */
export type Pieces = AsyncGenerator<string>

/** How far a declaration of the encoding is looked for. */
const HEAD_BYTES = 200

/** The encoding of a file: by its first bytes, else as its sender says, else as an XML declaration does, else UTF-8 (XML 1.0, appendix F; RFC 7303, 3). */
function encodingOf(head: Uint8Array, said: string | null): string {
  const [a, b, c] = head
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be'
  if (said !== null) return said
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(text)?.[1]
  // one who declares two bytes a letter and has none of them wrote it beside the truth
  return declared && !/^utf-?16|^ucs-?2/i.test(declared) ? declared : 'utf-8'
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new FeedRefused('encoding', `the file's encoding is not known: ${encoding}`)
  }
}

/** A file as text, piece by piece; bytes that its encoding does not know refuse it. `said`: the encoding by its sender's word, by the names of the Encoding Standard. */
export async function* textChunks(bytes: Bytes, said: string | null): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let head = new Uint8Array()
  const decode = (chunk: Uint8Array, isLast: boolean): string => {
    decoder ??= decoderOf(encodingOf(chunk, said))
    try {
      return decoder.decode(chunk, { stream: !isLast })
    } catch {
      const name = decoder.encoding.toUpperCase()
      throw new FeedRefused('encoding', `the file is not ${name}; say its encoding with it, such as charset=windows-1252 or charset=big5`)
    }
  }
  for await (const chunk of bytes) {
    if (decoder === null && head.length + chunk.length < HEAD_BYTES) {
      head = joined(head, chunk)
      continue
    }
    const text = decode(decoder === null ? joined(head, chunk) : chunk, false)
    if (text !== '') yield text
  }
  const rest = decode(decoder === null ? head : new Uint8Array(), true)
  if (rest !== '') yield rest
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
