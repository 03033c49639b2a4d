/** npm run db:migrate — applies missing account, trade and market migrations to the local databases. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { applyMigrations, readMigrations } from '../src/server/provider/db/migrations.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

const root = join(import.meta.dirname, '..')
const { values } = commandLine(COMMANDS['db:migrate'])

for (const which of ['ACCOUNT', 'TRADE', ...COUNTRY_CODES] as const) {
  const file = localD1File(d1Binding(root, which).databaseId, values.persist ?? join(root, PERSIST_ROOT))
  const db = new DatabaseSync(file)
  db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal')
  const applied = applyMigrations(db, readMigrations(which === 'ACCOUNT' ? 'account' : which === 'TRADE' ? 'trade' : 'market'))
  db.close()
  console.log(`DB_${which}: ${applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`}`)
}
