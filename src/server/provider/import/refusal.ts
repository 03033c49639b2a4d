import { ImportRefused } from './input-file.ts'

/** SQLite's codes for a file that cannot be used: read-only, input/output, damaged, full, cannot open, not a database. */
const FILE_FAILURES = new Set([8, 10, 11, 13, 14, 26])

/** The message for an import that stopped for an external reason (a refused file, a disk error); null for anything else. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof ImportRefused) return error.message
  if (!(error instanceof Error)) return null
  if ('syscall' in error && error.syscall !== undefined) return error.message
  const errcode = 'errcode' in error ? error.errcode : undefined
  return typeof errcode === 'number' && FILE_FAILURES.has(errcode & 0xff) ? `the database cannot be used: ${error.message}` : null
}
