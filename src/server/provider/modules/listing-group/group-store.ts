import type { ListingActivity } from '#graphql/listing-kinds.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import type { SqlValue } from '../../db/client.ts'
import { integer, text } from '../../db/column-table.ts'
import type { Page } from '../../paging.ts'
import { ADVERTISED } from './group-loaders.ts'
import { type GroupRow, readGroups } from './group-row.ts'

type Asking = Pick<ProviderContext, 'trade' | 'country'>

/** The group at an address, or the one that it became: one statement. */
export async function groupBySlug({ trade, country }: Asking, slug: string): Promise<GroupRow | null> {
  const rows = await readGroups(
    trade,
    `where g.id = coalesce(
      (select own.id from listing_group own where own.country = ?1 and own.slug = ?2),
      (select a.group_id from listing_group_alias a where a.country = ?1 and a.slug = ?2))`,
    country.countryCode,
    slug,
  )
  return rows[0] ?? null
}

/** Groups of the country in the order of their ids, each once; an id of before stands for what it became. One statement. */
export async function groupsByIds({ trade, country }: Asking, ids: readonly string[]): Promise<GroupRow[]> {
  const rows = await trade.all(
    { asked: text(), id: text() },
    `select asked.value as asked, coalesce(a.group_id, asked.value) as id from json_each(?) asked left join listing_group_alias a on a.id = asked.value`,
    JSON.stringify(ids),
  )
  const found = [...new Set(rows.map(({ id }) => id))]
  const groups = await readGroups(
    trade,
    'where g.id in (select value from json_each(?)) and g.country = ?',
    JSON.stringify(found),
    country.countryCode,
  )
  const byId = new Map(groups.map((group) => [group.id, group]))
  return found.flatMap((id) => byId.get(id) ?? [])
}

/** A page of groups, with one row more to know whether there is a next one, and how many there are. */
function pageOf({ trade }: Asking, where: string, parameters: readonly SqlValue[], { first, offset }: Page) {
  return {
    rows: () => readGroups(trade, `where ${where} order by g.first_seen_at desc, g.id limit ? offset ?`, ...parameters, first + 1, offset),
    count: async () =>
      (await trade.first({ n: integer() }, `select count(*) as n from listing_group g where ${where}`, ...parameters))?.n ?? 0,
  }
}

/** Of the groups `g`, those in which an agent advertises now. */
const OF_LICENCE = `g.id in (select l.group_id from listing l where l.country = ? and l.agent_licence in (?, ?) and l.state in ${ADVERTISED})`
/** As an address may write it, and as registers do. */
const ofLicence = ({ country }: Asking, licence: string): string[] => [country.countryCode, licence, licence.toUpperCase()]

interface OfProject {
  typeGroup: TypeGroup
  slug: string
  activity: ListingActivity
  unitMix: string | null
  /** of the agent who advertises them; null: whoever does */
  licence: string | null
}

/** The live groups of a project, the newest first. */
export const groupsOfProject = (context: Asking, { typeGroup, slug, activity, unitMix, licence }: OfProject, page: Page) =>
  pageOf(
    context,
    `g.country = ? and g.type_group = ? and g.project_slug = ? and g.activity = ? and g.is_live = 1${unitMix === null ? '' : ' and g.unit_mix = ?'}${licence === null ? '' : ` and ${OF_LICENCE}`}`,
    [
      context.country.countryCode,
      typeGroup,
      slug,
      activity,
      ...(unitMix === null ? [] : [unitMix]),
      ...(licence === null ? [] : ofLicence(context, licence)),
    ],
    page,
  )

interface OfAgent {
  licence: string
  activity: ListingActivity | null
  /** id of the home that the page begins after; null: the first page. The place stays while others come and go. */
  after: string | null
}

const AFTER = `(g.first_seen_at, 0) < (select own.first_seen_at, iif(g.id > own.id, 1, 0) from listing_group own
  where own.id = coalesce((select a.group_id from listing_group_alias a where a.id = ?), ?))`

/** The live groups in which an agent advertises now, the newest first. `count` is of all, wherever the page begins; an unknown `after` is followed by none. */
export function groupsOfAgent(context: Asking, { licence, activity, after }: OfAgent, page: Page) {
  const where = `${OF_LICENCE} and g.is_live = 1${activity === null ? '' : ' and g.activity = ?'}`
  const of = [...ofLicence(context, licence), ...(activity === null ? [] : [activity])]
  const all = pageOf(context, where, of, page)
  return after === null ? all : { rows: pageOf(context, `${where} and ${AFTER}`, [...of, after, after], page).rows, count: all.count }
}
