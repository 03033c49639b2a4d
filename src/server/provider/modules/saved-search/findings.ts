import type { Statements } from '../../db/client.ts'
import { integer, pick, text } from '../../db/column-table.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import type { AskedIn } from '../property/figure-conditions.ts'
import type { ProjectFilter } from '../property/filter.ts'
import { questionIn } from '../property/question.ts'
import { type RideTimes, readRides } from '../property/shape-filter.ts'
import { isWithin, whereOf } from '../property/store.ts'
import type { Findings } from './rules.ts'

/** A project with one of the newest sales among the findings. Month is yyyymm. */
export interface FreshProject {
  name: string
  nameLocal: string | null
  month: number
  price: number
}

export interface FoundNow extends Findings {
  newest: FreshProject[]
}

/** The number of projects named in a mail. */
const NAMED = 3

/** A market during a run; its ride times are read once, for the first filter with the reach of a station. */
export interface Watched extends AskedIn {
  market: Statements
  rides: RideTimes
}

export function watchedMarket(market: Statements, { country, clock }: AskedIn): Watched {
  let read: ReturnType<RideTimes> | undefined
  return {
    market,
    country,
    clock,
    rides() {
      read ??= readRides({ market })
      return read
    },
  }
}

/** The current findings of a filter in a market, in one statement. Shapes are tested by the code that the map runs. */
export async function findNow(watched: Watched, filter: ProjectFilter): Promise<FoundNow> {
  const { conditions, within } = await questionIn(watched, filter)
  const { where, parameters } = whereOf(conditions)
  if (within) return findWithin(watched.market, { where, parameters }, within)
  const row = await watched.market.first(
    { projects: integer(), sales: integer(), newest: text() },
    `with hit as materialized (
      select p.id, p.name, p.name_local, p.sale_count, p.last_sale_month, p.last_sale_price from project p ${where}
    )
    select count(*) as projects, coalesce(sum(sale_count), 0) as sales,
      (select json_group_array(json_object('name', name, 'nameLocal', name_local, 'month', last_sale_month, 'price', last_sale_price))
      from (select * from hit where last_sale_month is not null and last_sale_price is not null order by last_sale_month desc, sale_count desc, id limit ${NAMED})
      ) as newest
    from hit`,
    ...parameters,
  )
  const newest: FreshProject[] = row ? JSON.parse(row.newest) : []
  return row ? { ...row, newest } : { projects: 0, sales: 0, newest }
}

const SPOT_ROW = {
  ...pick(PROJECT, 'lat', 'lng', 'name', 'nameLocal'),
  sales: PROJECT.columns.saleCount,
  month: PROJECT.columns.lastSaleMonth,
  price: PROJECT.columns.lastSalePrice,
}

async function findWithin(
  market: Statements,
  { where, parameters }: ReturnType<typeof whereOf>,
  within: (lat6: number, lng6: number) => boolean,
): Promise<FoundNow> {
  const spots = await market.all(
    SPOT_ROW,
    `select p.lat, p.lng, p.sale_count as sales, p.name, p.name_local as nameLocal, p.last_sale_month as month, p.last_sale_price as price
    from project p ${where} order by p.last_sale_month desc, p.sale_count desc, p.id`,
    ...parameters,
  )
  const found = spots.filter(({ lat, lng }) => isWithin(within, lat, lng))
  const newest = found.flatMap(({ name, nameLocal, month, price }) =>
    month !== null && price !== null ? [{ name, nameLocal, month, price }] : [],
  )
  return { projects: found.length, sales: found.reduce((sum, { sales }) => sum + sales, 0), newest: newest.slice(0, NAMED) }
}
