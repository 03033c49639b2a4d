import { unparse } from 'papaparse'
import type { LaunchBallotQuery } from '#graphql/generated/graphql.ts'

export type BallotEntry = LaunchBallotQuery['launchBallot'][number]

/** Headers and words of the table, in the reader's language. */
export interface BallotTableWords {
  headers: Record<(typeof COLUMNS)[number], string>
  states: Record<NonNullable<BallotEntry['state']>, string>
  kind: (unitMix: string) => string
}

const COLUMNS = ['number', 'name', 'email', 'phone', 'unit', 'kinds', 'preview', 'state', 'registered'] as const

/** UTF-8 is recognised by spreadsheets by this sign alone. */
const BYTE_ORDER_MARK = '\u{FEFF}'

/** The ballot as a table for spreadsheets, RFC 4180, in the order of its numbers; what somebody wrote is never run as a formula. */
export function ballotTable(entries: readonly BallotEntry[], { headers, states, kind }: BallotTableWords): string {
  const rows = entries.map(
    (entry): Record<(typeof COLUMNS)[number], string> => ({
      number: String(entry.number),
      name: entry.name ?? '',
      email: entry.email ?? '',
      // a cell that begins with "+" is a formula
      phone: (entry.phone ?? '').replace(/^\+/, ''),
      unit: entry.unit ?? '',
      kinds: entry.unitMixes.map(kind).join(', '),
      preview: entry.previewOn ?? '',
      state: entry.state ? states[entry.state] : '',
      registered: entry.registeredDate,
    }),
  )
  const data = rows.map((row) => COLUMNS.map((column) => row[column]))
  return `${BYTE_ORDER_MARK}${unparse({ fields: COLUMNS.map((column) => headers[column]), data }, { escapeFormulae: true, newline: '\r\n' })}\r\n`
}
