import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { integer, pick } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { whereOf } from '../property/store.ts'
import { groupQuestion, type ListingFilter } from './listing-filter.ts'

/** So many projects are told, those with the most homes. */
export const LISTING_PLACES_MAX = 1_000

/** The advertised homes of one project, at the place that the records have of it. */
export interface ListingPlace {
  typeGroup: TypeGroup
  projectSlug: string
  projectName: string
  projectNameLocal: string | null
  lat: number
  lng: number
  count: number
  /** null: none of them tells its price */
  priceMin: number | null
}

export interface ListingPlaces {
  places: ListingPlace[]
  /** all projects that were found, told or not */
  projects: number
  /** homes whose project, and so whose place, is not among the records */
  placeless: number
}

const FOUND_ROW = {
  ...pick(LISTING_GROUP, 'typeGroup', 'projectSlug', 'projectNameLocal', 'lat', 'lng'),
  projectName: LISTING_GROUP.columns.projectName,
  count: integer(),
  priceMin: LISTING_GROUP.columns.price,
}

/** Advertised homes by project: one statement of trade, and at most three of the market for places and rides. */
export async function listingPlaces(context: ProviderContext, filter: ListingFilter): Promise<ListingPlaces> {
  const { conditions, within } = await groupQuestion(context, filter)
  const { where, parameters } = whereOf(conditions)
  const rows = await context.trade.all(
    FOUND_ROW,
    `select g.type_group as typeGroup, g.project_slug as projectSlug, min(g.project_name) as projectName, min(g.project_name_local) as projectNameLocal,
      min(g.lat) as lat, min(g.lng) as lng, count(*) as count, min(g.price) as priceMin
    from listing_group g ${where} group by g.type_group, g.project_slug order by count(*) desc, g.type_group, g.project_slug`,
    ...parameters,
  )
  const placed = rows.flatMap((row) => {
    const { lat, lng, typeGroup, projectSlug } = row
    if (typeGroup === null || projectSlug === null || lat === null || lng === null) return []
    return within && !within(Math.round(lat * 1e6), Math.round(lng * 1e6)) ? [] : [{ ...row, lat, lng, typeGroup, projectSlug }]
  })
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const placedTotal = placed.reduce((sum, { count }) => sum + count, 0)
  return { places: placed.slice(0, LISTING_PLACES_MAX), projects: placed.length, placeless: within ? 0 : all - placedTotal }
}
