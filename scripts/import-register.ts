import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CountryCode } from '#market/vocabulary.ts'
import { sqlFiles } from '../src/server/provider/build/sql-batches.ts'
import { cutRegister, registerStatements, registerVersion, replaceRegister } from '../src/server/provider/db/account/register-rows.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { applyMigrations, readMigrations } from '../src/server/provider/db/migrations.ts'
import { ImportRefused } from '../src/server/provider/import/input-file.ts'
import type { ReadRegister } from '../src/server/provider/import/run/run-register.ts'
import { sendSqlFiles, writeSqlFiles } from './send-sql.ts'

const root = join(import.meta.dirname, '..')
const REASONS_SHOWN = 12

interface Whereto {
  remote: boolean
  env?: string
  /** a folder for SQL files; then nothing is sent */
  out?: string
  /** the folder of local databases */
  persist?: string
  /** also a register with fewer than half of the agents that there are */
  force: boolean
}

/** Puts a register into the local account database, or with `remote` into the deployed one, and says which rows were refused. */
export function placeRegister(
  register: ReadRegister,
  country: CountryCode,
  reportFile: string,
  { remote, env, out, persist, force }: Whereto,
): void {
  tellRegister(register, reportFile.replace(/(\.csv)?$/, '-register.csv'))
  const { databaseName, databaseId } = d1Binding(root, 'ACCOUNT', env)
  if (!remote && out === undefined) {
    console.log(keepRegister(register, country, localD1File(databaseId, persist ?? join(root, PERSIST_ROOT)), force))
    return
  }
  const folder = out ?? join(root, '.data', 'remote', country)
  const isSent = remote && out === undefined
  sendRegister(register, country, { folder, databaseName: isSent ? databaseName : null, environment: env })
}

/** The outcome of importing a register into the local account database, and its message. */
function keepRegister(register: ReadRegister, country: CountryCode, accountFile: string, force: boolean): string {
  const db = new DatabaseSync(accountFile)
  try {
    db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal')
    applyMigrations(db, readMigrations('account'))
    const { contentHash, rows } = register
    const held = registerVersion(db, country)
    const cut = force ? null : cutRegister(held, rows.length)
    if (cut !== null) throw new ImportRefused(`${cut}; nothing was changed. --force takes it all the same`)
    if (held?.contentHash === contentHash) return `register unchanged: version ${contentHash} is there already`
    replaceRegister(db, versionOf(register, country), rows)
    return `register replaced: ${rows.length} agents, version ${contentHash}`
  } finally {
    db.close()
  }
}

/** Writes a register as SQL files and, where a database is named, runs them there. */
function sendRegister(
  register: ReadRegister,
  country: CountryCode,
  to: { folder: string; databaseName: string | null; environment: string | undefined },
): void {
  const files = writeSqlFiles(join(to.folder, 'register'), sqlFiles(registerStatements(versionOf(register, country), register.rows)))
  const refused = to.databaseName === null ? null : sendSqlFiles(files, to.databaseName, to.environment)
  if (refused !== null) throw new ImportRefused(`wrangler refused ${refused}; the register lists old and new agents: run the import again`)
}

const versionOf = ({ contentHash }: ReadRegister, country: CountryCode) => {
  const importedAt = Math.floor(Date.now() / 1_000)
  return { country, origin: 'import', contentHash, importedAt } as const
}

/** Says which rows were refused and why. */
function tellRegister({ fileName, rows, report }: ReadRegister, reportFile: string): void {
  console.log(`  ${fileName}: register of estate agents, ${rows.length} agents`)
  report.write(reportFile)
  for (const { count, file, column, reason } of report.summary().slice(0, REASONS_SHOWN))
    console.log(`  ${count} × ${file}: ${[column, reason].filter(Boolean).join(' ')}`)
  if (report.rows.length > 0) console.log(`${report.rows.length} rows reported, see ${reportFile}`)
}
