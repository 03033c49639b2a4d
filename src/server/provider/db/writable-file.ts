import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqlDatabase } from './client.ts'

interface Prepared {
  sql: string
  values: readonly SQLInputValue[]
  bind(...values: unknown[]): Prepared
}

const prepared = (sql: string, values: readonly SQLInputValue[] = []): Prepared => ({
  sql,
  values,
  // D1 takes what SQLite does
  bind: (...bound) => prepared(sql, bound as SQLInputValue[]),
})

/** For scripts that write many rows beside a running server: indexes stay in 64 MiB of memory, and the log goes to the file every 64 MiB. */
export const BULK_WRITES =
  'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -65536; pragma wal_autocheckpoint = 16384'

/** A database file in the shape of D1, for scripts: a batch is one transaction. Statements of elsewhere are refused. */
export function writableFile(file: DatabaseSync): SqlDatabase {
  const made = new WeakMap<object, Prepared>()
  const ready = new Map<string, StatementSync>()
  const statementOf = (sql: string): StatementSync => {
    const statement = ready.get(sql) ?? file.prepare(sql)
    ready.set(sql, statement)
    return statement
  }
  const remember = (statement: Prepared) => {
    made.set(statement, statement)
    return statement
  }
  return {
    prepare: (sql) => ({ bind: (...values) => remember(prepared(sql).bind(...values)) }),
    async batch(statements) {
      file.exec('begin immediate')
      try {
        const answers = statements.map((statement) => {
          const known = made.get(statement)
          if (!known) throw new TypeError('the statement belongs to another database')
          return { results: statementOf(known.sql).all(...known.values) }
        })
        file.exec('commit')
        return answers
      } catch (error) {
        file.exec('rollback')
        throw error
      }
    },
  }
}
