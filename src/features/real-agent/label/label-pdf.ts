import { PDFDocument, type PDFPage, rgb } from 'pdf-lib'
import type { FontSlices } from '#lib/font-slices.ts'
import { embedText, type LoadSlice, type PdfText, writableIn } from '#ui/paper/pdf-text.ts'
import { A4_HEIGHT_MM, A4_WIDTH_MM, cellsOf, type LabelLayout } from './label-sheets.ts'

const POINTS_PER_MM = 72 / 25.4
/** Kept free inside each label: dies of sheets, and printers, are off by up to a millimetre. */
export const LABEL_MARGIN_MM = 2.5
const SIZE_MAX = 11
const SIZE_MIN = 6
const SIZE_STEP = 0.5
const LINE_HEIGHT = 1.22
/** of the font's size, between the upper edge of a line and its base */
const ASCENT = 0.92
const ELLIPSIS = '…'

export interface LabelPrint {
  layout: LabelLayout
  /** the number of the first free label, from 1 */
  start: number
  /** moves everything, in millimetres to the right and down */
  offset: { x: number; y: number }
  /** the lines of each label */
  labels: readonly (readonly string[])[]
  title: string
  /** BCP-47 */
  language: string
}

interface Fitted {
  size: number
  lines: string[]
  isCut: boolean
}

/** A text in the largest size at which it fits a box, in points; cut where it does not fit in the smallest. */
function fitIn(text: PdfText, lines: readonly string[], box: { width: number; height: number }): Fitted {
  for (let size = SIZE_MAX; size >= SIZE_MIN; size -= SIZE_STEP) {
    const broken = lines.flatMap((line) => text.wrap(line, size, box.width))
    if (broken.length * size * LINE_HEIGHT <= box.height) return { size, lines: broken, isCut: false }
  }
  const broken = lines.flatMap((line) => text.wrap(line, SIZE_MIN, box.width))
  const kept = broken.slice(0, Math.max(1, Math.floor(box.height / (SIZE_MIN * LINE_HEIGHT))))
  let last = kept.at(-1) ?? ''
  while (last !== '' && text.widthOf(last + ELLIPSIS, SIZE_MIN) > box.width) last = [...last].slice(0, -1).join('')
  return { size: SIZE_MIN, lines: [...kept.slice(0, -1), last + ELLIPSIS], isCut: true }
}

/** Remembers widths: homes of one street share most of their lines. */
function remembering(text: PdfText): PdfText {
  const broken = new Map<string, string[]>()
  return {
    ...text,
    wrap(line, size, width) {
      const key = `${size} ${width} ${line}`
      const known = broken.get(key) ?? text.wrap(line, size, width)
      broken.set(key, known)
      return known
    },
  }
}

async function newDocument({ title, language }: Pick<LabelPrint, 'title' | 'language'>): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage(language)
  document.setProducer('realEstate')
  document.setCreator('realEstate')
  // printers that fit a page to the paper would shrink the labels
  document.catalog.getOrCreateViewerPreferences().setPrintScaling('None' as never)
  return document
}

const addPage = (document: PDFDocument): PDFPage => document.addPage([A4_WIDTH_MM * POINTS_PER_MM, A4_HEIGHT_MM * POINTS_PER_MM])

export interface MadeLabels {
  bytes: Uint8Array
  pages: number
  /** how many labels had no room for all of their text, from 0 */
  cut: number
}

/** Address labels on A4 pages; nothing but their text is printed. */
export async function labelPdf(
  { layout, start, offset, labels, ...about }: LabelPrint,
  slices: FontSlices,
  load: LoadSlice,
): Promise<MadeLabels> {
  const document = await newDocument(about)
  const cells = cellsOf(layout)
  const text = remembering(await embedText(document, [...new Set(labels.flat()), ELLIPSIS], slices, load))
  const box = { width: (layout.width - 2 * LABEL_MARGIN_MM) * POINTS_PER_MM, height: (layout.height - 2 * LABEL_MARGIN_MM) * POINTS_PER_MM }
  let cut = 0
  let page = addPage(document)
  let number = start
  for (const lines of labels) {
    if (number > cells.length) {
      page = addPage(document)
      number = 1
    }
    const cell = cells[number - 1]
    number += 1
    if (!cell) continue
    const fitted = fitIn(text, lines, box)
    if (fitted.isCut) cut += 1
    const left = (cell.x + LABEL_MARGIN_MM + offset.x) * POINTS_PER_MM
    const block = fitted.lines.length * fitted.size * LINE_HEIGHT
    let y = (A4_HEIGHT_MM - cell.y - LABEL_MARGIN_MM - offset.y) * POINTS_PER_MM - (box.height - block) / 2
    for (const line of fitted.lines) {
      text.draw(page, line, { x: left, y: y - fitted.size * ASCENT }, { size: fitted.size })
      y -= fitted.size * LINE_HEIGHT
    }
  }
  return { bytes: await document.save(), pages: document.getPageCount(), cut }
}

/** Which labels, from 0, hold a letter that the font cannot write. */
export async function unwritableIn(labels: LabelPrint['labels'], slices: FontSlices, load: LoadSlice): Promise<number[]> {
  const isWritable = await writableIn([...new Set(labels.flat())], slices, load)
  return labels.flatMap((lines, at) => (lines.every(isWritable) ? [] : [at]))
}

const GREY = rgb(0.45, 0.45, 0.45)
const RULER_MM = 100

/** A page for plain paper: the outlines of all labels with their numbers, and a ruler that is exactly 100 mm long when nothing was scaled. */
export async function testPagePdf(
  { layout, offset, title, language, words }: Pick<LabelPrint, 'layout' | 'offset' | 'title' | 'language'> & { words: string },
  slices: FontSlices,
  load: LoadSlice,
): Promise<Uint8Array> {
  const document = await newDocument({ title, language })
  const cells = cellsOf(layout)
  const text = await embedText(document, [words, '0123456789 mm'], slices, load)
  const page = addPage(document)
  const point = (x: number, y: number) => ({ x: (x + offset.x) * POINTS_PER_MM, y: (A4_HEIGHT_MM - y - offset.y) * POINTS_PER_MM })
  for (const { x, y, number } of cells) {
    page.drawRectangle({
      ...point(x, y + layout.height),
      width: layout.width * POINTS_PER_MM,
      height: layout.height * POINTS_PER_MM,
      borderWidth: 0.4,
      borderColor: GREY,
    })
    text.draw(page, String(number), point(x + LABEL_MARGIN_MM, y + LABEL_MARGIN_MM + 3), { size: 9, grey: 0.45 })
  }
  const middle = A4_HEIGHT_MM / 2
  const left = (A4_WIDTH_MM - RULER_MM) / 2
  page.drawLine({ start: point(left, middle), end: point(left + RULER_MM, middle), thickness: 0.6 })
  for (let at = 0; at <= RULER_MM; at += 10)
    page.drawLine({ start: point(left + at, middle - (at % 50 === 0 ? 3 : 1.5)), end: point(left + at, middle), thickness: 0.4 })
  text.draw(page, words, point(left, middle + 5), { size: 9 })
  return document.save()
}
