import type { Statements } from '../../db/client.ts'
import { bit, pick } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { type GroupName, namesOf } from './group-names.ts'
import type { PlacedRow } from './member-row.ts'

const TAKEN_ROW = {
  ...pick(LISTING_GROUP, 'id', 'slug', 'country'),
  /** 1: it leads to another group; its name may be taken again by the listing that founded it */
  isAlias: bit(),
}

/**
 * Names for homes that found a group: for each the first of its earliest listing's names that no other group has; the old one where it was
 * another's home in between. One statement.
 */
export async function nameGroups(trade: Statements, homes: readonly (readonly PlacedRow[])[]): Promise<GroupName[]> {
  const founders = homes.map(([founder]) => founder)
  const names = await Promise.all(founders.map((founder) => (founder ? namesOf(founder) : [])))
  const all = names.flat()
  const taken =
    all.length === 0
      ? []
      : await trade.all(
          TAKEN_ROW,
          `select id, slug, country, 0 as isAlias from listing_group where id in (select value from json_each(?1))
          union all select id, slug, country, 1 from listing_group_alias where id in (select value from json_each(?1))
          union all select g.id, g.slug, g.country, 0 from json_each(?2) s cross join json_each(?3) c
            cross join listing_group g on g.country = c.value and g.slug = s.value
          union all select a.id, a.slug, a.country, 1 from json_each(?2) s cross join json_each(?3) c
            cross join listing_group_alias a on a.country = c.value and a.slug = s.value`,
          JSON.stringify(all.map(({ id }) => id)),
          JSON.stringify(all.map(({ slug }) => slug)),
          JSON.stringify([...new Set(founders.flatMap((founder) => founder?.country ?? []))]),
        )
  const ids = new Set(taken.filter(({ isAlias }) => isAlias === 0).map(({ id }) => id))
  const slugs = new Map(taken.map(({ country, slug, id }) => [`${country} ${slug}`, id]))
  const aliases = new Map(taken.filter(({ isAlias }) => isAlias === 1).map((alias) => [alias.id, alias]))
  return names.map((own, at) => {
    const country = founders[at]?.country
    const name = own.find(({ id, slug }) => !ids.has(id) && (slugs.get(`${country} ${slug}`) ?? id) === id)
    const chosen = name ?? { id: `g-${crypto.randomUUID()}`, slug: `home-${crypto.randomUUID().slice(0, 13)}` }
    ids.add(chosen.id)
    slugs.set(`${country} ${chosen.slug}`, chosen.id)
    return { id: chosen.id, slug: aliases.get(chosen.id)?.slug ?? chosen.slug }
  })
}
