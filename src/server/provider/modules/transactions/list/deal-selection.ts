import type { MarketContext } from '../../../context.ts'
import type { SqlValue } from '../../../db/client.ts'
import { integer } from '../../../db/column-table.ts'
import type { AskedIn } from '../../property/figure-conditions.ts'
import { WITH_PAGE } from '../../property/filter.ts'
import { questionIn } from '../../property/question.ts'
import { readRides } from '../../property/shape-filter.ts'
import { ANY_ORDER, type Condition, idsWithin, whereOf } from '../../property/store.ts'
import { type DealFilter, dealConditions } from './deal-filter.ts'

/** Where the deals of a filter are: what comes behind `from`, with its parameters. `txn` is `t` there. */
export interface DealSelection {
  from: string
  parameters: SqlValue[]
  /** by month: the deals come in the order of an index of months, and reading may stop early */
  isByMonth: boolean
  /** how many deals there are, where the counts of projects tell it; else null */
  known: number | null
}

/** Of more deals than this the index of months is read, and each deal's project looked up; of fewer the deals of each project. */
const FEW_DEALS = 4_000

/** The market that is asked, in a request or after a publish. */
export type AskedMarket = Pick<MarketContext, 'country' | 'market'> & Pick<AskedIn, 'clock'>

/** Nothing is asked of the projects: every deal of the country. */
const EVERYWHERE: Condition[] = []

/** The projects of a filter as conditions over `project p`. */
async function projectConditions(context: AskedMarket, { typeGroup, slug, homes }: DealFilter): Promise<Condition[]> {
  const own: Condition[] = typeGroup && slug ? [{ sql: 'p.type_group = ? and p.slug = ?', parameters: [typeGroup, slug] }] : EVERYWHERE
  if (!homes) return own
  const { conditions, within } = await questionIn(
    { country: context.country, clock: context.clock, rides: () => readRides(context) },
    homes,
  )
  // deals of homes without a page are listed too
  const asked = [...own, ...conditions.filter((condition) => condition !== WITH_PAGE)]
  if (!within) return asked
  const ids = await idsWithin(context, asked, within, ANY_ORDER)
  return [{ sql: 'p.id in (select value from json_each(?))', parameters: [JSON.stringify(ids)] }]
}

/** Null where there can be nothing: rents that the country does not disclose (§9). `isDisclosed`: floors are compared as subscribers see them. */
export async function selectDeals(context: AskedMarket, filter: DealFilter, isDisclosed: boolean): Promise<DealSelection | null> {
  const kind = filter.kind ?? 'sale'
  if (kind === 'rent' && !context.country.disclosesRent) return null
  const projects = await projectConditions(context, filter)
  const own = dealConditions(filter, isDisclosed)
  const { where, parameters } = whereOf(projects)
  const rest = own.map(({ sql }) => ` and ${sql}`).join('')
  const ownParameters = own.flatMap((condition) => condition.parameters)
  if (projects.length === 0)
    return { from: `txn t where t.kind = ?${rest}`, parameters: [kind, ...ownParameters], isByMonth: true, known: null }
  const counted = await context.market.first(
    { n: integer() },
    `select coalesce(sum(p.${kind === 'rent' ? 'rent_count' : 'sale_count'}), 0) as n from project p ${where}`,
    ...parameters,
  )
  const n = counted?.n ?? 0
  const known = own.length === 0 ? n : null
  // few of a suburb's deals are at one address, and they may lie anywhere among the months
  if (n <= FEW_DEALS || filter.address)
    return {
      from: `(select p.id from project p ${where}) s cross join txn t on t.project_id = s.id where t.kind = ?${rest}`,
      parameters: [...parameters, kind, ...ownParameters],
      isByMonth: false,
      known,
    }
  return {
    // the plus keeps the index of projects out
    from: `txn t where t.kind = ? and +t.project_id in (select p.id from project p ${where})${rest}`,
    parameters: [kind, ...parameters, ...ownParameters],
    isByMonth: true,
    known,
  }
}

/** How many deals a filter has now. */
export async function countDeals(context: AskedMarket, filter: DealFilter): Promise<number> {
  const selection = await selectDeals(context, filter, false)
  if (!selection) return 0
  const counted = await context.market.first({ n: integer() }, `select count(*) as n from ${selection.from}`, ...selection.parameters)
  return counted?.n ?? 0
}
