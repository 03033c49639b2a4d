import { slugify } from '#lib/slug.ts'
import { saveFile } from '../save-file.ts'
import { type InvoiceFile, invoicePdf } from './invoice-pdf.ts'
import { loadNotoSlice } from './noto-slices.ts'
import { NOTO_SLICES } from './paper-slices.ts'

/** Saves invoices as a PDF that is named by their title. Throws when the font cannot be loaded. */
export async function saveInvoicePdf(file: InvoiceFile): Promise<void> {
  const bytes = await invoicePdf(file, NOTO_SLICES, loadNotoSlice)
  saveFile(`${slugify(file.title) || 'invoice'}.pdf`, new Uint8Array(bytes), 'application/pdf')
}
