import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { lastOf } from '#lib/element-at.ts'
import { LINK_PICTURE_HEIGHT, LINK_PICTURE_WIDTH } from '#market/link-picture-file.ts'
import { ElevationDrawing } from '#property/picture/elevation.tsx'
import { buildingKind, type PictureFacts } from '#property/picture/facts.ts'
import { buildingInks, pictureInks } from '#property/picture/palette.ts'
import { type LetterStyle, type Letters, type LoadFont, openLetters } from './letters.ts'
import type { LinkCard } from './link-card.ts'
import { hexColour, LIGHT_TOKENS, paintedSvg } from './paint.ts'

const LEFT = 68
const DRAWING_WIDTH = 430
/** room for words beside a drawing, and without one */
const NARROW = LINK_PICTURE_WIDTH - DRAWING_WIDTH - LEFT - 52
const WIDE = LINK_PICTURE_WIDTH - LEFT * 2

/** Sizes of a name, the largest that fits into so many lines. */
const NAME_SIZES = [
  { size: 76, lines: 1 },
  { size: 62, lines: 2 },
  { size: 50, lines: 2 },
  { size: 42, lines: 3 },
] as const

const INK = hexColour('var(--color-ink)')
const INK_2 = hexColour('var(--color-ink-2)')
const INK_3 = hexColour('var(--color-ink-3)')
const LAGOON = hexColour('var(--color-lagoon)')
const LINE = hexColour('var(--color-line)')

interface Pen {
  letters: Letters
  width: number
}

/** The picture as SVG without text, styles or anything from outside. Throws where a font cannot be loaded. */
export async function cardSvg(asked: LinkCard, load: LoadFont): Promise<string> {
  const short = { overline: cut(asked.overline), name: cut(asked.name), otherName: asked.otherName && cut(asked.otherName) }
  const card = { ...asked, ...short, lines: asked.lines.map(cut) }
  const letters = await openLetters(runsOfCard(card), load)
  const pen = { letters, width: card.drawing ? NARROW : WIDE }
  const [name, below] = nameLines(card, pen)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LINK_PICTURE_WIDTH}" height="${LINK_PICTURE_HEIGHT}" viewBox="0 0 ${LINK_PICTURE_WIDTH} ${LINK_PICTURE_HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${hexColour('var(--color-paper)')}"/>`,
    card.drawing ? drawing(card.drawing) : '',
    line(card.overline, 'strong', 25, 92, LAGOON, pen),
    name,
    figure(card, Math.max(below + 96, 352), pen),
    foot(card, pen),
    '</svg>',
  ].join('')
}

/** No more of a name than a picture has room for. */
const NAME_MAX = 120
const cut = (text: string): string => [...text].slice(0, NAME_MAX).join('')

const BRAND = 'realEstate'
const runsOfCard = (card: LinkCard) => [
  { text: `${card.overline}${BRAND}…`, style: 'strong' as const },
  { text: `${card.name}…`, style: 'serif' as const },
  { text: `${card.figure ?? ''}`, style: 'strong' as const },
  {
    text: `${card.otherName ?? ''}${card.caption ?? ''}${card.range ? card.range.from + card.range.to : ''}${card.lines.join('')}${card.note}…`,
    style: 'sans' as const,
  },
]

function drawing(facts: PictureFacts): string {
  const [width, height] = [286, 420]
  const markup = renderToStaticMarkup(createElement(ElevationDrawing, { ...facts, block: null, width, height }))
  const variables = { ...LIGHT_TOKENS, ...pictureInks, ...buildingInks(buildingKind(facts), facts.seed) } as Record<string, string>
  const x = LINK_PICTURE_WIDTH - DRAWING_WIDTH
  const inside = markup.replace(/^<svg [^>]*>/, '')
  const sky = hexColour('var(--p-sky)', variables)
  return (
    `<rect x="${x}" width="${DRAWING_WIDTH}" height="${LINK_PICTURE_HEIGHT}" fill="${sky}"/>` +
    `<svg x="${x}" y="0" width="${DRAWING_WIDTH}" height="${LINK_PICTURE_HEIGHT}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">` +
    `${paintedSvg(inside, variables)}<rect x="${x - 1}" width="1.5" height="${LINK_PICTURE_HEIGHT}" fill="${LINE}"/>`
  )
}

/** One line, shortened by an ellipsis where it is too wide. */
function line(text: string, style: LetterStyle, size: number, y: number, fill: string, { letters, width }: Pen, x = LEFT): string {
  return letters.draw({ text: fitted(text, style, size, letters, width), style }, size, { x, y, fill })
}

