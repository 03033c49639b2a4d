import type { DatabaseSync } from 'node:sqlite'
import { licenceKey } from '#market/licence-number.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** An agent as a register publishes it. Dates are yyyy-mm-dd. */
export interface RegisterRow {
  ceaNumber: string
  salespersonName: string
  estateAgency: string
  estateAgencyLicenseNo: string
  startsOn: string | null
  endsOn: string | null
}

export interface RegisterVersion {
  country: CountryCode
  origin: 'demo' | 'import'
  contentHash: string
  /** unix seconds */
  importedAt: number
}

/** The version of the register that a market holds; null without one. */
export function registerVersion(
  db: DatabaseSync,
  country: CountryCode,
): (Pick<RegisterVersion, 'origin' | 'contentHash'> & { agents: number }) | null {
  const row = db.prepare('select origin, content_hash, row_count from licence_register_version where country = ?').get(country)
  return row
    ? { origin: row.origin === 'import' ? 'import' : 'demo', contentHash: String(row.content_hash), agents: Number(row.row_count) }
    : null
}

const COLUMNS = [
  'country',
  'cea_number_key',
  'cea_number',
  'salesperson_name',
  'estate_agency',
  'estate_agency_license_no',
  'starts_on',
  'ends_on',
  'version',
]

/** Values of a row in the order of the columns. Throws a RangeError for an invalid licence number. */
function valuesOf(row: RegisterRow, { country, contentHash }: RegisterVersion): (string | null)[] {
  const key = licenceKey(row.ceaNumber)
  if (key === null) throw new RangeError(`${row.ceaNumber} is not a licence number`)
  const { ceaNumber, salespersonName, estateAgency, estateAgencyLicenseNo, startsOn, endsOn } = row
  return [country, key, ceaNumber, salespersonName, estateAgency, estateAgencyLicenseNo, startsOn, endsOn, contentHash]
}

const VERSION_ROW =
  'insert or replace into licence_register_version (country, origin, content_hash, row_count, imported_at) values (?, ?, ?, ?, ?)'

/** A register with a smaller share of the agents that the imported one before it had is likelier to be cut than true. */
const FEWER_SHARE = 0.5

/** Why a register does not replace the one that is held; null: it may. The invented one of the demonstration gives way to any. */
export function cutRegister(held: ReturnType<typeof registerVersion>, agents: number): string | null {
  return held?.origin === 'import' && agents < held.agents * FEWER_SHARE
    ? `too-many-gone: ${agents} agents where there were ${held.agents}`
    : null
}

/** Replaces a market's register as one transaction: visitors see the old one or the new one. */
export function replaceRegister(db: DatabaseSync, version: RegisterVersion, rows: readonly RegisterRow[]): void {
  const insert = db.prepare(`insert or replace into licence_register (${COLUMNS.join(', ')}) values (${COLUMNS.map(() => '?').join(', ')})`)
  db.exec('begin immediate')
  try {
    db.prepare('delete from licence_register where country = ?').run(version.country)
    for (const row of rows) insert.run(...valuesOf(row, version))
    db.prepare(VERSION_ROW).run(version.country, version.origin, version.contentHash, rows.length, version.importedAt)
    db.exec('commit')
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}

const literal = (value: string | number | null): string =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`

/** D1 refuses statements above 100 KB. */
const ROWS_PER_STATEMENT = 200

/**
 * The same as SQL for a deployed database, where files run one after another: new rows replace old ones first,
 * agents that the new register does not list are deleted last. An interruption leaves the agents of both; running it again completes it.
 */
export function* registerStatements(version: RegisterVersion, rows: readonly RegisterRow[]): Generator<string> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const values = rows.slice(at, at + ROWS_PER_STATEMENT).map((row) => `(${valuesOf(row, version).map(literal).join(',')})`)
    yield `insert or replace into licence_register (${COLUMNS.join(', ')}) values ${values.join(',')};`
  }
  yield `delete from licence_register where country = ${literal(version.country)} and version <> ${literal(version.contentHash)};`
  const facts = [version.country, version.origin, version.contentHash, rows.length, version.importedAt].map(literal)
  yield `insert or replace into licence_register_version (country, origin, content_hash, row_count, imported_at) values (${facts.join(', ')});`
}
