import type { DatabaseSync } from 'node:sqlite'
import { areaCode, codeOf } from '#filter/ladders.ts'
import { bedroomBits, tenureCode } from '#filter/marker-codes.ts'
import { MARKER_COLUMNS, type MarkerColumn, type MarkerColumns, writeMarkers } from '#graphql/marker-snapshot.ts'
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
import { writeArtifact } from './artifacts.ts'

/** A published project as the filters see it; figures in the database's units. */
export interface MarkerRow {
  id: number
  lat: number
  lng: number
  price: number | null
  psf: number | null
  rent: number | null
  areaMin: number | null
  areaMax: number | null
  completion: number | null
  change: number | null
  yield: number | null
  bedroomMask: number
  bathroomMask: number
  tenure: Tenure | null
  tenureYears: number | null
  status: ConstructionStatus
  propertyGroup: PropertyGroup
  facilities: number
}

const ROWS = `select id, lat, lng, last_sale_price as price, psf_median as psf, last_rent_price as rent, area_sqm_min as areaMin,
  area_sqm_max as areaMax, completion_year as completion, change_12m as change, gross_yield as "yield", bedroom_mask as bedroomMask,
  bathroom_mask as bathroomMask, tenure, tenure_years as tenureYears, construction_status as status, property_group as propertyGroup, facilities
  from project where type_group = ? and lat is not null and lng is not null order by id`

const VALUES: Record<MarkerColumn, (row: MarkerRow) => number> = {
  projectId: ({ id }) => id,
  lat6: ({ lat }) => Math.round(lat * 1e6),
  lng6: ({ lng }) => Math.round(lng * 1e6),
  price: ({ price }) => codeOf('price', price),
  psf: ({ psf }) => codeOf('psf', psf),
  rent: ({ rent }) => codeOf('rent', rent),
  areaMin: ({ areaMin }) => areaCode(areaMin),
  areaMax: ({ areaMax }) => areaCode(areaMax),
  completion: ({ completion }) => codeOf('completion', completion),
  change: ({ change }) => codeOf('change', change),
  yield: (row) => codeOf('yield', row.yield),
  bedrooms: ({ bedroomMask }) => bedroomBits(bedroomMask),
  bathrooms: ({ bathroomMask }) => bathroomMask,
  tenure: ({ tenure, tenureYears }) => tenureCode(tenure, tenureYears),
  status: ({ status }) => CONSTRUCTION_STATUSES.indexOf(status),
  propertyGroup: ({ propertyGroup }) => PROPERTY_GROUPS.indexOf(propertyGroup),
  facilities: ({ facilities }) => facilities,
}

/** The columns of some projects of one type group. A country that does not disclose rents has none of them in its file. */
export function markerColumns(typeGroup: number, rows: readonly MarkerRow[], disclosesRent: boolean): MarkerColumns {
  const told = disclosesRent ? rows : rows.map((row) => ({ ...row, rent: null, yield: null }))
  const columns = Object.fromEntries(MARKER_COLUMNS.map((name) => [name, Int32Array.from(told, VALUES[name])]))
  return { count: rows.length, typeGroup, ...(columns as Record<MarkerColumn, Int32Array>) }
}

/** One binary snapshot per type group with every project that has a trustworthy position, read from the finished rows. */
export function writeMarkerSnapshots(db: DatabaseSync, country: CountryCode): void {
  const rowsOf = db.prepare(ROWS)
  for (const [index, group] of TYPE_GROUPS.entries()) {
    const rows = rowsOf.all(group) as unknown as MarkerRow[]
    const bytes = writeMarkers(markerColumns(index, rows, COUNTRIES[country].disclosesRent))
    writeArtifact(db, `markers-${group}`, 'application/octet-stream', rows.length, bytes)
  }
}
