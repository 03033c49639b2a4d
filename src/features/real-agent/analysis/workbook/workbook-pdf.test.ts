import { readFile } from 'node:fs/promises'
import inter from '@fontsource/inter/unicode.json'
import serif from '@fontsource/source-serif-4/unicode.json'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { NOTO_SLICES, sliceFile } from '#ui/paper/paper-slices.ts'
import { unwritableLines, type WorkbookPrint, workbookPdf } from './workbook-pdf.ts'
import { ringsAround, type WorkbookText } from './workbook-text.ts'

const face = (latin: string, file: string) => ({
  slices: { ...NOTO_SLICES, latin },
  load: async (slice: string) => {
    return new Uint8Array(await readFile(`node_modules/${slice === 'latin' ? `@fontsource/${file}` : sliceFile(slice)}`))
  },
})
const fonts = {
  body: face(inter.latin, 'inter/files/inter-latin-400-normal.woff'),
  display: face(serif.latin, 'source-serif-4/files/source-serif-4-latin-600-normal.woff'),
}

const row = (number: number) => [
  String(number),
  '楓葉軒 Maple Court (310 m)',
  'Jul 2026',
  '07–09',
  '1,087 sqft',
  '$1,742,000',
  '$1,603',
  '$1,879,100',
  '8.0%',
]
const text: WorkbookText = {
  language: 'en-SG',
  kicker: 'Comparative market analysis',
  title: 'For Mrs Lim 林太太',
  place: ['The Meadow', 'Example Lane'],
  accent: '#7a1f3d',
  logo: null,
  portrait: null,
  agent: { name: 'AH KOW NG', line: 'R990001A · LANTERN BAY REALTY' },
  note: 'Seen on Monday.\nThank you.',
  heads: {
    home: 'The home',
    result: 'Value',
    asking: 'Proposed asking price',
    where: 'Where the sales are',
    sales: 'Comparable sales',
    adjustments: 'Adjustments of the agent',
    made: 'How the value is made',
    forSale: 'For sale now',
    steps: 'Asking price and days',
    sources: 'Sources and dates',
  },
  facts: [
    ['Floor area', '101 sqm (1,087 sqft)'],
    ['View', 'Reservoir'],
  ],
  result: {
    amount: '$1,837,288',
    priced: 'In prices of Jul 2026',
    low: '$1,783,148',
    high: '$1,888,437',
    rangeWords: 'Range: the middle half',
    at: 0.5,
  },
  asking: { by: 'Proposed by AH KOW NG', amount: '$1,950,000', why: 'The kitchen is new.', distance: 'It lies 3.3% above.' },
  made: ['Each sale is brought to today’s prices.'],
  columns: ['No.', 'Sale', 'Month', 'Floor', 'Size', 'Paid', 'Paid psf', 'In this home’s terms', 'Weight'],
  rows: Array.from({ length: 28 }, (_, at) => row(at + 1)),
  further: 'Further sales, together: 8, weight 19.4%',
  forSale: {
    words: ['Homes of this kind for sale on 30 Nov 2026: 4.'],
    columns: ['Home', 'Size', 'Asked'],
    rows: [['楓葉軒 Maple Court', '1,001 sqft', '$1,900,003']],
  },
  steps: { words: ['How long homes were advertised.'], columns: ['Asking price', 'Days'], rows: [['below $1,782,001', '41']] },
  adjusted: [{ sale: '1. Maple Court, Jul 2026', parts: [['Condition +5.0%', '+$87,100']], price: '$1,879,100' }],
  dots: [{ numbers: '1, 2', east: 120, north: -310 }],
  whereWords: 'The home is in the middle.',
  sources: ['The analysis is of 30 Nov 2026.'],
  foot: 'An analysis of recorded sales.',
}

async function read(print: WorkbookPrint) {
  const document = await getDocument({ data: await workbookPdf(print, fonts), verbosity: 0 }).promise
  const pages: string[] = []
  let right = 0
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    const words = items.flatMap((item) => ('str' in item ? [item] : []))
    right = Math.max(right, ...words.map((item) => Number(item.transform[4]) + item.width))
    pages.push(words.map(({ str }) => str).join(''))
  }
  return { pages, right }
}

it('says all of a workbook on pages that it fits on, with the head of its table and a foot on each', async () => {
  const { pages, right } = await read({ text, accent: '#7a1f3d', logo: null, portrait: null })
  const all = pages.join('').replaceAll(' ', '')
  const parts = [
    '林太太',
    'R990001A',
    text.result.amount,
    text.result.priced.replaceAll(' ', ''),
    '$1,603',
    'Reservoir',
    '28楓葉軒',
    'Condition+5.0%',
    'Proposed by AH KOW NG',
    'The kitchen is new.',
    'It lies 3.3% above.',
    text.foot,
    text.further,
    '$1,900,003',
    'below$1,782,001',
    '200m',
    '400m',
  ]
  for (const part of parts) expect(all).toContain(part.replaceAll(' ', ''))
  expect(right).toBeLessThan(595.28 - 40)
  expect(pages.length).toBeGreaterThan(1)
  for (const [at, page] of pages.entries()) expect(page).toContain(`${at + 1} / ${pages.length}`)
})

it('leaves out what there is none of', async () => {
  const { pages } = await read({
    text: { ...text, agent: null, note: '', adjusted: [], dots: [], further: '', forSale: null, steps: null, asking: null },
    accent: '#000000',
    logo: null,
    portrait: null,
  })
  for (const head of [text.heads.asking, text.heads.adjustments, text.heads.where, text.heads.forSale, text.heads.steps])
    expect(pages.join('')).not.toContain(head)
})

it('draws circles that hold every sale', () => {
  expect(ringsAround([{ numbers: '1', east: 0, north: 150 }])).toEqual([100, 200])
  expect(ringsAround([{ numbers: '1', east: 3_000, north: 0 }])).toEqual([1_500, 3_000])
})

it('names the lines that it cannot write', async () => {
  expect(await unwritableLines(text, fonts)).toEqual([])
  expect(await unwritableLines({ ...text, title: 'Dvořák, முத்து', note: 'Seen.\n김철수' }, fonts)).toEqual(['Dvořák, முத்து', '김철수'])
})
