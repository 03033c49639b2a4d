import type { AgainstEstimate, FurnishedType, ListingActivity } from '#graphql/listing-kinds.ts'
import { boundsAround } from '#lib/geo-distance.ts'
import { searchQuery } from '#lib/search-terms.ts'
import { sqftToSqm } from '#lib/units.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { MarketContext } from '../../context.ts'
import type { SqlValue } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { checkedNear, type Near, type PlaceBounds, squaredDistance } from '../../place-inputs.ts'
import { type Clock, unixSeconds } from '../../ports/clock/clock.ts'
import { ADVERTISED, GROUPS_WITH_TOURS } from '../listing-group/group-loaders.ts'
import type { FigureFilter } from '../property/figure-filter.ts'
import { FEW_MAX } from '../property/filter.ts'
import { limitsOfShapes, readRides, type ShapeFilter } from '../property/shape-filter.ts'
import type { Condition } from '../property/store.ts'
import { checkSearchText } from '../search/text-limit.ts'
import { areaSlugs } from './area-slugs.ts'
import { byListingFigures } from './listing-figures.ts'

export interface ListingFilter extends FigureFilter, ShapeFilter {
  activity?: ListingActivity | null
  text?: string | null
  propertyTypes?: string[] | null
  areaId?: string | null
  areaIds?: string[] | null
  land?: { min?: number | null; max?: number | null } | null
  furnished?: FurnishedType[] | null
  againstEstimate?: AgainstEstimate[] | null
  listedWithinDays?: number | null
  cutWithinDays?: number | null
  hasTour?: boolean | null
  agentLicence?: string | null
  project?: { typeGroup: TypeGroup; slug: string } | null
  bounds?: PlaceBounds | null
  near?: Near | null
}

/** A search for groups: conditions on `listing_group g` in SQL, and shapes that are tested in code. */
export interface GroupQuestion {
  conditions: Condition[]
  within: ((lat6: number, lng6: number) => boolean) | null
  /** the text as FTS5 has it; null without one */
  words: string | null
}

const SECONDS_PER_DAY = 86_400
const DAYS_MAX = 3_650

const when = (sql: string, ...parameters: SqlValue[]): Condition => ({ sql, parameters })
const NOTHING = when('false')

/** What a search for groups reads: it is asked by requests, and for letters. */
export interface AskingContext extends MarketContext {
  clock: Clock
}

const ridesOf = (context: MarketContext) => readRides(context)

/** The groups that are on the map within a box. */
export function inBox({ south, north, west, east }: PlaceBounds): Condition {
  if (!(south <= north && west <= east)) throw refusal('bad-bounds', 'bounds must have south ≤ north and west ≤ east.')
  return when(
    `g.id in (select n.group_id from listing_group_place r cross join listing_group_number n on n.id = r.id
      where r.lat_max >= ? and r.lat_min <= ? and r.lng_max >= ? and r.lng_min <= ?)
    and g.lat between ? and ? and g.lng between ? and ?`,
    south,
    north,
    west,
    east,
    south,
    north,
    west,
    east,
  )
}

function inCircle(near: Near): Condition {
  const box = inBox(boundsAround(checkedNear(near), near.radiusMetres))
  const { sql, parameters } = squaredDistance('g', near)
  return when(`${box.sql} and ${sql} <= ?`, ...box.parameters, ...parameters, near.radiusMetres ** 2)
}

/** The groups in whose words a text is found. */
const byWords = (words: string): Condition =>
  when(
    'g.id in (select n.group_id from listing_group_words w cross join listing_group_number n on n.id = w.rowid where listing_group_words match ?)',
    words,
  )

function since(column: string, days: number, now: number): Condition {
  if (!(days >= 0 && days <= DAYS_MAX)) throw refusal('bad-days', `Days are 0 to ${DAYS_MAX}.`)
  return when(`${column} >= ?`, Math.floor(now - days * SECONDS_PER_DAY))
}

function few<Value>(values: readonly Value[], column: string): Condition {
  if (values.length > FEW_MAX) throw refusal('too-many-choices', `At most ${FEW_MAX} of them.`)
  return when(`${column} in (select value from json_each(?))`, JSON.stringify(values))
}

function offerConditions(filter: ListingFilter, now: number): Condition[] {
  const { furnished, againstEstimate, propertyTypes, land, hasTour, agentLicence } = filter
  const conditions: Condition[] = []
  if (propertyTypes?.length) conditions.push(few(propertyTypes, 'g.property_type'))
  if (furnished?.length) conditions.push(few(furnished, 'g.furnished'))
  if (againstEstimate?.length) conditions.push(few(againstEstimate, 'g.against_estimate'))
  if (land?.min != null) conditions.push(when('g.land_sqm >= ?', sqftToSqm(land.min)))
  if (land?.max != null) conditions.push(when('g.land_sqm <= ?', sqftToSqm(land.max)))
  if (filter.listedWithinDays != null) conditions.push(since('g.first_seen_at', filter.listedWithinDays, now))
  if (filter.cutWithinDays != null) conditions.push(since('g.price_cut_at', filter.cutWithinDays, now))
  if (filter.project) conditions.push(when('g.type_group = ? and g.project_slug = ?', filter.project.typeGroup, filter.project.slug))
  if (hasTour != null) conditions.push(when(`(g.has_tour = 1 or g.id in (${GROUPS_WITH_TOURS})) = ?`, hasTour ? 1 : 0))
  if (agentLicence != null)
    conditions.push(
      when(
        `g.id in (select l.group_id from listing l where l.country = g.country and l.agent_licence = ? and l.state in ${ADVERTISED})`,
        agentLicence,
      ),
    )
  return conditions
}

async function placeConditions(context: AskingContext, filter: ListingFilter): Promise<Pick<GroupQuestion, 'conditions' | 'within'>> {
  const asked = [filter.areaId == null ? null : [filter.areaId], filter.areaIds ?? null].filter((ids) => ids !== null)
  const [limits, ...areas] = await Promise.all([
    limitsOfShapes(() => context.perRequest(ridesOf), filter),
    ...asked.map((ids) => areaSlugs(context, ids)),
  ])
  const conditions = areas.map(({ areas: inside, districts }) =>
    when(
      '(g.area_slug in (select value from json_each(?)) or g.district_slug in (select value from json_each(?)))',
      JSON.stringify(inside),
      JSON.stringify(districts),
    ),
  )
  if (filter.bounds) conditions.push(inBox(filter.bounds))
  if (filter.near) conditions.push(inCircle(filter.near))
  if (limits) conditions.push(limits.box ? inBox(limits.box) : NOTHING)
  return { conditions, within: limits?.within ?? null }
}

/** The question of a filter: of groups that somebody advertises now. Throws a refusal for values out of bounds. At most three statements. */
export async function groupQuestion(context: AskingContext, filter: ListingFilter): Promise<GroupQuestion> {
  const activity = filter.activity ?? 'sale'
  if (filter.text != null) checkSearchText(filter.text)
  const words = filter.text == null ? null : searchQuery(filter.text)
  const { conditions, within } = await placeConditions(context, filter)
  return {
    conditions: [
      when('g.country = ?', context.country.countryCode),
      when('g.activity = ?', activity),
      when('g.is_live = 1'),
      ...byListingFigures(filter, activity),
      ...offerConditions(filter, unixSeconds(context.clock)),
      ...(words === null ? [] : [byWords(words)]),
      ...conditions,
    ],
    within,
    words,
  }
}
