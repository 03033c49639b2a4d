import type { CountryCode } from '#market/vocabulary.ts'
import type { MarketContext } from '../../context.ts'
import { Statements } from '../../db/client.ts'
import type { ProviderDatabases } from '../../db/databases.ts'
import { marketContextOf } from '../../market-context.ts'
import { marketFactsOf } from '../market/store.ts'
import { PROJECT_COLUMNS, PROJECT_ROW, type ProjectRecord } from '../property/project-record.ts'
import { estimateProject } from '../valuation/estimate-project.ts'
import { isRefusal } from '../valuation/evidence.ts'
import { estimateRent } from '../valuation/rent.ts'
import { likeContracts } from '../valuation/rent-store.ts'
import { type GroupEstimate, type GroupRow, readGroups } from './group-row.ts'

type Band = Pick<GroupEstimate, 'estimate' | 'estimateLow' | 'estimateHigh'>
const REFUSED: Band = { estimate: null, estimateLow: null, estimateHigh: null }

interface Estimating {
  trade: Statements
  databases: Pick<ProviderDatabases, 'market'>
  country: CountryCode
}

/**
 * The estimate of the home of a group with its 68 % band, by the code of the reports; of rents the band of two in three contracts (modules/valuation/rent.ts).
 * Nothing where it is refused, of rooms, and of rents where they are not disclosed (§9). What is asked for homes is never used.
 */
async function bandOf(context: MarketContext, project: ProjectRecord, { unitMix, areaSqm, floor, activity }: GroupRow): Promise<Band> {
  if (activity === 'room' || (activity === 'rent' && !context.country.disclosesRent)) return REFUSED
  const estimate = await estimateProject(context, project, { unitMix, areaSqm, floor })
  if (isRefusal(estimate)) return REFUSED
  const { value, low68, high68, asOf, home } = estimate
  if (activity === 'sale') return { estimate: value, estimateLow: low68, estimateHigh: high68 }
  const rent = estimateRent(await likeContracts(context, project, home.areaSqm, asOf), home)
  return rent ? { estimate: rent.value, estimateLow: rent.low, estimateHigh: rent.high } : REFUSED
}

const projectKey = ({ typeGroup, slug }: { typeGroup: string | null; slug: string | null }): string => `${typeGroup} ${slug}`

async function projectsOf({ market }: MarketContext, groups: readonly GroupRow[]): Promise<Map<string, ProjectRecord>> {
  const rows = await market.all(
    PROJECT_ROW,
    `select ${PROJECT_COLUMNS} from json_each(?) v cross join project p on p.type_group = v.value ->> 'typeGroup' and p.slug = v.value ->> 'slug'`,
    JSON.stringify([
      ...new Map(groups.map(({ typeGroup, projectSlug: slug }) => [projectKey({ typeGroup, slug }), { typeGroup, slug }])).values(),
    ]),
  )
  return new Map(rows.map((project) => [projectKey(project), project]))
}

/** Estimates these groups and copies that beside them. A group whose home was changed meanwhile is left for the next time. */
async function estimateThese({ trade, databases, country }: Estimating, groups: readonly GroupRow[]): Promise<number> {
  const context = marketContextOf(country, new Statements(databases.market[country]))
  const [{ dataVersion }, projects] = await Promise.all([context.perRequest(marketFactsOf), projectsOf(context, groups)])
  const made: (Band & Pick<GroupRow, 'id' | 'estimateKey' | 'edition'>)[] = []
  // one after the other: each asks the market some times, and keeps its sales for as long as it works
  for (const group of groups) {
    const { id, estimateKey, typeGroup, projectSlug: slug } = group
    const project = projects.get(projectKey({ typeGroup, slug }))
    const band = project ? await bandOf(context, project, group) : REFUSED
    const edition = band.estimate === null ? '' : dataVersion
    made.push({ id, estimateKey, edition, ...band })
  }
  await trade.run(
    `update listing_group set edition = v.value ->> 'edition', estimate = v.value ->> 'estimate', estimate_low = v.value ->> 'estimateLow',
      estimate_high = v.value ->> 'estimateHigh', is_unestimated = 0,
      against_estimate = case when price is null or v.value ->> 'estimateLow' is null then null when price < v.value ->> 'estimateLow' then 'below'
        when price > v.value ->> 'estimateHigh' then 'above' else 'within' end
    from json_each(?) v where listing_group.id = v.value ->> 'id' and listing_group.estimate_key = v.value ->> 'estimateKey'`,
    JSON.stringify(made),
  )
  return groups.length
}

/** Estimates up to `limit` live groups of a country that wait for it. Returns how many. */
export async function estimateWaiting(context: Estimating, limit: number): Promise<number> {
  const groups = await readGroups(
    context.trade,
    'where g.country = ? and g.is_unestimated = 1 and g.is_live = 1 order by g.id limit ?',
    context.country,
    limit,
  )
  return groups.length === 0 ? 0 : estimateThese(context, groups)
}

/** Estimates those of the groups of these listings that wait for it. */
export async function estimateGroupsOf(context: Estimating, listingIds: readonly string[]): Promise<number> {
  const groups = await readGroups(
    context.trade,
    `where g.is_unestimated = 1 and g.is_live = 1 and g.country = ? and g.id in (
      select l.group_id from listing l where l.id in (select value from json_each(?)))`,
    context.country,
    JSON.stringify(listingIds),
  )
  return groups.length === 0 ? 0 : estimateThese(context, groups)
}
