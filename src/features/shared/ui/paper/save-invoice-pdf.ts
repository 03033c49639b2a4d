import slices from '@fontsource/noto-sans-sc/unicode.json'
import { slugify } from '#lib/slug.ts'
import { saveFile } from '../save-file.ts'
import { type InvoiceFile, invoicePdf } from './invoice-pdf.ts'

/** The addresses of the font's files; one is fetched when a document needs a letter of it. */
const FILES = import.meta.glob<string>('/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-*-400-normal.woff', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
})

/** "[4]" in the list of ranges is "4" in a file's name. */
const fileOf = (slice: string): string =>
  FILES[`/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-${slice.replace(/[[\]]/g, '')}-400-normal.woff`] ?? ''

async function loadSlice(slice: string): Promise<Uint8Array> {
  const answer = await fetch(fileOf(slice))
  if (!answer.ok) throw new Error('the font could not be loaded')
  return new Uint8Array(await answer.arrayBuffer())
}

/** Saves invoices as a PDF that is named by their title. Throws when the font cannot be loaded. */
export async function saveInvoicePdf(file: InvoiceFile): Promise<void> {
  const bytes = await invoicePdf(file, slices, loadSlice)
  saveFile(`${slugify(file.title) || 'invoice'}.pdf`, new Uint8Array(bytes), 'application/pdf')
}
