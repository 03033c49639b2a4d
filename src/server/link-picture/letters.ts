import interSlices from '@fontsource/inter/unicode.json'
import notoSlices from '@fontsource/noto-sans-sc/unicode.json'
import serifSlices from '@fontsource/source-serif-4/unicode.json'
import fontkit, { type Font } from '@pdf-lib/fontkit'
import { sliceFinder } from '#lib/font-slices.ts'
import { unpackWoff } from '#lib/unpack-woff.ts'

export const LETTER_STYLES = ['serif', 'sans', 'strong'] as const
export type LetterStyle = (typeof LETTER_STYLES)[number]

/** Reads a font by the name of its file without its ending, "inter-latin-500-normal". */
export type LoadFont = (file: string) => Promise<Uint8Array>

export interface LetterRun {
  text: string
  style: LetterStyle
}

/** Text as outlines: nothing that draws the picture needs a font. */
export interface Letters {
  /** in units of `size` */
  widthOf(run: LetterRun, size: number): number
  /** SVG paths of a line that begins at `x` on the base line `y` */
  draw(run: LetterRun, size: number, at: { x: number; y: number; fill: string }): string
}

/** A picture reads at most so many fonts, of some 50 KB each. */
export const FONTS_MAX = 24

const FAMILIES = {
  serif: { name: 'source-serif-4', weight: 600, slices: serifSlices },
  sans: { name: 'inter', weight: 500, slices: interSlices },
  strong: { name: 'inter', weight: 600, slices: interSlices },
} as const satisfies Record<LetterStyle, { name: string; weight: number; slices: Readonly<Record<string, string>> }>

/** The parts of the Latin families that are at hand; every other script is Noto's. */
const LATIN = ['latin', 'latin-ext']

/** Which file holds a letter of a style; null where none does. Reads tables of ranges, so it is made once for a picture. */
export function fontFinder(): (letter: string, style: LetterStyle) => string | null {
  const noto = sliceFinder(notoSlices)
  const own = { serif: sliceFinder(serifSlices), sans: sliceFinder(interSlices), strong: sliceFinder(interSlices) }
  return (letter, style) => {
    const { name, weight } = FAMILIES[style]
    const latin = own[style](letter)
    if (latin && LATIN.includes(latin)) return `${name}-${latin}-${weight}-normal`
    const slice = noto(letter)
    return slice && /^\[\d+\]$/.test(slice) ? `noto-sans-sc-${slice.slice(1, -1)}-400-normal` : null
  }
}

/** Loads the fonts of these texts and no others; what no font holds is left out. Throws where a font cannot be read or too many are needed. */
export async function openLetters(runs: readonly LetterRun[], load: LoadFont): Promise<Letters> {
  const find = fontFinder()
  const files = new Set(runs.flatMap(({ text, style }) => [...text].flatMap((letter) => find(letter, style) ?? [])))
  if (files.size > FONTS_MAX) throw new RangeError(`a picture of ${files.size} fonts`)
  const fonts = new Map(
    await Promise.all([...files].map(async (file): Promise<[string, Font]> => [file, fontkit.create(await unpackWoff(await load(file)))])),
  )
  const advances = new Map<string, number>()
  /** of a letter by itself, in units of its size: what letters do to each other matters little for the width of a line */
  const advanceOf = (letter: string, style: LetterStyle): number => {
    const file = find(letter, style) ?? ''
    const known = advances.get(file + letter)
    if (known !== undefined) return known
    const font = fonts.get(file)
    const advance = font ? font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm : 0
    advances.set(file + letter, advance)
    return advance
  }
  const pieces = ({ text, style }: LetterRun) => piecesOf(text, (letter) => fonts.get(find(letter, style) ?? '') ?? null)
  return {
    widthOf: ({ text, style }, size) => [...text].reduce((sum, letter) => sum + advanceOf(letter, style) * size, 0),
    draw(run, size, { x, y, fill }) {
      let left = x
      let paths = ''
      for (const { font, text } of pieces(run)) {
        const scale = size / font.unitsPerEm
        const { glyphs, positions } = font.layout(text)
        for (const [i, glyph] of glyphs.entries()) {
          const outline = glyph.path.toSVG()
          if (outline)
            paths += `<path transform="translate(${round(left)} ${round(y)}) scale(${round(scale)} ${round(-scale)})" d="${outline}"/>`
          left += (positions[i]?.xAdvance ?? 0) * scale
        }
      }
      return `<g fill="${fill}">${paths}</g>`
    },
  }
}

function piecesOf(text: string, fontOf: (letter: string) => Font | null): { font: Font; text: string }[] {
  const pieces: { font: Font; text: string }[] = []
  for (const letter of text) {
    const font = fontOf(letter)
    const last = pieces.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += letter
    else pieces.push({ font, text: letter })
  }
  return pieces
}

const round = (value: number): number => Math.round(value * 100_000) / 100_000
