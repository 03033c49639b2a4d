import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CountryCode } from '#market/vocabulary.ts'
import { buildMarket } from '../../src/server/provider/build/build-market.ts'
import { silentProgress } from '../../src/server/provider/build/progress.ts'
import { sqlStatements } from '../../src/server/provider/build/sql-batches.ts'
import { DEMO_SEED, generateMarket } from '../../src/server/provider/demo/generate-market.ts'
import { runImport } from '../../src/server/provider/import/run/run-import.ts'
import { freshFolder } from './made-folder.ts'

/** Imports a folder into a database of its own. Returns its files and the outcome. */
export async function importInto(folder: string, home = freshFolder('import'), country: CountryCode = 'SG') {
  mkdirSync(home, { recursive: true })
  const files = { stagingFile: join(home, 'staging.sqlite'), targetFile: join(home, 'target.sqlite'), reportFile: join(home, 'report.csv') }
  const outcome = await runImport({ country, folder, ...files, progress: silentProgress })
  return { ...files, home, outcome }
}

const known = new Map<string, ReturnType<typeof importInto>>()
const demos = new Map<CountryCode, Promise<string>>()

/** Imports a folder of real files once for all tests, which only read what it made. */
export function importedOnce(folder: string, country: CountryCode = 'SG'): ReturnType<typeof importInto> {
  const imported = known.get(folder) ?? importInto(folder, undefined, country)
  known.set(folder, imported)
  return imported
}

/** The file of a country's demonstration, made once for all tests, which only read it. */
export function demoFile(country: CountryCode): Promise<string> {
  const made = demos.get(country) ?? makeDemo(country)
  demos.set(country, made)
  return made
}

async function makeDemo(country: CountryCode): Promise<string> {
  const stagingFile = join(freshFolder('demo'), 'market.sqlite')
  const produce = (sink: Parameters<typeof generateMarket>[2]) => void generateMarket(country, { scale: 'default', seed: DEMO_SEED }, sink)
  await buildMarket({ country, stagingFile, origin: 'demo', contentHash: 'demo', produce })
  return stagingFile
}

/** All rows of a market as text, table by table. */
export function dump(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return [...sqlStatements(db)].join('\n')
  } finally {
    db.close()
  }
}

/** Rows of a query. */
export function rows(file: string, sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }))
  } finally {
    db.close()
  }
}
