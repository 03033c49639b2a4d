import type { Drawing } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader, groupBy } from '../../db/batch-loader.ts'

export interface BuildingRecord {
  id: number
  projectId: number
  slug: string
  name: string
  postalCode: string | null
  lat: number | null
  lng: number | null
  floors: number | null
  unitCount: number | null
  completionYear: number | null
}

export interface StackRecord {
  id: number
  buildingId: number
  label: string
  unitMix: string
  areaSqm: number
  floorLow: number
  floorHigh: number
}

export interface AssetRecord {
  id: number
  projectId: number
  type: string
  subtype: string
  title: string
  /** empty for a picture that the application draws */
  url: string
  drawing: Drawing | null
  unitMix: string | null
}

export interface QuarterRecord {
  projectId: number
  /** yyyyq */
  quarter: number
  n: number
  p25: number
  median: number
  p75: number
}

/** Loads the rows that belong to many parents in one statement; `sql` has one parameter, the JSON array of the parents' ids. */
function childrenOf<Row>({ market }: ProviderContext, sql: string, parentOf: (row: Row) => number) {
  return batchLoader<number, Row[]>(async (ids) => groupBy(await market.all<Row>(sql, JSON.stringify(ids)), parentOf), [])
}

export const buildingsByProject = (context: ProviderContext) =>
  childrenOf<BuildingRecord>(
    context,
    `select id, project_id as projectId, slug, name, postal_code as postalCode, lat, lng, floors, unit_count as unitCount,
      completion_year as completionYear
    from building where project_id in (select value from json_each(?)) order by project_id, slug`,
    (row) => row.projectId,
  )

export const stacksByBuilding = (context: ProviderContext) =>
  childrenOf<StackRecord>(
    context,
    `select id, building_id as buildingId, label, unit_mix as unitMix, area_sqm as areaSqm, floor_low as floorLow, floor_high as floorHigh
    from stack where building_id in (select value from json_each(?)) order by building_id, label`,
    (row) => row.buildingId,
  )

export const assetsByProject = (context: ProviderContext) =>
  childrenOf<AssetRecord>(
    context,
    `select id, project_id as projectId, type, subtype, title, url, drawing, unit_mix as unitMix
    from asset where project_id in (select value from json_each(?)) order by project_id, position`,
    (row) => row.projectId,
  )

const quartersOf = (context: ProviderContext, kind: 'sale' | 'rent') =>
  childrenOf<QuarterRecord>(
    context,
    `select project_id as projectId, quarter, n, psf_p25 as p25, psf_median as median, psf_p75 as p75
    from project_quarter where project_id in (select value from json_each(?)) and kind = '${kind}' order by project_id, quarter`,
    (row) => row.projectId,
  )

export const saleQuartersByProject = (context: ProviderContext) => quartersOf(context, 'sale')
export const rentQuartersByProject = (context: ProviderContext) => quartersOf(context, 'rent')
