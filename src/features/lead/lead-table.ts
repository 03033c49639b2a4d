import { unparse } from 'papaparse'
import type { Lead } from './inbox.ts'

/** The columns in their order, with what stands in them. Digits stand for a number of minutes. */
const COLUMNS = {
  written: ({ createdDate }) => createdDate,
  state: ({ state }, words) => words.states[state],
  origin: ({ origin }, words) => words.origins[origin],
  name: ({ name }) => name,
  email: ({ email }) => email,
  // a cell that begins with "+" is a formula
  phone: ({ phone }) => phone.replace(/^\+/, ''),
  company: ({ company }) => company,
  country: ({ country }) => country,
  home: ({ home }) => (home ? [home.name, home.unit].filter(Boolean).join(' ') : ''),
  message: ({ message }) => message,
  followUp: ({ followUpOn }) => followUpOn ?? '',
  answered: ({ answerSeconds }) => (answerSeconds === null ? '' : String(Math.round(answerSeconds / 60))),
} as const satisfies Record<string, (lead: Lead, words: LeadTableWords) => string>

export type LeadColumn = keyof typeof COLUMNS

export interface LeadTableWords {
  columns: Record<LeadColumn, string>
  states: Record<Lead['state'], string>
  origins: Record<Lead['origin'], string>
}

/** How a cell begins that spreadsheets would run. */
const FORMULA = /^[=+\-@\t\r]/

/** UTF-8 is recognised by spreadsheets by this sign alone. */
const BYTE_ORDER_MARK = '\u{FEFF}'

/** Leads as a table for spreadsheets, RFC 4180; what somebody wrote is never run as a formula. */
export function leadTable(leads: readonly Lead[], words: LeadTableWords): string {
  const columns = Object.keys(COLUMNS) as LeadColumn[]
  const data = leads.map((lead) => columns.map((column) => COLUMNS[column](lead, words)))
  return (
    BYTE_ORDER_MARK +
    unparse({ fields: columns.map((column) => words.columns[column]), data }, { escapeFormulae: FORMULA, newline: '\r\n' })
  )
}
