import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { examples } from '#fixtures/short-sample.ts'
import { sliceFile, NOTO_SLICES as slices } from '#ui/paper/paper-slices.ts'
import { LABEL_MARGIN_MM, type LabelPrint, labelPdf, testPagePdf, unwritableIn } from './label-pdf.ts'
import { cellsOf, LABEL_SHEETS } from './label-sheets.ts'

const MM = 25.4 / 72
const PAGE_MM = 297
const TOLERANCE_MM = 0.15
const known = new Map<string, Promise<Uint8Array>>()
const load = (slice: string): Promise<Uint8Array> => {
  const file = `node_modules/${sliceFile(slice)}`
  const found = known.get(slice) ?? readFile(file).then((bytes) => new Uint8Array(bytes))
  known.set(slice, found)
  return found
}

interface Word {
  text: string
  page: number
  left: number
  right: number
  top: number
  bottom: number
}

/** Every piece of text with its place on the page, in millimetres from the upper left, as another program reads it. */
async function wordsOf(bytes: Uint8Array): Promise<Word[]> {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise
  const words: Word[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , size, x, y] = item.transform as [number, number, number, number, number, number]
      words.push({
        text: item.str,
        page: at,
        left: x * MM,
        right: (x + item.width) * MM,
        top: PAGE_MM - (y + 0.88 * size) * MM,
        bottom: PAGE_MM - (y - 0.12 * size) * MM,
      })
    }
  }
  return words
}

const print = (change: Partial<LabelPrint>): LabelPrint => ({
  layout: LABEL_SHEETS[0] as LabelPrint['layout'],
  start: 1,
  offset: { x: 0, y: 0 },
  labels: [],
  title: 'x',
  language: 'en-SG',
  ...change,
})

const name = fc.oneof(
  fc.constantFrom(
    'The Resident',
    '住戶',
    '楓葉軒 Maple Court',
    'Penghuni',
    '27 Example Lane #05-12',
    '示例大廈十二樓B室',
    'Singapore 123456',
  ),
  fc
    .array(fc.constantFrom('Long', 'Extraordinarily', 'Residences', '楓', '葉', 'at', 'Sample-Street'), { minLength: 1, maxLength: 9 })
    .map((words) => words.join(' ')),
)
const labels = fc.array(fc.array(name, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 60 })

describe.each(LABEL_SHEETS)('$key, read back', (layout) => {
  it('every text lies inside its label with the stated margin', async () => {
    await fc.assert(
      fc.asyncProperty(labels, fc.integer({ min: 1, max: layout.columns * layout.rows }), async (lines, start) => {
        const { bytes, pages } = await labelPdf(print({ layout, start, labels: lines }), slices, load)
        const cells = cellsOf(layout)
        expect(pages).toBe(Math.ceil((start - 1 + lines.length) / cells.length))
        const words = await wordsOf(bytes)
        const filled = new Set<number>()
        for (const { page, left, right, top, bottom, text } of words) {
          const at = cells.findIndex(({ x, y }) => left >= x && left <= x + layout.width && top >= y - 1 && bottom <= y + layout.height + 1)
          const cell = cells[at]
          expect(cell, text).toBeDefined()
          if (!cell) return
          expect(left).toBeGreaterThanOrEqual(cell.x + LABEL_MARGIN_MM - TOLERANCE_MM)
          expect(right).toBeLessThanOrEqual(cell.x + layout.width - LABEL_MARGIN_MM + TOLERANCE_MM)
          expect(top).toBeGreaterThanOrEqual(cell.y + LABEL_MARGIN_MM - TOLERANCE_MM)
          expect(bottom).toBeLessThanOrEqual(cell.y + layout.height - LABEL_MARGIN_MM + TOLERANCE_MM)
          filled.add((page - 1) * cells.length + at - (start - 1))
        }
        expect([...filled].sort((a, b) => a - b)).toEqual(lines.map((_, at) => at))
      }),
      { numRuns: examples(6, 1) },
    )
  })
})

