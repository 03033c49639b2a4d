import type { ProviderContext } from '../../context.ts'
import { integer, pick, selectList, text } from '../../db/column-table.ts'
import { AREA } from '../../db/market/place-tables.ts'
import { LAUNCH } from '../../db/trade/launch-tables.ts'
import type { AreaRecord } from '../area/area-store.ts'
import { byArea } from '../property/filter.ts'

/** The ids of launches as their projects are found: type group and slug, with the country before them. */
const keysOf = async ({ trade, country: { countryCode } }: ProviderContext): Promise<string[]> =>
  (await trade.all(pick(LAUNCH, 'id'), 'select id from launch where country = ?', countryCode)).map(({ id }) => id)

const PLACED = `select ?1 || ':' || p.type_group || ':' || p.slug as id, p.area_id, p.district_id from project p
  where p.slug in (select substr(value, 4 + instr(substr(value, 4), ':')) from json_each(?2))`

/** The launches whose projects lie in an area of any level. Launches and projects lie in two databases: the keys travel as one list. */
export async function launchesInArea(context: ProviderContext, areaId: string): Promise<string[]> {
  const keys = JSON.stringify(await keysOf(context))
  const inside = byArea(areaId)
  const rows = await context.market.all(
    { id: text() },
    `select ? || ':' || p.type_group || ':' || p.slug as id from project p
    where p.slug in (select substr(value, 4 + instr(substr(value, 4), ':')) from json_each(?)) and ${inside.sql}`,
    context.country.countryCode,
    keys,
    ...inside.parameters,
  )
  return rows.map(({ id }) => id)
}

export interface LaunchArea {
  area: AreaRecord
  count: number
}

/** The areas of all levels in which some of these launches lie, with how many; most first. */
export async function areasOfLaunches({ market, country }: ProviderContext, ids: readonly string[]): Promise<LaunchArea[]> {
  const rows = await market.all(
    { ...AREA.columns, count: integer() },
    `with recursive placed as (${PLACED}), inside (launch, area) as (
      select id, area_id from placed where area_id is not null
      union select id, district_id from placed where district_id is not null
      union select inside.launch, up.parent_id from inside join area up on up.id = inside.area where up.parent_id is not null)
    select ${selectList(AREA.columns, 'area')}, count(*) as count from inside join area on area.id = inside.area
    where inside.launch in (select value from json_each(?2)) group by area.id order by count desc, area.name, area.id`,
    country.countryCode,
    JSON.stringify(ids),
  )
  return rows.map(({ count, ...area }) => ({ area, count }))
}
