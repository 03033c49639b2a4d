import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { sqlFiles, sqlStatements } from '../../src/server/provider/build/sql-batches.ts'
import { applyMigrations, readMigrations } from '../../src/server/provider/db/migrations.ts'
import { dump, importInto, rows } from './import-into.ts'
import { freshFolder, madeFolder } from './made-folder.ts'

const FTS = 'select d.title from search_fts join search_doc d on d.id = search_fts.rowid where search_fts match \'"bedok"*\' order by d.id'

it('replaying the batches into an empty database gives the same market, twice', async () => {
  const { stagingFile } = await importInto(madeFolder())
  const grown = new DatabaseSync(stagingFile)
  const bytes = Uint8Array.from({ length: 130_000 }, (_, at) => (at * 7919) % 256)
  grown.prepare("insert into artifact values ('large', 0, 'x', 'application/octet-stream', 1, ?)").run(bytes)
  grown.close()
  const built = new DatabaseSync(stagingFile, { readOnly: true })
  const files = [...sqlFiles(sqlStatements(built), 20_000)]
  for (const statement of sqlStatements(built)) expect(Buffer.byteLength(statement)).toBeLessThan(100_000)
  built.close()
  expect(files.length).toBeGreaterThan(1)
  const replayed = join(freshFolder('replay'), 'market.sqlite')
  const db = new DatabaseSync(replayed)
  applyMigrations(db, readMigrations('market'))
  for (let time = 0; time < 2; time++) for (const text of files) db.exec(text)
  db.close()
  expect(dump(replayed)).toBe(dump(stagingFile))
  expect(rows(replayed, "select bytes from artifact where name = 'large'")).toEqual([{ bytes }])
  expect(rows(replayed, FTS)).toEqual(rows(stagingFile, FTS))
  expect(rows(replayed, FTS).length).toBeGreaterThan(0)
})
