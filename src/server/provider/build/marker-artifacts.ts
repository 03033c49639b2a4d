import type { DatabaseSync } from 'node:sqlite'
import type { CodeColumn } from '#filter/map-filter.ts'
import { bedroomBits, tenureBits } from '#filter/marker-codes.ts'
import { codeOf } from '#filter/quantisation.ts'
import { RANGE_KEYS, RANGES, type RangeKey, rangeRow } from '#filter/rows.ts'
import { MARKER_COLUMNS, MARKER_SALES_MAX, type MarkerColumn, type MarkerColumns, writeMarkers } from '#graphql/marker-snapshot.ts'
import { recordOf } from '#lib/records.ts'
import { COUNTRIES } from '#market/countries.ts'
import {
  CONSTRUCTION_STATUSES,
  type ConstructionStatus,
  type CountryCode,
  PROPERTY_GROUPS,
  type PropertyGroup,
  type Tenure,
  TYPE_GROUPS,
} from '#market/vocabulary.ts'
import { RANGE_COLUMNS } from '../modules/property/range-columns.ts'
import { writeArtifact } from './artifacts.ts'
import { allRows } from './local-rows.ts'

/** A published project as the filters see it; figures in the units of their quantisations. */
type MarkerRow = Record<CodeColumn, number | null> & {
  id: number
  lat: number
  lng: number
  bedroomMask: number
  bathroomMask: number
  facilityMask: number
  tenureWord: Tenure | null
  tenureYears: number | null
  statusWord: ConstructionStatus
  groupWord: PropertyGroup
  placedByArea: 0 | 1
  sales: number
  isMixed: 0 | 1
}

/** The columns of the filters with ranges: whose figure each holds, and where that is kept. */
const FIGURES = RANGE_KEYS.flatMap((key): { key: RangeKey; column: CodeColumn; sql: string }[] => {
  const [{ smallest, largest }, kept] = [RANGES[key].marks, RANGE_COLUMNS[key]]
  const low = { key, column: smallest, sql: kept.smallest }
  return smallest === largest ? [low] : [low, { key, column: largest, sql: kept.largest }]
})

const ROWS = `select p.id, p.lat, p.lng, ${FIGURES.map(({ column, sql }) => `${sql} as "${column}"`).join(', ')},
  p.bedroom_mask as bedroomMask, p.bathroom_mask as bathroomMask, p.facilities as facilityMask, p.tenure as tenureWord,
  p.tenure_years as tenureYears, p.construction_status as statusWord, p.property_group as groupWord,
  p.is_placed_by_area as placedByArea, p.sale_count_1y as sales, p.freehold_sales is not null as isMixed
  from project p where p.type_group = ? and p.lat is not null and p.lng is not null order by p.id`

type ValueOf = (row: MarkerRow) => number

const FIGURE_VALUES = Object.fromEntries(
  FIGURES.map(({ key, column }): [CodeColumn, ValueOf] => [column, (row) => codeOf(key, row[column])]),
) as Record<CodeColumn, ValueOf>

const VALUES: Record<MarkerColumn, ValueOf> = {
  ...FIGURE_VALUES,
  projectId: ({ id }) => id,
  lat6: ({ lat }) => Math.round(lat * 1e6),
  lng6: ({ lng }) => Math.round(lng * 1e6),
  bedrooms: ({ bedroomMask }) => bedroomBits(bedroomMask),
  bathrooms: ({ bathroomMask }) => bathroomMask,
  tenure: ({ tenureWord, tenureYears, isMixed }) => tenureBits(tenureWord, tenureYears, isMixed === 1),
  status: ({ statusWord }) => CONSTRUCTION_STATUSES.indexOf(statusWord),
  propertyGroup: ({ groupWord }) => PROPERTY_GROUPS.indexOf(groupWord),
  facilities: ({ facilityMask }) => facilityMask,
  placedByArea: (row) => row.placedByArea,
  sales: ({ sales }) => Math.min(MARKER_SALES_MAX, sales),
}

const UNDISCLOSED: Partial<MarkerRow> = Object.fromEntries(
  FIGURES.filter(({ key }) => rangeRow(key).isOfRents).map(({ column }) => [column, null]),
)

/** The columns of some projects of one type group. A country that does not disclose rents has none of them in its file. */
function markerColumns(typeGroup: number, rows: readonly MarkerRow[], disclosesRent: boolean): MarkerColumns {
  const disclosed = disclosesRent ? rows : rows.map((row) => ({ ...row, ...UNDISCLOSED }))
  return { count: rows.length, typeGroup, ...recordOf(MARKER_COLUMNS, (name) => Int32Array.from(disclosed, VALUES[name])) }
}

/** One binary snapshot per type group with every project that has a trustworthy position, read from the finished rows. */
export function writeMarkerSnapshots(db: DatabaseSync, country: CountryCode): void {
  const rowsOf = db.prepare(ROWS)
  for (const [index, group] of TYPE_GROUPS.entries()) {
    const rows = allRows<MarkerRow>(rowsOf, group)
    const bytes = writeMarkers(markerColumns(index, rows, COUNTRIES[country].disclosesRent))
    writeArtifact(db, `markers-${group}`, 'application/octet-stream', rows.length, bytes)
  }
}
