import { createReadStream, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordOf } from '#lib/records.ts'
import { bindingOf, KEPT_DATABASES, type KeptDatabase, MANIFEST, type Manifest, writeEncrypted } from './backup-folder.ts'
import {
  APART_SQL,
  beginSql,
  COLUMNS_SQL,
  databaseShape,
  endSql,
  exportedTables,
  keyPlaces,
  restSql,
  SCHEMA_SQL,
  SEQUENCES_SQL,
  type Shape,
  sizesSql,
  tablesSql,
} from './backup-sql.ts'
import type { ListFiles } from './bucket-files.ts'
import { D1Database } from './d1-database.ts'
import type { Environment } from './environment.ts'
import { textLines } from './long-statements.ts'
import { OperationRefused } from './operation-refused.ts'
import type { Wrangler } from './wrangler.ts'

export interface BackupWork {
  environment: Environment
  wrangler: Wrangler
  /** age1… */
  recipients: readonly string[]
  /** where a folder of the moment is made */
  folder: string
  files: ListFiles
  /** how long changes may be refused */
  pauseSeconds: number
  /** of this code */
  version: string
  tell: (line: string) => void
}

interface Opened {
  which: KeptDatabase
  database: D1Database
  shape: Shape
}

interface Read {
  opened: Opened
  /** the rows as an export wrote them */
  rows: string
  rest: string
  sizes: Manifest['databases'][KeptDatabase]
}

/** Files that lie readable on this machine for a moment are open to its user alone. */
const PRIVATE = 0o700

/**
 * Takes both databases to one moment and the list of files after it. Changes are refused while they are read: first by trade, then by the accounts. The moment is
 * when both refuse; from then on neither differs until both are read, which is checked at the end. Answers the folder, which is there whole or not at all.
 * Throws {@link OperationRefused}; the pause is over then too.
 */
export async function takeBackup(work: BackupWork): Promise<string> {
  if (work.recipients.length === 0) throw new OperationRefused('--recipient names the age key that can read the backup: age1…')
  const scratch = mkdtempSync(join(tmpdir(), 'backup-'))
  mkdirSync(work.folder, { recursive: true })
  const made = mkdtempSync(join(work.folder, '.unfinished-'))
  try {
    const { moment, read } = await readPaused(work, scratch)
    const files: Manifest['files'] = {}
    for (const { opened, rows, rest } of read) {
      const name = `${opened.which}.sql.gz.age`
      files[name] = await writeEncrypted(join(made, name), wholeSql(opened.shape, rows, rest), work.recipients)
    }
    let stored = 0
    async function* lines() {
      for await (const file of work.files()) {
        stored += 1
        yield `${JSON.stringify(file)}\n`
      }
    }
    files['files.jsonl.gz.age'] = await writeEncrypted(join(made, 'files.jsonl.gz.age'), lines(), work.recipients)
    const databases = recordOf(KEPT_DATABASES, (which) => read.find(({ opened }) => opened.which === which)?.sizes ?? {})
    const page: Manifest = { format: 1, environment: work.environment.name, moment, version: work.version, databases, stored, files }
    writeFileSync(join(made, MANIFEST), `${JSON.stringify(page, null, 2)}\n`)
    const place = join(work.folder, `${work.environment.name}-${moment.replaceAll(/[:.]/g, '-')}`)
    renameSync(made, place)
    return place
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    rmSync(made, { recursive: true, force: true })
  }
}

async function readPaused(work: BackupWork, scratch: string): Promise<{ moment: string; read: Read[] }> {
  const { environment, wrangler, pauseSeconds, tell } = work
  mkdirSync(scratch, { recursive: true, mode: PRIVATE })
  // trade first: what is written to the accounts on the way to trade is then in both, or fails as a whole
  const opened: Opened[] = []
  for (const which of ['trade', 'account'] as const) opened.push(await open(which, new D1Database(wrangler, environment, bindingOf(which))))
  const until = Math.ceil(Date.now() / 1_000) + pauseSeconds
  let read: Read[] = []
  let moment = 0
  try {
    for (const { which, database, shape } of opened) await runSql(database, join(scratch, `${which}-begin.sql`), beginSql(shape, until))
    tell('changes are refused')
    moment = await clockOf(opened)
    for (const one of opened) read.push(await readDatabase(one, scratch))
    if ((await clockOf(opened)) >= until * 1_000) {
      read = []
      throw new OperationRefused(`reading took longer than ${pauseSeconds} s, so the databases are not of one moment: name more by --pause`)
    }
  } finally {
    for (const { which, database, shape } of opened)
      await runSql(database, join(scratch, `${which}-end.sql`), endSql(shape)).catch(() =>
        tell(
          `the pause of ${database.name} could not be ended: it ends by itself ${new Date(until * 1_000).toISOString()}, and the next backup tidies up`,
        ),
      )
    tell('changes are taken again')
  }
  return { moment: new Date(moment).toISOString(), read }
}

async function open(which: KeptDatabase, database: D1Database): Promise<Opened> {
  const [schema = [], columns = []] = await database.query([SCHEMA_SQL, COLUMNS_SQL])
  if (schema.length === 0) throw new OperationRefused(`${database.name} is empty`)
  return { which, database, shape: databaseShape(schema, columns) }
}

async function runSql(database: D1Database, file: string, sql: string): Promise<void> {
  writeFileSync(file, sql)
  await database.execute(file)
}

/** The latest of the databases' clocks, in milliseconds. */
async function clockOf(opened: readonly Opened[]): Promise<number> {
  let latest = 0
  for (const { database } of opened) {
    const [[row] = []] = await database.query(["select cast(unixepoch('subsec') * 1000 as integer) as now"])
    latest = Math.max(latest, Number(row?.now))
  }
  return latest
}

async function readDatabase(opened: Opened, scratch: string): Promise<Read> {
  const { which, database, shape } = opened
  const [apart = [], sequences = [], ...sizes] = await database.query([APART_SQL, SEQUENCES_SQL, ...sizesSql(shape)])
  const keys = keyPlaces(shape)
  const lost = apart.map(({ place }) => String(place)).filter((place) => keys.includes(place))
  if (lost.length) throw new OperationRefused(`an export cannot tell keys with both a line end and "\\n": ${lost.join(', ')}`)
  const rows = join(scratch, `${which}-rows.sql`)
  await database.export(exportedTables(shape), rows)
  return {
    opened,
    rows,
    rest: restSql(shape, sequences),
    sizes: Object.fromEntries(sizes.flat().map((row) => [String(row.name), { rows: Number(row.rows), bytes: Number(row.bytes) }])),
  }
}

async function* wholeSql(shape: Shape, rows: string, rest: string): AsyncGenerator<string> {
  yield tablesSql(shape)
  for await (const line of textLines(createReadStream(rows))) if (line.startsWith('INSERT INTO')) yield `${line}\n`
  yield rest
}
