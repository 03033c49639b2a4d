import type { ProviderContext } from '../../context.ts'
import { integer } from '../../db/column-table.ts'
import { INDEX, indexKey, USUAL_DEAL } from '../property/pooled-sales.ts'
import type { ProjectRecord } from '../property/project-record.ts'

/** Sales by month of the year, over whole calendar years. */
export interface Seasons {
  /** null: the whole country */
  areaId: number | null
  fromYear: number
  toYear: number
  /** January first; `area` counts homes of this group in the area, `own` those of the project */
  months: { month: number; area: number; own: number }[]
}

const SEASON_ROW = { month: integer(), area: integer(), own: integer(), areaId: integer(), fromYear: integer(), toYear: integer() }

/** When homes of this group are sold in the area of a project; null without a whole year on record. One statement. */
export async function seasonsOf({ market }: ProviderContext, project: ProjectRecord): Promise<Seasons | null> {
  const rows = await market.all(
    SEASON_ROW,
    `with ${INDEX},
    -- a year counts from its January to its December; the country's index has every month with a sale
    years as (select (min(i.month) + 98) / 100 as first, (max(i.month) + 88) / 100 - 1 as last
      from series s join price_index i on i.segment = s.segment and i.area_id = 0),
    months as (select value as month from json_each('[1,2,3,4,5,6,7,8,9,10,11,12]')),
    area as (select i.month % 100 as month, sum(i.n) as n from series s join years y
      join price_index i on i.segment = s.segment and i.area_id = s.area_id and i.month between y.first * 100 and y.last * 100 + 12
      group by i.month % 100),
    own as (select t.month % 100 as month, count(*) as n from years y join txn t
      on t.project_id = ? and t.kind = 'sale' and t.month between y.first * 100 and y.last * 100 + 12
      where ${USUAL_DEAL} group by t.month % 100)
    select m.month, coalesce(area.n, 0) as area, coalesce(own.n, 0) as own, s.area_id as areaId, y.first as fromYear, y.last as toYear
    from months m join series s join years y left join area on area.month = m.month left join own on own.month = m.month
    where y.first <= y.last order by m.month`,
    ...indexKey(project),
    project.id,
  )
  const [first] = rows
  if (!first) return null
  const { areaId, fromYear, toYear } = first
  return { areaId: areaId || null, fromYear, toYear, months: rows.map(({ month, area, own }) => ({ month, area, own })) }
}
