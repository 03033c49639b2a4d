import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MARKER_VERSION } from '#graphql/marker-snapshot.ts'
import { elementAt } from '#lib/element-at.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { isCommercial } from '../commercial.ts'
import { META } from '../db/market/deal-tables.ts'
import { type MarketSink, TXN_FLAG } from '../db/market/rows.ts'
import { applyMigrations, readMigrations, schemaVersion } from '../db/migrations.ts'
import { KINDS_KEY, type KindOfHome } from '../modules/market/kinds.ts'
import { WHOLE_DEALS_KEY, type WholeDeals } from '../modules/market/whole-deals.ts'
import { writeMapFiles } from './artifacts.ts'
import { wholeDeals } from './deal-figures.ts'
import { kindsOfHome } from './kinds-of-home.ts'
import { writeMarkerSnapshots } from './marker-artifacts.ts'
import { findOutliers } from './outliers.ts'
import { writePlaceFiles } from './place-files.ts'
import type { Progress } from './progress.ts'
import { silentProgress } from './progress.ts'
import {
  type ProjectFigures,
  projectFigures,
  type Window,
  writeEstates,
  writeMixedTenures,
  writeProjectFigures,
} from './project-aggregates.ts'
import { writeResalePairs } from './resale-pairs.ts'
import { inserter } from './row-writer.ts'
import { writeSearchDocs } from './search-docs.ts'
import { writePriceIndices, writeProjectQuarters } from './segment-index.ts'
import { writeStackAreas } from './stack-areas.ts'
import { type Collected, stagingWriter } from './staging-writer.ts'
import { writeStationWalks } from './station-walks.ts'
import { writeStreetFiles } from './street-files.ts'
import { writeTimetable } from './timetable-file.ts'
import type { TxnColumns } from './txn-columns.ts'
import { writeUnitMixes } from './unit-mix-aggregates.ts'
import { windowMonths } from './window-months.ts'

/** Part of the published version: raise it when the same rows would give other aggregates. The layout of the marker files counts in it. */
const BUILD_VERSION = 8 + MARKER_VERSION

export interface MarketBuild {
  country: CountryCode
  /** overwritten; nothing else may have it open */
  stagingFile: string
  origin: 'demo' | 'import'
  /** names the input: equal hashes mean equal rows */
  contentHash: string
  /** passes every row to the sink, in any order; may be asynchronous */
  produce(sink: MarketSink, progress: Progress): void | Promise<void>
  progress?: Progress
}

export interface BuildSummary {
  projectCount: number
  saleCount: number
  rentCount: number
  amenityCount: number
  firstMonth: number | null
  lastMonth: number | null
  outliers: number
  searchDocs: number
}

/** The schema that a build of this code has, as stored under `schema_version`. */
export const currentSchema = (): string => `${schemaVersion(readMigrations('market'))}-${BUILD_VERSION}`

/**
 * Writes a complete market database into a fresh file: rows from `produce`, then every aggregate, search document and map file.
 * Equal input gives equal bytes. Throws when rows refer to rows that do not exist; the file is then unusable.
 */
export async function buildMarket(build: MarketBuild): Promise<BuildSummary> {
  const progress = build.progress ?? silentProgress
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(build.stagingFile + suffix, { force: true })
  mkdirSync(dirname(build.stagingFile), { recursive: true })
  const db = new DatabaseSync(build.stagingFile, { enableForeignKeyConstraints: false })
  try {
    db.exec(
      'pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive; pragma temp_store = memory; pragma cache_size = -400000',
    )
    applyMigrations(db, readMigrations('market'), '2000-01-01 00:00:00')
    const indices = dropIndices(db)
    const { sink, collected } = stagingWriter(db)
    db.exec('begin')
    await build.produce(sink, progress)
    const summary = writeAggregates(db, build, collected, progress)
    progress.stage('indices', indices.length)
    for (const sql of indices) {
      db.exec(sql)
      progress.advance(1)
    }
    checkReferences(db)
    db.exec('commit')
    db.exec('analyze')
    progress.done()
    return summary
  } finally {
    db.close()
  }
}

/** Drops the indices, which are created once at the end; returns their SQL in the order of the schema. */
function dropIndices(db: DatabaseSync): string[] {
  const rows = db.prepare("select name, sql from sqlite_master where type = 'index' and sql is not null order by rowid").all()
  for (const { name } of rows) db.exec(`drop index ${name}`)
  return rows.map(({ sql }) => String(sql))
}

function checkReferences(db: DatabaseSync): void {
  const broken = db.prepare('pragma foreign_key_check').all()
  if (broken.length > 0)
    throw new Error(
      `${broken.length} rows refer to missing rows, first in ${broken[0]?.table} row ${broken[0]?.rowid} → ${broken[0]?.parent}`,
    )
}

