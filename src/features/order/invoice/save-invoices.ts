import slices from '@fontsource/noto-sans-sc/unicode.json'
import type { I18n } from '@lingui/core'
import type { OrderInvoiceFactsFragment } from '#graphql/generated/graphql.ts'
import { slugify } from '#lib/slug.ts'
import { saveFile } from '#ui/save-file.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceText, statementText } from './invoice-words.ts'

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

/** Saves invoices as a PDF: one alone, several behind a statement. Throws when the font cannot be loaded. */
export async function saveInvoices(invoices: readonly OrderInvoiceFactsFragment[], name: string, i18n: I18n): Promise<void> {
  const bytes = await invoicePdf(
    {
      invoices: invoices.map((one) => invoiceText(one, i18n)),
      statement: invoices.length > 1 ? statementText(invoices, i18n) : null,
      title: name,
      language: i18n.locale,
    },
    slices,
    loadSlice,
  )
  saveFile(`${slugify(name) || 'invoice'}.pdf`, new Uint8Array(bytes), 'application/pdf')
}
