import { readFile } from 'node:fs/promises'
import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { OrderInvoiceFactsFragment } from '#graphql/generated/graphql.ts'
import { sliceFinder } from '#lib/font-slices.ts'
import { invoicePdf } from '#ui/paper/invoice-pdf.ts'
import { sliceFile, NOTO_SLICES as slices } from '#ui/paper/paper-slices.ts'
import { runsOf, wrapped } from '#ui/paper/pdf-text.ts'
import { invoiceText, statementText } from './invoice-words.ts'

const i18n = setupI18n({ locale: 'en-SG', messages: { 'en-SG': {} } })
const load = async (slice: string) => new Uint8Array(await readFile(`node_modules/${sliceFile(slice)}`))

const invoice = (change: Partial<OrderInvoiceFactsFragment> = {}): OrderInvoiceFactsFragment => ({
  number: 'SG-000123-0007',
  issuedOn: '2026-11-28',
  order: 'SG-000123',
  place: '楓葉軒 Maple Court #12-34',
  country: 'SG',
  seller: { name: '陳氏攝影 Tan Studio', address: '27 Example Lane', taxNumber: 'M90000000A' },
  buyer: { name: 'Serene Quek Alder', agency: 'LANTERN BAY REALTY', licence: 'R990001A' },
  lines: [
    { service: 'PHOTOGRAPHS', cents: 18_000 },
    { service: 'FLOOR_PLAN', cents: 9_550 },
  ],
  netCents: 27_550,
  tax: { name: 'GST', percent: 9, cents: 2_480 },
  totalCents: 30_030,
  ...change,
})

/** The words of each page, read back by another program's reader. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
    }),
  )
}

describe('an invoice as a PDF', () => {
  it('says all that it has to, in the letters of its names', async () => {
    const bytes = await invoicePdf(
      { invoices: [invoiceText(invoice(), i18n)], statement: null, title: 'SG-000123-0007', language: 'en-SG' },
      slices,
      load,
    )
    const pages = await pagesOf(bytes)
    expect(pages).toHaveLength(1)
    const text = pages[0]?.replaceAll(' ', '')
    for (const words of [
      'Tax invoice',
      'SG-000123-0007',
      '28 Nov 2026',
      '楓葉軒',
      'Maple Court #12-34',
      '陳氏攝影',
      'M90000000A',
      'Serene Quek Alder',
      'R990001A',
      'Photographs',
      '$180.00',
      'Floor plan',
      '$95.50',
      'GST 9%',
      '$24.80',
      '$300.30',
    ])
      expect(text).toContain(words.replaceAll(' ', ''))
  })

  it('charges no tax where none is due, and is not called a tax invoice then', async () => {
    const plain = invoice({ tax: null, totalCents: 27_550, seller: { name: 'Tan Studio', address: '', taxNumber: '' } })
    const [text] = await pagesOf(
      await invoicePdf({ invoices: [invoiceText(plain, i18n)], statement: null, title: 'x', language: 'en-SG' }, slices, load),
    )
    expect(text).not.toMatch(/tax/i)
    expect(text).toContain('$275.50')
  })

  it('stands behind a statement that adds up, over as many pages as it takes', async () => {
    const many = Array.from({ length: 60 }, (_, at) => invoice({ number: `SG-${at}`, place: `Home ${at} `.repeat(9) }))
    const statement = statementText(many, i18n)
    const pages = await pagesOf(
      await invoicePdf({ invoices: many.map((one) => invoiceText(one, i18n)), statement, title: 'x', language: 'en-SG' }, slices, load),
    )
    const own = pages.filter((page) => page.startsWith('Statement'))
    expect(pages).toHaveLength(60 + own.length)
    expect(own.length).toBeGreaterThan(1)
    for (const { number } of many) expect(own.some((page) => page.includes(number))).toBe(true)
    expect(own.at(-1)).toContain('$18,018.00')
  }, 60_000)
})

describe('text', () => {
  const find = sliceFinder(slices)

  it('keeps all of its letters when it is cut into runs', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Aa1 #é陳楓樓盤估價订购全景影片「」—…') }), (line) => {
        expect(
          runsOf(line, find)
            .map(({ text }) => text)
            .join(''),
        ).toBe(line)
      }),
    )
    expect(runsOf('\u{10FFFD}', find)[0]?.text).not.toContain('\u{10FFFD}')
  })

  it('is wrapped into lines that fit, and loses nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '陳') }), fc.integer({ min: 1, max: 12 }), (text, width) => {
        const lines = wrapped(text, (line) => [...line].length <= width)
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
    )
  })
})