it('says every letter of what it was given, in order', async () => {
  const lines = ['致 住戶 To the resident', '27 Example Lane #05-12', '楓葉軒 Maple Court', 'Singapore 123456']
  const { bytes, cut } = await labelPdf(print({ labels: [lines] }), slices, load)
  const words = await wordsOf(bytes)
  expect(
    words
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(lines.join('').replaceAll(' ', ''))
  expect(cut).toBe(0)
})

/** Names of people and places in the scripts of four markets, and whether the font writes them. */
const NAMES: [script: string, name: string, isWritten: boolean][] = [
  ['Latin', 'Tan Ah Kow', true],
  ['Latin with marks', 'Dvořák', true],
  ['Latin, marks apart', 'Dvor\u030Ca\u0301k', true],
  ['Polish and Turkish', 'Łukasz Çağlar Ş', true],
  ['Vietnamese', 'Nguyễn Thị Ánh', true],
  ['Cyrillic', 'Фёдоров', true],
  ['Simplified', '陈丽华', true],
  ['Traditional', '陳麗華', true],
  ['of Hong Kong', '深水埗邨', true],
  ['rare Han', '𠮷野 㙟', false],
  ['Tamil', 'முத்து குமார்', false],
  ['Arabic', 'عبدالله بن أحمد', false],
  ['Jawi', 'چڠکول', false],
  ['Korean', '김철수', false],
  ['Thai', 'ไทย', false],
  ['Devanagari', 'राज कुमार', false],
  ['emoji', 'Puan Siti 😀 binti Ali', false],
  ['a mark that stands alone', 'm\u030C', false],
]

it.each(NAMES)('%s: what is written is read back, what is not is said before', async (_, name, isWritten) => {
  const labels = [['The Resident'], [name, '27 Example Lane']]
  expect(await unwritableIn(labels, slices, load)).toEqual(isWritten ? [] : [1])
  const words = (await wordsOf((await labelPdf(print({ labels }), slices, load)).bytes)).map(({ text }) => text).join('')
  const isThere = words.replaceAll(' ', '').includes(name.normalize('NFC').replaceAll(' ', ''))
  expect(isThere).toBe(isWritten)
})

it('every Chinese letter that the font is said to hold is written, or said before', async () => {
  const letters = Array.from({ length: examples(20_000, 400) }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_992)))
  const labels = letters.map((letter) => [letter])
  const left = new Set(await unwritableIn(labels, slices, load))
  const written = letters.filter((_, at) => !left.has(at))
  const words = await wordsOf((await labelPdf(print({ labels: written.map((letter) => [letter]) }), slices, load)).bytes)
  // some letters come back as their twin of another block
  expect(words.map(({ text }) => text.normalize('NFKC'))).toEqual(written.map((letter) => letter.normalize('NFKC')))
}, 120_000)

it('moves everything against the shift of a printer', async () => {
  const [still] = await wordsOf((await labelPdf(print({ labels: [['a']] }), slices, load)).bytes)
  const [moved] = await wordsOf((await labelPdf(print({ labels: [['a']], offset: { x: 1.5, y: -2 } }), slices, load)).bytes)
  expect((moved?.left ?? 0) - (still?.left ?? 0)).toBeCloseTo(1.5, 2)
  expect((moved?.top ?? 0) - (still?.top ?? 0)).toBeCloseTo(-2, 2)
})

it('cuts what has no room, and counts it', async () => {
  const { bytes, cut } = await labelPdf(
    print({ layout: LABEL_SHEETS[6] as LabelPrint['layout'], labels: [[Array.from({ length: 80 }, () => 'Example').join(' ')], ['a']] }),
    slices,
    load,
  )
  expect(cut).toBe(1)
  expect((await wordsOf(bytes)).map(({ text }) => text).join('')).toContain('…')
})

it('labels with Chinese names stay under 3 MB, five thousand in the long run', async () => {
  const count = examples(5_000, 500)
  const letters =
    '東南西北金木水火土山川河海天地日月星雲風雨雪花草樹林森田園家庭樓閣亭台湖泊江溪泉石橋路街道里坊巷弄村鎮城市區縣省國海港灣島洲嶺峰岡丘谷原野松柏梅蘭竹菊荷桂桃李杏梨'
  const pick = (n: number) => letters[n % letters.length] ?? ''
  const many = Array.from({ length: count }, (_, n) => [
    '致 住戶',
    `${pick(n)}${pick(n * 7)}${pick(n * 13)}苑 Block ${n % 90}`,
    `${pick(n * 3)}${pick(n * 5)}路 ${n} 號 #${1 + (n % 30)}-${n % 12}`,
    `Singapore ${String(100_000 + n)}`,
  ])
  const { bytes, pages } = await labelPdf(print({ labels: many }), slices, load)
  expect(pages).toBe(Math.ceil(count / 24))
  expect(bytes.length).toBeLessThan(3_000_000)
}, 60_000)

it('the test page shows each label and a ruler of 100 mm', async () => {
  const words = await wordsOf(await testPagePdf({ ...print({}), words: '100 mm' }, slices, load))
  expect(words.filter(({ text }) => /^\d+$/.test(text))).toHaveLength(24)
  expect(words.some(({ text }) => text.includes('100 mm'))).toBe(true)
})