function fitted(text: string, style: LetterStyle, size: number, letters: Letters, width: number): string {
  const fits = (one: string) => letters.widthOf({ text: one, style }, size) <= width
  if (fits(text)) return text
  const signs = [...text]
  while (signs.length > 1 && !fits(`${signs.join('').trimEnd()}…`)) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** The name in its lines, the name in the other script below; and where they end. */
function nameLines({ name, otherName }: LinkCard, pen: Pen): [svg: string, below: number] {
  const { letters, width } = pen
  const fits = (size: number) => (text: string) => letters.widthOf({ text, style: 'serif' }, size) <= width
  const last = lastOf(NAME_SIZES)
  const { size, lines } = NAME_SIZES.find((one) => brokenText(name, fits(one.size)).length <= one.lines) ?? last
  const broken = brokenText(name, fits(size))
  const shown = broken.length <= lines ? broken : [...broken.slice(0, lines - 1), broken.slice(lines - 1).join(' ')]
  const top = 120 + size * 0.95
  let y = top
  let svg = ''
  for (const [i, text] of shown.entries()) {
    y = top + i * size * 1.12
    svg += line(text, 'serif', size, y, INK, pen)
  }
  return otherName ? [svg + line(otherName, 'sans', 30, y + 48, INK_2, pen), y + 48] : [svg, y]
}

/** Lines of at most a width: broken at spaces, else between letters. */
function brokenText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (fits(longer)) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    current = ''
    for (const letter of word) {
      if (current !== '' && !fits(current + letter)) {
        lines.push(current)
        current = ''
      }
      current += letter
    }
  }
  return [...lines, current]
}

function figure({ figure: text, caption, range, lines }: LinkCard, y: number, pen: Pen): string {
  if (!text) return (caption ? paragraph(caption, 28, y, pen) : '') + signed(lines, y + 76, pen)
  const base = y + 12
  const words = caption ? line(caption, 'sans', captionSize(caption, pen), base + 42, INK_2, pen) : ''
  return line(text, 'strong', 64, base, INK, pen) + words + (range ? band(range, base + 78, pen) : '') + signed(lines, base + 84, pen)
}

/** Who advertises or passes on: one line each, smaller where that shows all of it. */
const signed = (lines: readonly string[], y: number, pen: Pen): string =>
  lines.map((text, i) => line(text, 'sans', captionSize(text, pen) - 2, y + i * 30, INK_2, pen)).join('')

const captionSize = (text: string, { letters, width }: Pen): number =>
  [25, 22, 20].find((size) => letters.widthOf({ text, style: 'sans' }, size) <= width) ?? 19

/** At most two lines. */
function paragraph(text: string, size: number, y: number, pen: Pen): string {
  const [first = '', ...rest] = brokenText(text, (one) => pen.letters.widthOf({ text: one, style: 'sans' }, size) <= pen.width)
  return [first, rest.join(' ')].map((one, i) => line(one, 'sans', size, y + i * size * 1.35, INK_2, pen)).join('')
}

/** The range as a band with the figure marked on it, its ends in words below. */
function band({ from, to, at }: NonNullable<LinkCard['range']>, y: number, pen: Pen): string {
  const width = Math.min(460, pen.width)
  const mark = LEFT + Math.min(1, Math.max(0, at)) * width
  const size = 22
  const right = LEFT + width - pen.letters.widthOf({ text: to, style: 'sans' }, size)
  return (
    `<rect x="${LEFT}" y="${y}" width="${width}" height="12" rx="6" fill="${LAGOON}" fill-opacity=".28"/>` +
    `<rect x="${mark - 3}" y="${y - 6}" width="6" height="24" rx="3" fill="${LAGOON}"/>` +
    line(from, 'sans', size, y + 44, INK_3, pen) +
    line(to, 'sans', size, y + 44, INK_3, pen, right)
  )
}

function foot({ note }: LinkCard, pen: Pen): string {
  const y = LINK_PICTURE_HEIGHT - 50
  const brand = pen.letters.widthOf({ text: BRAND, style: 'strong' }, 27)
  const from = LEFT + 48 + brand + 22
  const icon = `<g transform="translate(${LEFT} ${y - 27}) scale(1.1)"><rect width="32" height="32" rx="6" fill="${LAGOON}"/><path d="M8 26V11l7-4v19M17 26V14l7 3v9M6 26h20" fill="none" stroke="#fbfaf7" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></g>`
  return (
    icon +
    line(BRAND, 'strong', 27, y, INK, pen, LEFT + 48) +
    line(note, 'sans', 20, y, INK_3, { ...pen, width: pen.width - (from - LEFT) }, from)
  )
}
