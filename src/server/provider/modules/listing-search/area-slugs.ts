import type { MarketContext } from '../../context.ts'
import { pick } from '../../db/column-table.ts'
import { AREA } from '../../db/market/place-tables.ts'
import { refusal } from '../../errors.ts'
import { AREAS_NAMED, namedAreas } from '../area/area-names.ts'
import { FEW_MAX } from '../property/filter.ts'

/** Areas by what holds across editions. */
interface AreaSlugs {
  areas: string[]
  districts: string[]
}

/** The slugs of areas or districts with all areas inside them: one statement. */
export async function areaSlugs({ market }: Pick<MarketContext, 'market'>, texts: readonly string[]): Promise<AreaSlugs> {
  if (texts.length > FEW_MAX) throw refusal('too-many-areas', `areaIds holds at most ${FEW_MAX}.`)
  const rows = await market.all(
    pick(AREA, 'level', 'slug'),
    `with recursive inside (id) as (${AREAS_NAMED} union all select a.id from area a join inside on a.parent_id = inside.id)
    select a.level, a.slug from inside cross join area a on a.id = inside.id`,
    namedAreas(texts),
  )
  return {
    // where districts are no postal ones, homes lie in them
    areas: rows.map(({ slug }) => slug),
    districts: rows.filter(({ level }) => level === 'district').map(({ slug }) => slug),
  }
}
