import type { SQLInputValue, StatementSync } from 'node:sqlite'

/**
 * The rows of a select over a file; `Row` says its columns, as in `Statements.all`. SQLite names its rows' cells by text only: this is where
 * they are given their type.
 */
export const allRows = <Row>(statement: StatementSync, ...values: SQLInputValue[]): Row[] => statement.all(...values) as unknown as Row[]

/** The same, one row after the other. */
export const eachRow = <Row>(statement: StatementSync, ...values: SQLInputValue[]): Iterable<Row> =>
  statement.iterate(...values) as unknown as Iterable<Row>
