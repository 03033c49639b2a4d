import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { currentSchema } from './build-market.ts'
import { type Progress, silentProgress } from './progress.ts'

/** The version of the market in a local database file; null when it holds no finished market. */
export function publishedVersion(targetFile: string): { dataVersion: string; schema: string; origin: string } | null {
  if (!existsSync(targetFile)) return null
  const db = new DatabaseSync(targetFile, { readOnly: true })
  try {
    db.exec('pragma busy_timeout = 5000')
    if (!db.prepare("select 1 from sqlite_master where name = 'meta'").get()) return null
    const meta = new Map(
      db
        .prepare('select key, value from meta')
        .all()
        .map((row) => [String(row.key), String(row.value)]),
    )
    const dataVersion = meta.get('data_version')
    return dataVersion ? { dataVersion, schema: meta.get('schema_version') ?? '', origin: meta.get('origin') ?? '' } : null
  } finally {
    db.close()
  }
}

/** True when the target already holds exactly this data, built by this code. */
export function isPublished(targetFile: string, contentHash: string): boolean {
  const published = publishedVersion(targetFile)
  return published !== null && published.dataVersion === contentHash && published.schema === currentSchema()
}

/** True when the target already holds the staging file's edition with the same files: the same `meta` and the same hashes. */
export function holdsSame(stagingFile: string, targetFile: string): boolean {
  return publishedVersion(targetFile) !== null && markOf(stagingFile) === markOf(targetFile)
}

function markOf(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    db.exec('pragma busy_timeout = 5000')
    const meta = db.prepare('select key, value from meta order by key').all()
    return JSON.stringify([meta, db.prepare('select name, chunk, hash from artifact order by name, chunk').all()])
  } finally {
    db.close()
  }
}

/** Tables that the local runtime keeps for itself in a database: a server that is running needs them, and makes them only when it opens one. */
const OF_THE_RUNTIME = String.raw`select name, sql from sqlite_master where type = 'table' and name like '\_cf\_%' escape '\'`

const named = (name: unknown): string => `"${String(name).replaceAll('"', '""')}"`

/** Takes the runtime's tables of the target into the staging file, so that the copy has them. */
function takeOver(staging: DatabaseSync, targetFile: string): void {
  leaveOut(staging)
  if (!existsSync(targetFile)) return
  const target = new DatabaseSync(targetFile, { readOnly: true })
  try {
    target.exec('pragma busy_timeout = 5000')
    for (const { name, sql } of target.prepare(OF_THE_RUNTIME).all()) {
      staging.exec(String(sql))
      for (const row of target.prepare(`select * from ${named(name)}`).all()) {
        const columns = Object.keys(row)
        const into = `${named(name)} (${columns.map(named).join(', ')}) values (${columns.map(() => '?').join(', ')})`
        staging.prepare(`insert into ${into}`).run(...Object.values(row))
      }
    }
  } finally {
    target.close()
  }
}

function leaveOut(staging: DatabaseSync): void {
  for (const { name } of staging.prepare(OF_THE_RUNTIME).all()) staging.exec(`drop table ${named(name)}`)
}

/**
 * Replaces the content of the target by the staging file's in one SQLite transaction (the backup API), so that a server that has it open
 * sees the old market or the new one, and an interruption at any moment leaves the old one.
 */
export async function publishMarket(stagingFile: string, targetFile: string, progress: Progress = silentProgress): Promise<void> {
  const source = new DatabaseSync(stagingFile)
  try {
    takeOver(source, targetFile)
    let done = 0
    progress.stage('publish', 100)
    await backup(source, targetFile, {
      rate: 2_000,
      progress: ({ totalPages, remainingPages }) => {
        const percent = Math.floor((100 * (totalPages - remainingPages)) / Math.max(1, totalPages))
        progress.advance(percent - done)
        done = percent
      },
    })
    progress.advance(100 - done)
    leaveOut(source)
  } finally {
    source.close()
  }
  shrinkLog(targetFile)
}

/** Merges the write-ahead log into the file; while a reader is busy this is postponed. */
function shrinkLog(targetFile: string): void {
  const db = new DatabaseSync(targetFile)
  try {
    db.exec('pragma busy_timeout = 2000; pragma journal_mode = wal; pragma wal_checkpoint(truncate)')
  } finally {
    db.close()
  }
}
