import Papa from 'papaparse'
import { LOCALE_TAGS, parseLocaleCode } from '#market/locale-tags.ts'
import { FORMULA_CELL } from '../listing-feed/formula-cell.ts'
import type { CopyRecord } from './copy-kind.ts'
import { vCard } from './vcard.ts'

const MARK = '\ufeff'

/** Records as JSON Lines. */
export const jsonLines = (records: readonly CopyRecord[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('')

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return String(value)
  // pictures by their places in the copy
  if (Array.isArray(value) && value.every((one) => typeof one?.MediaURL === 'string'))
    return value.map(({ MediaURL }) => MediaURL).join(' ')
  return JSON.stringify(value)
}

/** Records as a table for spreadsheets (RFC 4180, with a mark of UTF-8); cells that begin like a formula are made harmless, so it is for people to read. */
export const csvTable = (columns: readonly string[], records: readonly CopyRecord[]): string =>
  MARK +
  Papa.unparse(
    { fields: [...columns], data: records.map((record) => columns.map((column) => cellOf(record[column]))) },
    { escapeFormulae: FORMULA_CELL, newline: '\r\n' },
  ) +
  '\r\n'

const said = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The people of enquiries, each address once with what was said last. */
export function vCards(enquiries: readonly CopyRecord[]): string {
  const people = new Map<string, CopyRecord>()
  for (const enquiry of enquiries) {
    if (enquiry.suspicion !== null) continue
    people.set(said(enquiry.email).toLowerCase() || said(enquiry.phone), enquiry)
  }
  return Array.from(people.values(), (enquiry) => {
    const locale = parseLocaleCode(said(enquiry.locale))
    return vCard({
      uid: said(enquiry.id),
      name: said(enquiry.name),
      email: said(enquiry.email),
      phone: said(enquiry.phone),
      company: said(enquiry.company),
      note: said(enquiry.message),
      language: locale === null ? '' : LOCALE_TAGS[locale].iso,
      changedAt: said(enquiry.createdAt),
    })
  }).join('')
}
