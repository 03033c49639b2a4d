import type { DatabaseSync } from 'node:sqlite'
import { eachRow } from '../../build/local-rows.ts'
import type { Progress } from '../../build/progress.ts'
import type { Market } from '../../valuation/sale-table.ts'
import { SEGMENTS, type SegmentName } from '../../valuation/segments.ts'
import { BY_SALE, isLearntFrom, SALE_FIELDS, type SegmentBook, type StoredSale, saleTable } from '../../valuation/stored-sales.ts'
import { type ProjectPlace, readProjects } from './read-projects.ts'
import { siteFacts } from './site-facts.ts'

export interface StoredSegment {
  market: Market
  book: SegmentBook
  sales: StoredSale[]
}

const PROGRESS_STEP = 10_000

/** A whole segment of a market database in the engine's form; null when it has no sale. */
export function readSegment(db: DatabaseSync, segment: SegmentName, progress: Progress): StoredSegment | null {
  const projects = readProjects(db, segment)
  const sales = readSales(db, segment, progress)
  if (sales.length === 0) return null
  const zones = namesOf(projects.map(({ zone }) => zone))
  const streets = namesOf(projects.map(({ street }) => street))
  const kindOf =
    segment === 'private' ? ({ propertyType, region }: ProjectPlace) => (propertyType === 'executive-condominium' ? 'EC' : region) : null
  const modelOf = segment === 'landed' ? ({ isLeasehold }: ProjectPlace) => (isLeasehold ? 'leasehold' : 'freehold') : null
  const kinds = namesOf(kindOf ? projects.map(kindOf) : sales.map(({ unitMix }) => unitMix))
  const models = namesOf(modelOf ? projects.map(modelOf) : sales.map(({ model }) => model ?? ''))
  const fixed = (names: string[], of: ((place: ProjectPlace) => string) | null) =>
    Uint16Array.from(projects, (place) => (of ? names.indexOf(of(place)) : BY_SALE))
  const book: SegmentBook = {
    kinds,
    models,
    projectId: Int32Array.from(projects, ({ id }) => id),
    siteKind: fixed(kinds, kindOf),
    siteModel: fixed(models, modelOf),
  }
  const sites = {
    count: projects.length,
    lat: Float64Array.from(projects, ({ lat }) => lat ?? Number.NaN),
    lng: Float64Array.from(projects, ({ lng }) => lng ?? Number.NaN),
    zone: Int32Array.from(projects, ({ zone }) => zones.indexOf(zone)),
    street: Int32Array.from(projects, ({ street }) => streets.indexOf(street)),
    facts: siteFacts(db, segment, projects),
  }
  return { market: { sales: saleTable(sales, book), sites, kinds, models, zones }, book, sales }
}

function readSales(db: DatabaseSync, segment: SegmentName, progress: Progress): StoredSale[] {
  const of = `from txn t where t.project_id in (select id from project where type_group = ?) and ${isLearntFrom(segment)}`
  const group = SEGMENTS[segment].typeGroup
  progress.stage(`read ${segment}`, Number(db.prepare(`select count(*) as n ${of}`).get(group)?.n))
  const columns = Object.entries(SALE_FIELDS).map(([name, sql]) => `${sql} as ${name}`)
  const sales: StoredSale[] = []
  for (const sale of eachRow<StoredSale>(db.prepare(`select ${columns.join(', ')} ${of} order by t.month, t.id`), group)) {
    sales.push(sale)
    if (sales.length % PROGRESS_STEP === 0) progress.advance(PROGRESS_STEP)
  }
  progress.advance(sales.length % PROGRESS_STEP)
  return sales
}

/** Each name once, in the order of its first appearance. */
const namesOf = (names: readonly string[]): string[] => [...new Set(names)]
