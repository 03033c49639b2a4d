import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type ArtifactFile, replaceArtifact } from '../../build/artifacts.ts'
import { type AccuracyRecord, accuracyArtifact, accuracySchema } from '../../modules/valuation/accuracy.ts'
import { SEGMENTS } from '../../valuation/segments.ts'
import { ImportRefused, messageOf } from '../input-file.ts'

/** Reads the output of `valuation:backtest --json`. Throws {@link ImportRefused} for anything else, and for one of another engine. */
export function readAccuracy(file: string): AccuracyRecord {
  const name = basename(file)
  const { success, data, error } = accuracySchema.safeParse(parsed(file))
  if (!success) {
    const [issue] = error.issues
    throw new ImportRefused(`${name}: is no output of valuation:backtest (${issue?.path.join('.')}: ${issue?.message})`)
  }
  const { engine } = SEGMENTS[data.kind]
  if (data.engine !== engine)
    throw new ImportRefused(`${name}: was measured on engine ${data.engine}, pages are answered by engine ${engine}`)
  return data
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ImportRefused(`${basename(file)}: ${messageOf(error)}`)
  }
}

/** The file in which a market keeps the figures of a segment. */
export const recordArtifact = (record: AccuracyRecord): ArtifactFile => ({
  name: accuracyArtifact(record.kind),
  contentType: 'application/json',
  rowCount: record.n,
  bytes: Buffer.from(JSON.stringify(record)),
})

/** Stores measured figures in a published market, in place of earlier ones of the same segment. */
export function recordAccuracy(databaseFile: string, records: readonly AccuracyRecord[]): void {
  const db = new DatabaseSync(databaseFile)
  try {
    db.exec('pragma busy_timeout = 5000')
    if (!db.prepare("select 1 from sqlite_master where name = 'artifact'").get())
      throw new ImportRefused('no market is published in this database: run npm run data:import first')
    for (const record of records) replaceArtifact(db, recordArtifact(record))
  } finally {
    db.close()
  }
}
