import { unicodeShown } from '#market/spreadsheet/spreadsheet-text.ts'
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

/**
 * The encoding of a file: by its first bytes, else as its sender says, else as an XML declaration does, else UTF-8 (XML 1.0, appendix F; RFC 7303, 3; UTF-16 without a mark by its
 * zero bytes).
 */
function encodingOf(head: Uint8Array, said: string | null): string {
  const shown = unicodeShown(head.subarray(0, HEAD_BYTES))
  if (shown !== null) return shown
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

const lineEnds = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0

/** What stands in a piece of UTF-8 before its first wrong byte; the piece may begin within a letter. */
function beforeFault(chunk: Uint8Array): string {
  const begin = chunk.findIndex((byte) => byte < 0x80 || byte > 0xbf)
  return new TextDecoder().decode(chunk.subarray(Math.max(0, begin))).split('\ufffd', 1)[0] ?? ''
}

/** A file as text, piece by piece; bytes that its encoding does not know refuse it. `said`: the encoding by its sender's word, by the names of the Encoding Standard. */
export async function* textChunks(bytes: Bytes, said: string | null): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let head = new Uint8Array()
  let lines = 1
  const decode = (chunk: Uint8Array, isLast: boolean): string => {
    decoder ??= decoderOf(encodingOf(chunk, said))
    try {
      const text = decoder.decode(chunk, { stream: !isLast })
      lines += lineEnds(text)
      return text
    } catch {
      const name = decoder.encoding.toUpperCase()
      const line = lines + (name === 'UTF-8' ? lineEnds(beforeFault(chunk)) : 0)
      throw new FeedRefused(
        'encoding',
        `the file is not ${name} (line ${line}); say its encoding with it, such as charset=windows-1252 or charset=big5`,
      )
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
