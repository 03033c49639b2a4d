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
  statement: SqlStatement
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

  /** All rows of a select; parameters are positional (`?`), at most 100. Lists travel as one JSON array: `in (select value from json_each(?))`. */
  all<Row>(sql: string, ...parameters: SqlValue[]): Promise<Row[]> {
    this.statementCount++
    return new Promise((resolve, reject) => {
      const statement = this.session.prepare(sql).bind(...parameters)
      this.waiting.push({ statement, resolve: (rows) => resolve(rows as Row[]), reject })
      if (this.waiting.length === 1) void this.sendSoon()
    })
  }

  async first<Row>(sql: string, ...parameters: SqlValue[]): Promise<Row | null> {
    return (await this.all<Row>(sql, ...parameters))[0] ?? null
  }

  private async sendSoon() {
    // waits some microtasks, so that batch loaders, which wait for one themselves, join the same round trip
    for (let turn = 0; turn < TURNS_TO_WAIT; turn++) await null
    const sent = this.waiting
    this.waiting = []
    this.roundTripCount++
    try {
      const answers = await this.session.batch(sent.map((one) => one.statement))
      sent.forEach((one, i) => {
        one.resolve(answers[i]?.results ?? [])
      })
    } catch (error) {
      for (const one of sent) one.reject(error)
    }
  }
}
