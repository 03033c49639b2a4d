import { PDFDocument, type PDFPage, rgb } from 'pdf-lib'
import type { FontSlices } from '#lib/font-slices.ts'
import type { InvoiceStatementText, InvoiceText } from './invoice-text.ts'
import { embedText, type LoadSlice, type PdfText } from './pdf-text.ts'

/** A4 in points. */
const A4 = [595.28, 841.89] as const
const MARGIN = 56
const RIGHT = A4[0] - MARGIN
const LINE_HEIGHT = 15
const SIZE = 10
const QUIET = { size: SIZE, grey: 0.4 }
const PLAIN = { size: SIZE }

interface Sheet {
  page: PDFPage
  text: PdfText
}

const rule = ({ page }: Sheet, y: number, grey = 0.75): void =>
  page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, thickness: 0.6, color: rgb(grey, grey, grey) })

/** Draws lines of a text below each other; returns where the next one stands. */
function block({ page, text }: Sheet, lines: readonly string[], { x, y, width }: { x: number; y: number; width: number }): number {
  let at = y
  for (const line of lines.flatMap((one) => text.wrap(one, SIZE, width))) {
    text.draw(page, line, { x, y: at }, PLAIN)
    at -= LINE_HEIGHT
  }
  return at
}

function titled(document: PDFDocument, text: PdfText, title: string): Sheet {
  const sheet = { page: document.addPage([...A4]), text }
  text.draw(sheet.page, title, { x: MARGIN, y: A4[1] - MARGIN - 24 }, { size: 24 })
  rule(sheet, A4[1] - MARGIN - 38, 0.1)
  return sheet
}

function drawInvoice(document: PDFDocument, text: PdfText, invoice: InvoiceText): void {
  const sheet = titled(document, text, invoice.title)
  const { page } = sheet
  let y = A4[1] - MARGIN - 62
  for (const [name, value] of invoice.facts) {
    text.draw(page, name, { x: MARGIN, y }, QUIET)
    y = block(sheet, [value], { x: MARGIN + 130, y, width: RIGHT - MARGIN - 130 })
  }
  y -= LINE_HEIGHT
  const middle = MARGIN + (RIGHT - MARGIN) / 2
  text.draw(page, invoice.heads.seller, { x: MARGIN, y }, QUIET)
  text.draw(page, invoice.heads.buyer, { x: middle, y }, QUIET)
  const width = (RIGHT - MARGIN) / 2 - 16
  const under = { y: y - LINE_HEIGHT, width }
  y =
    Math.min(block(sheet, invoice.seller, { x: MARGIN, ...under }), block(sheet, invoice.buyer, { x: middle, ...under })) - 2 * LINE_HEIGHT
  text.draw(page, invoice.heads.what, { x: MARGIN, y }, QUIET)
  text.draw(page, invoice.heads.amount, { x: RIGHT, y, right: true }, QUIET)
  y -= 6
  rule(sheet, y)
  y -= LINE_HEIGHT
  for (const [name, amount] of [...invoice.lines, ...invoice.sums]) {
    text.draw(page, name, { x: MARGIN, y }, PLAIN)
    text.draw(page, amount, { x: RIGHT, y, right: true }, PLAIN)
    rule(sheet, y - 5, 0.88)
    y -= LINE_HEIGHT + 4
  }
  drawTotal(sheet, invoice.total, y - 4)
  let foot = MARGIN
  for (const line of text.wrap(invoice.foot, 8, RIGHT - MARGIN).toReversed()) {
    text.draw(page, line, { x: MARGIN, y: foot }, { size: 8, grey: 0.4 })
    foot += 11
  }
}

function drawTotal(sheet: Sheet, [name, amount]: readonly [string, string], y: number): void {
  const style = { size: 13 }
  sheet.text.draw(sheet.page, name, { x: MARGIN, y }, style)
  sheet.text.draw(sheet.page, amount, { x: RIGHT, y, right: true }, style)
  rule(sheet, y - 8, 0.1)
}

/** Where the columns of a statement begin; the last one ends at the margin. */
const COLUMNS = [MARGIN, MARGIN + 128, MARGIN + 212] as const
const PLACE_WIDTH = RIGHT - COLUMNS[2] - 80

function drawStatement(document: PDFDocument, text: PdfText, { title, heads, rows, total }: InvoiceStatementText): void {
  let sheet = titled(document, text, title)
  let y = A4[1] - MARGIN - 62
  const row = ([number, day, place, sum]: InvoiceStatementText['heads'], style: typeof QUIET | typeof PLAIN) => {
    text.draw(sheet.page, number, { x: COLUMNS[0], y }, style)
    text.draw(sheet.page, day, { x: COLUMNS[1], y }, style)
    text.draw(sheet.page, sum, { x: RIGHT, y, right: true }, style)
    const lines = text.wrap(place, SIZE, PLACE_WIDTH)
    for (const [at, line] of lines.entries()) text.draw(sheet.page, line, { x: COLUMNS[2], y: y - at * LINE_HEIGHT }, style)
    y -= lines.length * LINE_HEIGHT + 4
    rule(sheet, y + LINE_HEIGHT - 5, 0.88)
  }
  row(heads, QUIET)
  for (const one of rows) {
    if (y < MARGIN + 3 * LINE_HEIGHT) {
      sheet = titled(document, text, title)
      y = A4[1] - MARGIN - 62
      row(heads, QUIET)
    }
    row(one, PLAIN)
  }
  drawTotal(sheet, total, y - 6)
}

export interface InvoiceFile {
  invoices: readonly InvoiceText[]
  /** before them, where there are several */
  statement: InvoiceStatementText | null
  title: string
  /** BCP-47 */
  language: string
}

/** Invoices as a PDF of A4 pages, a page each. */
export async function invoicePdf(
  { invoices, statement, title, language }: InvoiceFile,
  slices: FontSlices,
  load: LoadSlice,
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage(language)
  document.setProducer('realEstate')
  document.setCreator('realEstate')
  const text = await embedText(document, textsIn([invoices, statement, '?…']), slices, load)
  if (statement) drawStatement(document, text, statement)
  for (const invoice of invoices) drawInvoice(document, text, invoice)
  return document.save()
}

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
