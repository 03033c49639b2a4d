import type { I18n } from '@lingui/core'
import type { OrderInvoiceFactsFragment } from '#graphql/generated/graphql.ts'
import { saveInvoicePdf } from '#ui/paper/save-invoice-pdf.ts'
import { invoiceText, statementText } from './invoice-words.ts'

/** Saves invoices as a PDF: one alone, several behind a statement. Throws when the font cannot be loaded. */
export const saveInvoices = (invoices: readonly OrderInvoiceFactsFragment[], name: string, i18n: I18n): Promise<void> =>
  saveInvoicePdf({
    invoices: invoices.map((one) => invoiceText(one, i18n)),
    statement: invoices.length > 1 ? statementText(invoices, i18n) : null,
    title: name,
    language: i18n.locale,
  })
