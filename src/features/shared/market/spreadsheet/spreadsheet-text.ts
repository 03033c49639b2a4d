/** Encodings that spreadsheets of the product's countries write, by the names of the Encoding Standard. Excel for Mac writes the last. */
export const SPREADSHEET_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252', 'macintosh'] as const
export type SpreadsheetEncoding = (typeof SPREADSHEET_ENCODINGS)[number]

/** Those of one or two bytes a letter: by the bytes alone nobody can tell them apart. */
const UNMARKED = ['gb18030', 'big5', 'windows-1252', 'macintosh'] as const satisfies readonly SpreadsheetEncoding[]

const HEAD_BYTES = 4_096
const SAMPLE_CHARS = 60

const isAscii = (byte: number): boolean => (byte >= 0x20 && byte < 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0d

/** Whether a file may go on as it begins in an encoding. */
function canBegin(head: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): boolean {
  try {
    return !new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true }).includes('\u0000')
  } catch {
    return false
  }
}

/**
 * Whether every two bytes are a letter, by the zero byte that UTF-16 has beside each letter of ASCII. A stray zero is a bad letter: it stands among pairs that are both ASCII.
 * Chinese has such pairs in UTF-16 too, but is no UTF-8 then.
 */
function sixteenBitsShown(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  let [le, be, ascii] = [0, 0, 0]
  for (let at = 1; at < head.length; at += 2) {
    const [first = 0, second = 0] = [head[at - 1], head[at]]
    if (second === 0) le += Number(isAscii(first))
    else if (first === 0) be += Number(isAscii(second))
    else ascii += Number(isAscii(first) && isAscii(second))
  }
  const [most, least, encoding] = le > be ? ([le, be, 'utf-16le'] as const) : ([be, le, 'utf-16be'] as const)
  if (most > 2 * (least + ascii)) return encoding
  return most > 1 && most > 2 * least && !canBegin(head.filter(Boolean), 'utf-8') && canBegin(head, encoding) ? encoding : null
}

/**
 * The form of Unicode that the first bytes of a file show: by its mark, or by the zero bytes that UTF-16 has beside every letter of ASCII. Null where they show none: UTF-8 without
 * a mark, another encoding, or no text.
 */
export function unicodeShown(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return sixteenBitsShown(bytes.subarray(0, HEAD_BYTES))
}

/** A workbook (.xlsx is a ZIP, .xls an OLE file), or a web page with the name of one. */
const isOtherFile = (bytes: Uint8Array): boolean => {
  const begins = (...magic: number[]) => magic.every((byte, at) => bytes[at] === byte)
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  return begins(0x50, 0x4b, 3, 4) || begins(0xd0, 0xcf, 0x11, 0xe0) || /^\s*<(?:!doctype|html|table|\?xml)/i.test(head)
}

/** Which encoding a file has cannot be told; the person who has it can. */
export interface EncodingAsked {
  /** the line of the file that decides, from 1 */
  line: number
  /** how that line reads in each encoding that knows all bytes of the file */
  letters: Readonly<Partial<Record<SpreadsheetEncoding, string>>>
}

export type SpreadsheetText = { text: string; encoding: SpreadsheetEncoding } | { fault: 'empty' | 'no-text' } | { asked: EncodingAsked }

function decoded(bytes: Uint8Array, encoding: SpreadsheetEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The lines of a file in an encoding whose line ends are those of ASCII. */
function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  let from = 0
  for (let at = 0; at <= bytes.length; at++) {
    if (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) continue
    yield bytes.subarray(from, at)
    if (bytes[at] === 0x0d && bytes[at + 1] === 0x0a) at++
    from = at + 1
  }
}

function encodingAsked(bytes: Uint8Array): EncodingAsked {
  let line = 0
  let found = bytes
  for (const one of linesOf(bytes)) {
    line++
    if (decoded(one, 'utf-8') !== null) continue
    found = one
    break
  }
  const first = Math.max(0, found.findIndex((byte) => byte > 0x7f) - SAMPLE_CHARS / 2)
  const letters = UNMARKED.flatMap((encoding) => {
    const text = decoded(bytes, encoding) === null ? null : decoded(found, encoding)
    return text === null ? [] : [[encoding, text.slice(first).slice(0, SAMPLE_CHARS).trim()] as const]
  })
  return { line, letters: Object.fromEntries(letters) }
}

/**
 * The text of a table's file. Its encoding is the one that its bytes show, else the one that `said` names, else UTF-8 if all of it is UTF-8; any other is asked. `said` (null:
 * nobody has said anything) that does not know the bytes is asked again.
 */
export function spreadsheetText(bytes: Uint8Array, said: SpreadsheetEncoding | null): SpreadsheetText {
  if (bytes.length === 0) return { fault: 'empty' }
  if (isOtherFile(bytes)) return { fault: 'no-text' }
  const encoding = unicodeShown(bytes) ?? said ?? 'utf-8'
  const text = decoded(bytes, encoding)
  if (text !== null) return text.includes('\u0000') ? { fault: 'no-text' } : { text, encoding }
  return encoding.startsWith('utf-16') || bytes.includes(0) ? { fault: 'no-text' } : { asked: encodingAsked(bytes) }
}
