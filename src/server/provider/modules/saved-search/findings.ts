import type { Country } from '#market/country.ts'
import type { Statements } from '../../db/client.ts'
import { conditionsOf, type ProjectFilter } from '../property/filter.ts'
import type { Findings } from './rules.ts'

/** A project whose sales are the newest among the findings. Month is yyyymm. */
export interface FreshProject {
  name: string
  nameLocal: string | null
  month: number
  price: number
}

export interface FoundNow extends Findings {
  newest: FreshProject[]
}

/** So many projects are named in a letter. */
const NAMED = 3

/** What a filter without shapes finds in a market now, in one statement. */
export async function findNow(market: Statements, filter: ProjectFilter, country: Pick<Country, 'disclosesRent'>): Promise<FoundNow> {
  const conditions = conditionsOf(filter, country)
  const where = conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : ''
  const row = await market.first<Findings & { newest: string }>(
    `with hit as materialized (
      select p.id, p.name, p.name_local, p.sale_count, p.last_sale_month, p.last_sale_price from project p ${where}
    )
    select count(*) as projects, coalesce(sum(sale_count), 0) as sales,
      (select json_group_array(json_object('name', name, 'nameLocal', name_local, 'month', last_sale_month, 'price', last_sale_price))
      from (select * from hit where last_sale_month is not null and last_sale_price is not null order by last_sale_month desc, sale_count desc, id limit ${NAMED})
      ) as newest
    from hit`,
    ...conditions.flatMap(({ parameters }) => parameters),
  )
  return row ? { ...row, newest: JSON.parse(row.newest) as FreshProject[] } : { projects: 0, sales: 0, newest: [] }
}
