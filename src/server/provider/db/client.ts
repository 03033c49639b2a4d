import type { Columns, RowOf } from './column-table.ts'
import { type CellsRow, cellsRows, describedRows } from './described-rows.ts'

/** The part of D1's interface that the provider uses; the Worker's binding satisfies it. */
export interface SqlDatabase extends SqlSession {
  withSession?(constraint: Freshness): SqlSession
}

/** 'first-unconstrained': any replica may answer; 'first-primary': nothing may be older than the last write of another request. */
export type Freshness = 'first-unconstrained' | 'first-primary'

interface SqlSession {
  prepare(sql: string): SqlStatement
  batch(statements: SqlStatement[]): Promise<{ results: unknown[] }[]>
}

interface SqlStatement {
  bind(...values: unknown[]): SqlStatement
}

export type SqlValue = string | number | null | ArrayBuffer

/** A condition of a statement that is written in one transaction with others: what comes behind `where`, with its positional parameters. */
export interface Guard {
  sql: string
  parameters: readonly SqlValue[]
}

const TURNS_TO_WAIT = 8

interface Waiting {
  sql: string
  parameters: readonly SqlValue[]
  resolve(rows: unknown[]): void
  reject(error: unknown): void
}

/**
 * The statements of one request. Those asked for in the same tick travel to D1 as one batch (one round trip instead of many),
 * through a session, so that a read replica near the visitor may answer.
 */
export class Statements {
  /** how many statements and round trips this request has cost so far */
  statementCount = 0
  roundTripCount = 0
  /** the binding, which is the same object for all requests of an isolate */
  readonly database: SqlDatabase
  private readonly session: SqlSession
  private waiting: Waiting[] = []

  constructor(database: SqlDatabase, freshness: Freshness = 'first-unconstrained') {
    this.database = database
    this.session = database.withSession?.(freshness) ?? database
  }

  /**
   * All rows that a statement gives, as `columns` describes them: what a table has by its description, what is computed by its kind
   * (`{ ...pick(SEAT, 'id', 'email'), total: integer() }`). Where a row is otherwise the answer is an error.
   * Parameters are positional (`?`), at most 100. Lists travel as one JSON array: `in (select value from json_each(?))`.
   */
  all<C extends Columns>(columns: C, sql: string, ...parameters: SqlValue[]): Promise<RowOf<C>[]> {
    return this.ask(sql, parameters, (rows) => describedRows(columns, rows, sql))
  }

  /** The first row, or null; `{}` asks whether there is one. */
  async first<C extends Columns>(columns: C, sql: string, ...parameters: SqlValue[]): Promise<RowOf<C> | null> {
    return (await this.all(columns, sql, ...parameters))[0] ?? null
  }

  /** A statement whose rows nobody reads. */
  run(sql: string, ...parameters: SqlValue[]): Promise<unknown> {
    return this.ask(sql, parameters, (rows) => rows)
  }

  /** All rows with whatever fields they have, for what is passed on as it is. */
  cells(sql: string, ...parameters: SqlValue[]): Promise<CellsRow[]> {
    return this.ask(sql, parameters, cellsRows)
  }

  private ask<Row>(sql: string, parameters: readonly SqlValue[], read: (rows: unknown[]) => Row[]): Promise<Row[]> {
    this.statementCount++
    return new Promise((resolve, reject) => {
      const take = (rows: unknown[]) => {
        try {
          resolve(read(rows))
        } catch (error) {
          reject(error)
        }
      }
      this.waiting.push({ sql, parameters, resolve: take, reject })
      if (this.waiting.length === 1) void this.sendSoon()
    })
  }

  private async sendSoon() {
    // waits some microtasks, so that batch loaders, which wait for one themselves, join the same round trip
    for (let turn = 0; turn < TURNS_TO_WAIT; turn++) await null
    const sent = this.waiting
    this.waiting = []
    this.roundTripCount++
    const questions = Map.groupBy(sent, sameQuestion(sent))
    try {
      const statements = Array.from(questions.values(), ([one]) => this.session.prepare(one?.sql ?? '').bind(...(one?.parameters ?? [])))
      const answers = await this.session.batch(statements)
      for (const [i, same] of [...questions.values()].entries()) for (const one of same) one.resolve(answers[i]?.results ?? [])
    } catch (error) {
      for (const one of sent) one.reject(error)
    }
  }
}

/** `with` may begin a statement that writes; one that only names a function like a writing word is sent as it is. */
const READS = /^\s*(?:select|with)\b(?!.*\b(?:insert|update|delete|replace)\b)/is

/**
 * What tells statements of a batch apart: parts of one answer often ask for the same rows, which are read once. Where a batch writes, each
 * statement is its own, because what it reads depends on its place.
 */
function sameQuestion(batch: readonly Waiting[]): (one: Waiting) => unknown {
  const isKnown = ({ sql, parameters }: Waiting) => READS.test(sql) && !parameters.some((value) => value instanceof ArrayBuffer)
  return batch.every(isKnown) ? ({ sql, parameters }) => JSON.stringify([sql, parameters]) : (one) => one
}
