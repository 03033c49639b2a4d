import { searchQuery } from '#lib/search-terms.ts'
import { COMMERCIAL_TYPES } from '#market/vocabulary.ts'
import { refusal } from '../../errors.ts'
import { checkedNear, type Near, type PlaceBounds, withinBounds, withinCircle } from '../../place-inputs.ts'
import { AREAS_NAMED, namedAreas } from '../area/area-names.ts'
import { checkSearchText } from '../search/text-limit.ts'
import { type AskedIn, byFigures } from './figure-conditions.ts'
import type { FigureFilter } from './figure-filter.ts'
import { idOf } from './rules.ts'
import type { ShapeFilter } from './shape-filter.ts'
import type { Condition } from './store.ts'

export interface ProjectFilter extends FigureFilter, ShapeFilter {
  ids?: string[] | null
  propertyTypes?: string[] | null
  areaId?: string | null
  areaIds?: string[] | null
  isCommercial?: boolean | null
  street?: string | null
  text?: string | null
  bounds?: PlaceBounds | null
  near?: Near | null
}

const IDS_MAX = 200
/** the most property types or areas in one filter */
export const FEW_MAX = 20

/** Leaves out homes whose project the records do not name (`project.street`): they have no page. */
export const WITH_PAGE: Condition = { sql: "p.street <> ''", parameters: [] }

const OWN_POINT: Condition = { sql: 'p.is_placed_by_area = 0', parameters: [] }

/** The SQL of a filter over `project p`; all conditions must hold. Throws a refusal for values out of bounds. */
export function conditionsOf(filter: ProjectFilter, asked: AskedIn): Condition[] {
  const conditions: Condition[] = [WITH_PAGE, ...byFigures(filter, asked)]
  if (filter.ids) conditions.push(byIds(filter.ids))
  if (filter.propertyTypes) conditions.push(byPropertyTypes(filter.propertyTypes))
  if (filter.areaIds) conditions.push(byAreas(filter.areaIds))
  if (filter.areaId != null) conditions.push(byArea(filter.areaId))
  if (filter.isCommercial != null) conditions.push(byUse(filter.isCommercial))
  if (filter.street != null) conditions.push({ sql: 'p.street = ?', parameters: [filter.street] })
  if (filter.text != null) conditions.push(byText(filter.text))
  if (filter.bounds) conditions.push(withinBounds('p', 'project_rtree', filter.bounds))
  // how far a home is cannot be told from the point of its area
  if (filter.near) conditions.push(withinCircle('p', 'project_rtree', checkedNear(filter.near)), OWN_POINT)
  return conditions
}

function byIds(texts: string[]): Condition {
  if (texts.length > IDS_MAX) throw refusal('too-many-ids', `ids holds at most ${IDS_MAX}.`)
  const ids = texts.map(idOf).filter((id) => id !== null)
  return { sql: 'p.id in (select value from json_each(?))', parameters: [JSON.stringify(ids)] }
}

function byPropertyTypes(types: string[]): Condition {
  if (types.length > FEW_MAX) throw refusal('too-many-types', `propertyTypes holds at most ${FEW_MAX}.`)
  return { sql: 'p.property_type in (select value from json_each(?))', parameters: [JSON.stringify(types)] }
}

function byAreas(texts: string[]): Condition {
  if (texts.length > FEW_MAX) throw refusal('too-many-areas', `areaIds holds at most ${FEW_MAX}.`)
  return {
    sql: `p.area_id in (
      with recursive inside (id) as (${AREAS_NAMED} union all select a.id from area a join inside on a.parent_id = inside.id)
      select id from inside)`,
    parameters: [namedAreas(texts)],
  }
}

function byUse(isCommercial: boolean): Condition {
  return {
    sql: `p.property_type ${isCommercial ? '' : 'not '}in (select value from json_each(?))`,
    parameters: [JSON.stringify(COMMERCIAL_TYPES)],
  }
}

/** The area itself, all areas inside it, or the postal district. */
export function byArea(areaId: string): Condition {
  return {
    sql: `p.id in (
      with recursive named (id) as materialized (${AREAS_NAMED}),
      inside (id) as (select id from named union all select a.id from area a join inside on a.parent_id = inside.id)
      select q.id from project q where q.area_id in (select id from inside)
      union select q.id from project q where q.district_id in (select id from named))`,
    parameters: [namedAreas([areaId])],
  }
}

function byText(text: string): Condition {
  checkSearchText(text)
  const query = searchQuery(text)
  if (query === null) return { sql: 'true', parameters: [] }
  return {
    sql: `p.id in (select d.ref_id from search_fts f join search_doc d on d.id = f.rowid where search_fts match ? and d.kind = 'project')`,
    parameters: [query],
  }
}
