import type { ProviderContext } from '../../context.ts'
import { pick, text } from '../../db/column-table.ts'
import { AREA } from '../../db/market/place-tables.ts'
import { areaKeySql } from '../area/area-names.ts'

/** An area of the level at which results of the country are told. */
export interface ShownArea {
  id: string
  name: string
  nameLocal: string | null
}

/** The area in which results show each area of the market, by its slug: one statement. */
export async function shownAreas({ market, country: { reportAreaLevel } }: ProviderContext): Promise<Map<string, ShownArea>> {
  const rows = await market.all(
    { slug: text(), id: text(), ...pick(AREA, 'name', 'nameLocal') },
    `with recursive up (slug, at) as (
      select slug, id from area
      union all
      select up.slug, own.parent_id from up cross join area own on own.id = up.at where own.level is not ?1 and own.parent_id is not null
    )
    select up.slug, ${areaKeySql('own')} as id, own.name, own.name_local as nameLocal from up cross join area own on own.id = up.at where own.level = ?1`,
    reportAreaLevel,
  )
  return new Map(rows.map(({ slug, ...area }) => [slug, area]))
}
