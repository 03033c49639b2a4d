import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { applyMigrations, readMigrations } from '../db/migrations.ts'
import { replaceArtifact } from './artifacts.ts'

it('takes the estimates of lists away with the model that they were made with', () => {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  applyMigrations(db, readMigrations('market'))
  db.exec(
    "insert into project_estimate (project_id, refusal) values (1, 'NO_SALES'); insert into meta values ('estimates', 'a'), ('origin', 'import')",
  )
  replaceArtifact(db, { name: 'valuation-hdb', contentType: 'x', rowCount: 1, bytes: Buffer.from('model') })
  expect(db.prepare('select project_id from project_estimate').all()).toEqual([])
  expect(db.prepare('select key from meta').all()).toEqual([{ key: 'origin' }])
})