function writeAggregates(db: DatabaseSync, build: MarketBuild, collected: Collected, progress: Progress): BuildSummary {
  const { txns, projects, areas, amenities, shapes, estates, mixedTenures } = collected
  progress.stage('aggregates', 7)
  // commercial buildings are a market of their own
  const group = new Map<number, string>(projects.map((row) => [row.id, isCommercial(row) ? 'commercial' : row.propertyGroup]))
  const segmentOf = (project: number) => group.get(project) ?? ''
  const outliers = findOutliers(txns, segmentOf)
  const flag = db.prepare(`update txn set flags = flags | ${TXN_FLAG.outlier} where id = ?`)
  for (const row of outliers) {
    txns.excluded[row] = true
    flag.run(elementAt(txns.id, row))
  }
  progress.advance(1)
  const months = monthsOf(txns)
  const { disclosesRent, reportAreaLevel } = COUNTRIES[build.country]
  const lastOf = windowMonths(txns, collected, segmentOf)
  const windowOf = (project: number): Window => ({ last: lastOf(project) ?? months[1], disclosesRent })
  const byProject = txns.byProject()
  const figures = new Map<number, ProjectFigures>()
  if (txns.length > 0) for (const [project, rows] of byProject) figures.set(project, projectFigures(txns, rows, windowOf(project)))
  writeProjectFigures(db, txns, figures)
  writeEstates(db, estates)
  writeMixedTenures(db, mixedTenures)
  progress.advance(1)
  if (txns.length > 0) writeUnitMixes(db, txns, byProject, windowOf)
  writeStackAreas(db)
  writeResalePairs(db)
  progress.advance(1)
  writeProjectQuarters(db, txns, byProject, disclosesRent)
  writePriceIndices(db, txns, projects)
  progress.advance(1)
  const searchDocs = writeSearchDocs(db, { areas, projects, amenities, estates, figures })
  progress.advance(1)
  writeBoxes(db, collected)
  writeStationWalks(db, projects, amenities)
  writeMarkerSnapshots(db, build.country)
  writeMapFiles(
    db,
    shapes,
    amenities,
    areas.filter(({ level }) => level === reportAreaLevel),
  )
  writePlaceFiles(db, amenities, shapes)
  if (collected.streets) writeStreetFiles(db, collected.streets)
  if (collected.timetable) writeTimetable(db, collected.timetable)
  progress.advance(1)
  const rentCount = txns.isRent.reduce((sum, rent) => sum + (rent ? 1 : 0), 0)
  const summary: BuildSummary = {
    projectCount: projects.length,
    saleCount: txns.length - rentCount,
    rentCount,
    amenityCount: amenities.length,
    firstMonth: txns.length > 0 ? months[0] : null,
    lastMonth: txns.length > 0 ? months[1] : null,
    outliers: outliers.length,
    searchDocs,
  }
  writeMeta(db, build, summary, { [WHOLE_DEALS_KEY]: wholeDeals(txns, projects), [KINDS_KEY]: kindsOfHome(projects) })
  progress.advance(1)
  return summary
}

/** The first and the newest month of the sales that tell theirs; of all, where none does. */
function monthsOf(txns: TxnColumns): [number, number] {
  const dated = txns.month.filter((_, row) => txns.isDated(row))
  const months = dated.length > 0 ? dated : txns.month
  return months.reduce<[number, number]>(([a, b], month) => [Math.min(a, month), Math.max(b, month)], [999_999, 0])
}

function writeBoxes(db: DatabaseSync, { projects, amenities }: Collected): void {
  const project = db.prepare('insert into project_rtree values (?, ?, ?, ?, ?)')
  for (const { id, lat, lng } of projects) if (lat !== null && lng !== null) project.run(id, lat, lat, lng, lng)
  const amenity = db.prepare('insert into amenity_rtree values (?, ?, ?, ?, ?)')
  for (const { id, lat, lng } of amenities) amenity.run(id, lat, lat, lng, lng)
}

function writeMeta(
  db: DatabaseSync,
  build: MarketBuild,
  summary: BuildSummary,
  counted: Readonly<Record<string, WholeDeals | KindOfHome[]>>,
): void {
  const insert = inserter(db, META)
  const rows: Record<string, string | number | null> = {
    amenity_count: summary.amenityCount,
    country: build.country,
    data_version: build.contentHash,
    first_month: summary.firstMonth,
    last_month: summary.lastMonth,
    origin: build.origin,
    project_count: summary.projectCount,
    rent_count: summary.rentCount,
    sale_count: summary.saleCount,
    schema_version: currentSchema(),
  }
  for (const [key, value] of Object.entries(counted)) insert({ key, value: JSON.stringify(value) })
  for (const [key, value] of Object.entries(rows)) if (value !== null) insert({ key, value: String(value) })
}
