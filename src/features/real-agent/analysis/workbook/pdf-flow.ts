import type { PDFDocument, PDFPage } from 'pdf-lib'
import { rgb } from 'pdf-lib'
import type { PdfText, TextStyle } from '#ui/paper/pdf-text.ts'

/** A4 in points. */
const A4 = [595.28, 841.89] as const
export const MARGIN = 46
export const RIGHT = A4[0] - MARGIN
export const WIDTH = RIGHT - MARGIN
const TOP = A4[1] - 46
/** below this stands the foot of a page */
const BOTTOM = 62

export type PdfColour = readonly [number, number, number]
export const GREY: PdfColour = [0.4, 0.42, 0.46]
const LINE_HEIGHT = 1.4
const TITLE_HEIGHT = 1.15

/** Where the next line stands, page after page. */
export class PdfFlow {
  private readonly document: PDFDocument
  readonly text: PdfText
  /** of titles */
  private readonly display: PdfText
  readonly accent: PdfColour
  page: PDFPage
  y = TOP

  constructor(document: PDFDocument, { body, display }: { body: PdfText; display: PdfText }, accent: PdfColour) {
    this.document = document
    this.text = body
    this.display = display
    this.accent = accent
    this.page = this.newPage()
  }

  private newPage(): PDFPage {
    const page = this.document.addPage([...A4])
    page.drawRectangle({ x: 0, y: A4[1] - 8, width: A4[0], height: 8, color: rgb(...this.accent) })
    return page
  }

  /** Goes to the next page where so much has no room on this one. Says whether it did. */
  need(height: number): boolean {
    if (this.y - height >= BOTTOM) return false
    this.page = this.newPage()
    this.y = TOP
    return true
  }

  /** Draws a text below what stands there, broken into lines. */
  block(words: string, style: TextStyle, { x = MARGIN, width = WIDTH, gap = 0, isTitle = false } = {}): void {
    const height = style.size * (isTitle ? TITLE_HEIGHT : LINE_HEIGHT)
    const text = isTitle ? this.display : this.text
    for (const line of words.split('\n').flatMap((part) => text.wrap(part, style.size, width))) {
      this.need(height)
      text.draw(this.page, line, { x, y: this.y - style.size }, style)
      this.y -= height
    }
    this.y -= gap
  }

  /** The title of a part over a line, with room for what follows it. */
  head(title: string, { x = MARGIN, width = WIDTH, room = 60 } = {}): void {
    this.need(30 + room)
    this.display.draw(this.page, title, { x, y: this.y - 13 }, { size: 14 })
    this.y -= 20
    this.rule({ x, width, colour: [0.1, 0.1, 0.12], thickness: 0.8 })
    this.y -= 6
  }

  rule({ x = MARGIN, width = WIDTH, colour = [0.85, 0.85, 0.87] as PdfColour, thickness = 0.5 } = {}): void {
    this.page.drawLine({ start: { x, y: this.y }, end: { x: x + width, y: this.y }, thickness, color: rgb(...colour) })
  }

  /** The foot of every page: whose it is, what it is, and its number. */
  feet(words: string): void {
    const pages = this.document.getPages()
    const style = { size: 8, colour: GREY }
    const [line = ''] = this.text.wrap(words, 8, WIDTH - 60)
    for (const [at, page] of pages.entries()) {
      page.drawLine({ start: { x: MARGIN, y: 46 }, end: { x: RIGHT, y: 46 }, thickness: 0.5, color: rgb(0.85, 0.85, 0.87) })
      this.text.draw(page, line, { x: MARGIN, y: 34 }, style)
      this.text.draw(page, `${at + 1} / ${pages.length}`, { x: RIGHT, y: 34, right: true }, style)
    }
  }
}

/** What a page's foot needs beside its words. */
export const FOOT_LETTERS = '0123456789 /'
