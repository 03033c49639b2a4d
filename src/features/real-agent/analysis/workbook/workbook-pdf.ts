import { PDFDocument, rgb } from 'pdf-lib'
import type { FontSlices } from '#lib/font-slices.ts'
import { embedText, type LoadSlice, writableIn } from '#ui/paper/pdf-text.ts'
import { FOOT_LETTERS, GREY, MARGIN, type PdfColour, PdfFlow, RIGHT, WIDTH } from './pdf-flow.ts'
import { ringsAround, type WorkbookTable, type WorkbookText } from './workbook-text.ts'

/** What the printer gets beside the words: logo and portrait as PNG. */
export interface WorkbookPrint {
  text: WorkbookText
  /** readable on white, "#rrggbb" */
  accent: string
  logo: Uint8Array | null
  portrait: Uint8Array | null
}

interface Face {
  slices: FontSlices
  load: LoadSlice
}

export interface WorkbookFonts {
  body: Face
  display: Face
}

const colourOf = (hex: string): PdfColour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [red, green, blue]
}

/** All that is ever drawn, so that only its letters are embedded. */
const wordsOfTable = (table: WorkbookTable | null): string[] => (table ? [...table.words, ...table.columns, ...table.rows.flat()] : [])

function wordsOf({ heads, agent, result, asking, adjusted, facts, rows, dots, forSale, steps, ...text }: WorkbookText): string[] {
  return [
    text.kicker,
    text.title,
    ...text.place,
    text.note,
    agent?.name ?? '',
    agent?.line ?? '',
    text.further,
    text.whereWords,
    text.foot,
    ...Object.values(heads),
    result.amount,
    result.priced,
    result.low,
    result.high,
    result.rangeWords,
    ...(asking ? [asking.by, asking.amount, asking.why, asking.distance] : []),
    ...text.made,
    ...text.columns,
    ...text.sources,
    ...facts.flat(),
    ...rows.flat(),
    ...wordsOfTable(forSale),
    ...wordsOfTable(steps),
    ...adjusted.flatMap(({ sale, parts, price }) => [sale, price, ...parts.flat()]),
    ...dots.map(({ numbers }) => numbers),
    FOOT_LETTERS,
    ' m:·=…',
  ]
}

/** The lines of a workbook that hold a letter which its fonts cannot write. */
export async function unwritableLines(text: WorkbookText, { body }: WorkbookFonts): Promise<string[]> {
  const lines = [...new Set(wordsOf(text).flatMap((words) => words.split('\n')))]
  const isWritable = await writableIn(lines, body.slices, body.load)
  return lines.filter((line) => !isWritable(line))
}

/** A workbook on A4 pages in the agent's colour. */
export async function workbookPdf({ text, accent, logo, portrait }: WorkbookPrint, { body, display }: WorkbookFonts): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(text.title, { showInWindowTitleBar: true })
  document.setLanguage(text.language)
  document.setAuthor(text.agent?.name ?? 'realEstate')
  document.setProducer('realEstate')
  document.setCreator('realEstate')
  const titles = [text.title, text.result.amount, text.asking?.amount ?? '', text.agent?.name ?? '', ...Object.values(text.heads)]
  const faces = {
    body: await embedText(document, wordsOf(text), body.slices, body.load),
    display: await embedText(document, titles, display.slices, display.load),
  }
  const flow = new PdfFlow(document, faces, colourOf(accent))
  await drawHead(document, flow, text, { logo, portrait })
  drawResultAndHome(flow, text)
  if (text.asking) drawAsking(flow, text.heads.asking, text.asking)
  drawSales(flow, text)
  if (text.forSale) drawTable(flow, text.heads.forSale, text.forSale)
  if (text.steps) drawTable(flow, text.heads.steps, text.steps)
  if (text.adjusted.length > 0) drawAdjusted(flow, text)
  if (text.dots.length > 0) drawSketch(flow, text)
  flow.head(text.heads.made)
  for (const words of text.made) flow.block(words, { size: 10 }, { gap: 3 })
  flow.y -= 12
  // a page that holds these alone says nothing
  flow.head(text.heads.sources, { room: Math.min(60, 12 * (text.sources.length + 1)) })
  for (const words of text.sources) flow.block(words, { size: 9, colour: GREY })
  flow.y -= 6
  flow.block(text.foot, { size: 9, colour: GREY })
  flow.feet([text.agent?.name, text.title].filter(Boolean).join(' · '))
  return document.save()
}

const LOGO = { width: 150, height: 56 }

const PORTRAIT = 40

