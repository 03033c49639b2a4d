/** What stands on an invoice, in words of a language. */
export interface InvoiceText {
  title: string
  /** name and value, in order */
  facts: readonly (readonly [string, string])[]
  seller: readonly string[]
  buyer: readonly string[]
  heads: { seller: string; buyer: string; what: string; amount: string }
  /** what is charged, with its amount */
  lines: readonly (readonly [string, string])[]
  sums: readonly (readonly [string, string])[]
  total: readonly [string, string]
  foot: string
}

/** The first page of a statement of several invoices. */
export interface InvoiceStatementText {
  title: string
  heads: readonly [number: string, day: string, place: string, total: string]
  rows: readonly (readonly [number: string, day: string, place: string, total: string])[]
  total: readonly [string, string]
}
