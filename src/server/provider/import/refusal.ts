import { ImportRefused } from './input-file.ts'

/** SQLite's codes for a file that cannot be used: read-only, input/output, damaged, full, cannot open, not a database. */
const FILE_FAILURES = new Set([8, 10, 11, 13, 14, 26])

/** What to tell the person when an import stopped for a reason outside of the program: a refused file, a disk; null for anything else. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof ImportRefused) return error.message
  if (!(error instanceof Error)) return null
  if ('syscall' in error && error.syscall !== undefined) return error.message
  const errcode = 'errcode' in error ? error.errcode : undefined
  return typeof errcode === 'number' && FILE_FAILURES.has(errcode & 0xff) ? `the database cannot be used: ${error.message}` : null
}
