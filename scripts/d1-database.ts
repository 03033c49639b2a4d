import { z } from 'zod'
import { type Environment, environmentArgs } from './environment.ts'
import { OperationRefused } from './operation-refused.ts'
import { mustSay, mustTell, type Wrangler } from './wrangler.ts'

/** An argument of a program has 128 KiB on Linux, and a text of SQL 100 KB at D1. */
const COMMAND_BYTES_MAX = 60_000

const cell = z.union([z.string(), z.number(), z.null()])
const answers = z.array(z.object({ results: z.array(z.record(z.string(), cell)) }))

export type D1Row = Record<string, string | number | null>

/** A D1 database of an environment, by way of wrangler: of the platform, or the local one. Every method throws {@link OperationRefused}. */
export class D1Database {
  readonly name: string
  readonly #wrangler: Wrangler
  readonly #args: string[]

  /** `binding`: as in wrangler.toml, "DB_TRADE" */
  constructor(wrangler: Wrangler, environment: Environment, binding: string) {
    const database = environment.databases.find((one) => one.binding === binding)
    if (!database) throw new OperationRefused(`wrangler.toml has no ${binding} for ${environment.name}`)
    this.name = database.name
    this.#wrangler = wrangler
    this.#args = [environment.isLocal ? '--local' : '--remote', ...environmentArgs(environment)]
  }

  /** The rows of each statement. A statement is a moment of its own. */
  async query(statements: readonly string[]): Promise<D1Row[][]> {
    const rows: D1Row[][] = []
    for (const sql of commandsOf(statements)) {
      const told = await mustTell(this.#wrangler, ['d1', 'execute', this.name, '--json', '--yes', '--command', sql, ...this.#args], answers)
      for (const { results } of told) rows.push(results)
    }
    return rows
  }

  /** Runs a file of statements, all or none. */
  async execute(file: string): Promise<void> {
    await mustSay(this.#wrangler, ['d1', 'execute', this.name, '--yes', '--file', file, ...this.#args])
  }

  /** Writes the rows of the named tables as one INSERT a line. Virtual tables must not be named: the platform refuses them. */
  async export(tables: readonly string[], file: string): Promise<void> {
    const named = tables.flatMap((table) => ['--table', table])
    const args = ['d1', 'export', this.name, '--no-schema', '--skip-confirmation', '--output', file, ...named, ...this.#args]
    await mustSay(this.#wrangler, args)
  }
}

/** Statements joined into as few commands as their size allows. */
function commandsOf(statements: readonly string[]): string[] {
  const commands: string[] = []
  let open = ''
  for (const statement of statements) {
    const one = `${statement.replaceAll(/\s*\n\s*/g, ' ')};`
    if (open && open.length + one.length > COMMAND_BYTES_MAX) {
      commands.push(open)
      open = ''
    }
    open += one
  }
  return open ? [...commands, open] : commands
}
