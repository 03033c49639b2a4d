import fontkit from '@pdf-lib/fontkit'
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import { type FontSlices, sliceFinder } from '#lib/font-slices.ts'
import { unpackWoff } from '#lib/unpack-woff.ts'

/** Reads a slice of the font. */
export type LoadSlice = (slice: string) => Promise<Uint8Array>

const FALLBACK = '□'

interface Run {
  slice: string
  text: string
}

/** A text as it is drawn: letters with their marks as one character where there is one, and nothing that has no shape. */
const drawn = (text: string): string => text.normalize('NFC').replaceAll(/\p{Cf}/gu, '')

/** A line in pieces of one slice each; what no slice holds becomes a box. */
export function runsOf(line: string, find: (letter: string) => string | null): Run[] {
  const runs: Run[] = []
  for (const letter of drawn(line)) {
    const own = find(letter)
    const [slice, text] = own ? [own, letter] : [find(FALLBACK) ?? 'latin', find(FALLBACK) ? FALLBACK : '?']
    const last = runs.at(-1)
    if (last?.slice === slice) last.text += text
    else runs.push({ slice, text })
  }
  return runs
}

export interface TextStyle {
  size: number
  /** 0 is black, 1 is white */
  grey?: number
  /** instead of a grey: red, green and blue, 0 to 1 */
  colour?: readonly [number, number, number]
}

/** Text of any script in a document: only the slices that it needs are loaded, and of them only the used glyphs are embedded. */
export interface PdfText {
  widthOf(line: string, size: number): number
  /** Draws one line from its left end, or with `right` from its right end. Points from the lower left corner of the page. */
  draw(page: PDFPage, line: string, at: { x: number; y: number; right?: boolean }, style: TextStyle): void
  /** Breaks a text into lines of at most a width, between words, or inside one that is too wide. */
  wrap(text: string, size: number, width: number): string[]
}

/** The files that hold the letters of texts, ready to be embedded, and which of the letters they have a shape for. */
async function openSlices(texts: readonly string[], slices: FontSlices, load: LoadSlice) {
  const listed = sliceFinder(slices)
  const letters = new Set(texts.flatMap((text) => [...drawn(text)]))
  const needed = new Set([...letters, FALLBACK, '?'].flatMap((letter) => listed(letter) ?? []))
  const files = new Map(await Promise.all([...needed].map(async (slice) => [slice, await unpackWoff(await load(slice))] as const)))
  const shapes = new Map([...files].map(([slice, file]) => [slice, new Set(fontkit.create(file).characterSet)]))
  // the list of ranges promises more than the files hold, and a mark alone would not stand over its letter
  const find = (letter: string): string | null => {
    const slice = listed(letter)
    return slice && !/^\p{M}$/u.test(letter) && shapes.get(slice)?.has(letter.codePointAt(0) ?? 0) ? slice : null
  }
  return { files, find }
}

/** Whether a text can be drawn with these letters, and nothing of it would be a box. Texts in scripts whose letters join or move need more than their shapes; the font has none of those. */
export async function writableIn(texts: readonly string[], slices: FontSlices, load: LoadSlice): Promise<(text: string) => boolean> {
  const { find } = await openSlices(texts, slices, load)
  return (text) => [...drawn(text)].every((letter) => find(letter) !== null)
}

/** Prepares a document for the letters of `texts`; others cannot be drawn in it. */
export async function embedText(document: PDFDocument, texts: readonly string[], slices: FontSlices, load: LoadSlice): Promise<PdfText> {
  document.registerFontkit(fontkit)
  const { files, find } = await openSlices(texts, slices, load)
  const fonts = new Map<string, PDFFont>()
  for (const [slice, file] of files) fonts.set(slice, await document.embedFont(file, { subset: true }))
  const fontOf = (slice: string): PDFFont => {
    const font = fonts.get(slice)
    if (!font) throw new RangeError(`text outside of what was prepared: ${slice}`)
    return font
  }
  const widthOf = (line: string, size: number): number =>
    runsOf(line, find).reduce((sum, { slice, text }) => sum + fontOf(slice).widthOfTextAtSize(text, size), 0)
  return {
    widthOf,
    draw(page, line, { x, y, right = false }, { size, grey = 0, colour = [grey, grey, grey] }) {
      let left = right ? x - widthOf(line, size) : x
      for (const { slice, text } of runsOf(line, find)) {
        const font = fontOf(slice)
        page.drawText(text, { x: left, y, size, font, color: rgb(...colour) })
        left += font.widthOfTextAtSize(text, size)
      }
    },
    wrap: (text, size, width) => wrapped(text, (line) => widthOf(line, size) <= width),
  }
}

/** Lines that fit: broken at spaces, else between letters. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line].filter((one, at) => one !== '' || at === 0)
}