async function drawHead(
  document: PDFDocument,
  flow: PdfFlow,
  text: WorkbookText,
  { logo, portrait }: Pick<WorkbookPrint, 'logo' | 'portrait'>,
): Promise<void> {
  const picture = logo && (await document.embedPng(logo))
  const top = flow.y
  if (picture) {
    const { width, height } = picture.scaleToFit(LOGO.width, LOGO.height)
    flow.page.drawImage(picture, { x: RIGHT - width, y: top - height, width, height })
  }
  const width = picture ? WIDTH - LOGO.width - 20 : WIDTH
  flow.block(text.kicker, { size: 10, colour: flow.accent }, { width, gap: 4 })
  flow.block(text.title, { size: 26 }, { width, gap: 4, isTitle: true })
  flow.block(text.place.join(' · '), { size: 11, colour: GREY }, { width, gap: 8 })
  if (picture) flow.y = Math.min(flow.y, top - LOGO.height - 8)
  if (text.agent) {
    const face = portrait && (await document.embedPng(portrait))
    const begun = flow.y
    const [x, beside] = face ? [MARGIN + PORTRAIT + 12, WIDTH - PORTRAIT - 12] : [MARGIN, WIDTH]
    if (face) flow.page.drawImage(face, { x: MARGIN, y: begun - PORTRAIT, width: PORTRAIT, height: PORTRAIT })
    flow.block(text.agent.name, { size: 13 }, { x, width: beside, isTitle: true, gap: 2 })
    flow.block(text.agent.line, { size: 9.5, colour: GREY }, { x, width: beside, gap: 6 })
    if (face) flow.y = Math.min(flow.y, begun - PORTRAIT - 8)
  }
  flow.rule({ colour: flow.accent, thickness: 2 })
  flow.y -= 16
  if (text.note) flow.block(text.note, { size: 11 }, { gap: 14 })
}

const HALF = (WIDTH - 28) / 2

function drawResultAndHome(flow: PdfFlow, { heads, result, facts }: WorkbookText): void {
  flow.need(76 + facts.length * 17)
  const { y: top, page } = flow
  flow.head(heads.result, { width: HALF })
  flow.y -= 6
  flow.block(result.amount, { size: 30 }, { width: HALF, gap: 2, isTitle: true })
  flow.block(result.priced, { size: 12 }, { width: HALF, gap: 8 })
  page.drawRectangle({ x: MARGIN, y: flow.y - 6, width: HALF, height: 6, color: rgb(...flow.accent), opacity: 0.55 })
  page.drawRectangle({ x: MARGIN + HALF * result.at - 2, y: flow.y - 11, width: 4, height: 16, color: rgb(0.1, 0.1, 0.12) })
  flow.y -= 26
  flow.text.draw(page, result.low, { x: MARGIN, y: flow.y }, { size: 10.5 })
  flow.text.draw(page, result.high, { x: MARGIN + HALF, y: flow.y, right: true }, { size: 10.5 })
  flow.y -= 6
  flow.block(result.rangeWords, { size: 9, colour: GREY }, { width: HALF })
  const left = flow.y
  const x = RIGHT - HALF
  flow.y = top
  flow.head(heads.home, { x, width: HALF })
  for (const [name, value] of facts) {
    const size = 9.5
    const lines = flow.text.wrap(value, size, HALF - flow.text.widthOf(name, size) - 12)
    flow.text.draw(page, name, { x, y: flow.y - size }, { size, colour: GREY })
    for (const line of lines) {
      flow.text.draw(page, line, { x: RIGHT, y: flow.y - size, right: true }, { size })
      flow.y -= 13
    }
    flow.y -= 1
    flow.rule({ x, width: HALF })
    flow.y -= 3
  }
  flow.y = Math.min(left, flow.y) - 20
}

function drawAsking(flow: PdfFlow, head: string, { by, amount, why, distance }: NonNullable<WorkbookText['asking']>): void {
  flow.head(head, { room: 90 })
  flow.block(by, { size: 10, colour: GREY }, { gap: 4 })
  flow.block(amount, { size: 18 }, { gap: 4, isTitle: true })
  flow.block(why, { size: 10.5 }, { gap: 3 })
  flow.block(distance, { size: 10, colour: GREY })
  flow.y -= 16
}

/** Left or right edges of the columns, as shares of the width; from the fourth on figures end there. */
const EDGES = [0, 0.04, 0.315, 0.475, 0.59, 0.705, 0.79, 0.93, 1] as const
const FIRST_FIGURE = 3
const SIZE = 8
const MARK = 26

