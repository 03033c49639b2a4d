import { demoAccounts } from '../src/server/provider/demo/people/accounts.ts'

/** The demo accounts as a table for the terminal: what each shows, e-mail address, licence number. */
export function accountTable(): string {
  const rows = demoAccounts().map(({ what, email, licence }) => [what, email, licence?.number ?? ''])
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()).join('\n')
}