function drawRow(flow: PdfFlow, cells: readonly string[], colour: PdfColour = [0, 0, 0]): void {
  const wrapped = cells.map((cell, at) => {
    const [from, to] = at < FIRST_FIGURE ? [EDGES[at] ?? 0, EDGES[at + 1] ?? 1] : [EDGES[at - 1] ?? 0, EDGES[at] ?? 1]
    const width = at === FIRST_FIGURE - 1 ? 0.1 : to - from
    return flow.text.wrap(cell, SIZE, width * WIDTH - 6)
  })
  const height = Math.max(...wrapped.map((lines) => lines.length)) * 11 + 3
  wrapped.forEach((lines, at) => {
    const isFigure = at >= FIRST_FIGURE
    lines.forEach((line, row) => {
      const y = flow.y - SIZE - row * 11 - 1
      flow.text.draw(flow.page, line, { x: MARGIN + (EDGES[at] ?? 0) * WIDTH, y, right: isFigure }, { size: SIZE, colour })
    })
  })
  flow.y -= height
  flow.rule()
  flow.y -= 2.5
}

function drawSales(flow: PdfFlow, { heads, columns, rows, further }: WorkbookText): void {
  flow.head(heads.sales, { room: 80 })
  drawRow(flow, columns, GREY)
  for (const row of rows) {
    if (flow.need(MARK)) drawRow(flow, columns, GREY)
    drawRow(flow, row)
  }
  if (further) flow.block(further, { size: 9, colour: GREY })
  flow.y -= 18
}

/** A row of few columns: the first from the left, the others in equal parts of the right half. */
function drawFew(flow: PdfFlow, cells: readonly string[], colour: PdfColour = [0, 0, 0]): void {
  const part = (WIDTH * 0.6) / Math.max(1, cells.length - 1)
  const wrapped = cells.map((cell, at) => flow.text.wrap(cell, 9, (at === 0 ? WIDTH * 0.4 : part) - 8))
  wrapped.forEach((lines, at) => {
    const x = at === 0 ? MARGIN : RIGHT - part * (cells.length - 1 - at)
    lines.forEach((line, row) => {
      flow.text.draw(flow.page, line, { x, y: flow.y - 9 - row * 12, right: at > 0 }, { size: 9, colour })
    })
  })
  flow.y -= Math.max(...wrapped.map((lines) => lines.length)) * 12 + 2
  flow.rule()
  flow.y -= 3
}

function drawTable(flow: PdfFlow, head: string, { words, columns, rows }: WorkbookTable): void {
  flow.head(head, { room: 100 })
  for (const one of words) flow.block(one, { size: 10 }, { gap: 3 })
  flow.y -= 4
  drawFew(flow, columns, GREY)
  for (const row of rows) {
    if (flow.need(MARK)) drawFew(flow, columns, GREY)
    drawFew(flow, row)
  }
  flow.y -= 16
}

function drawAdjusted(flow: PdfFlow, { heads, adjusted }: WorkbookText): void {
  flow.head(heads.adjustments)
  for (const { sale, parts, price } of adjusted) {
    flow.need(30)
    flow.text.draw(flow.page, price, { x: RIGHT, y: flow.y - 9.5, right: true }, { size: 9.5 })
    flow.block(sale, { size: 9.5 }, { width: WIDTH - 100 })
    flow.block(parts.map(([name, money]) => `${name}: ${money}`).join(' · '), { size: 9, colour: GREY }, { gap: 2 })
    flow.rule()
    flow.y -= 4
  }
  flow.y -= 16
}

const RADIUS = 92

function drawSketch(flow: PdfFlow, { heads, dots, whereWords }: WorkbookText): void {
  flow.head(heads.where, { room: 2 * RADIUS + 20 })
  const [inner, outer] = ringsAround(dots)
  const [x, y] = [MARGIN + RADIUS + 10, flow.y - RADIUS - 8]
  const scale = RADIUS / outer
  const small = { size: 7, colour: GREY }
  for (const metres of [inner, outer]) {
    flow.page.drawCircle({ x, y, size: metres * scale, borderColor: rgb(0.75, 0.76, 0.78), borderWidth: 0.6 })
    flow.text.draw(flow.page, `${metres} m`, { x: x - 9, y: y - metres * scale + 3 }, small)
  }
  for (const { numbers, east, north } of dots) {
    const at = { x: x + east * scale, y: y + north * scale }
    flow.page.drawCircle({ ...at, size: 2.6, color: rgb(...flow.accent) })
    flow.text.draw(flow.page, numbers, { x: at.x + 4, y: at.y - 2.5 }, { size: 7.5 })
  }
  flow.page.drawSvgPath('M0 -6 L6 0 L4 0 L4 6 L-4 6 L-4 0 L-6 0 Z', { x, y, color: rgb(0.1, 0.1, 0.12) })
  const beside = MARGIN + 2 * RADIUS + 44
  const below = flow.y - 2 * RADIUS - 30
  flow.y -= RADIUS - 10
  flow.block(whereWords, { size: 9, colour: GREY }, { x: beside, width: RIGHT - beside })
  flow.y = below
}
