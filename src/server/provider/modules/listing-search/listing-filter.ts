import { boundsAround } from '#lib/geo-distance.ts'
import { keysOf, recordOf } from '#lib/records.ts'
import { searchQuery } from '#lib/search-terms.ts'
import { sqftToSqm } from '#lib/units.ts'
import { builder } from '../../builder.ts'
import type { MarketContext } from '../../context.ts'
import { yearNow } from '../../day.ts'
import type { SqlValue } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { BoundsInput, checkedNear, type Near, NearInput, type PlaceBounds, squaredDistance } from '../../place-inputs.ts'
import { type Clock, unixSeconds } from '../../ports/clock/clock.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import { AgainstEstimateEnum, FurnishedTypeEnum, ListingActivityEnum } from '../listing/listing-enums.ts'
import { ADVERTISED, GROUPS_WITH_TOURS } from '../listing-group/group-loaders.ts'
import type { FigureFilter } from '../property/figure-filter.ts'
import { FEW_MAX } from '../property/filter.ts'
import { type InputFields, placeFields, RangeInput, setFields } from '../property/filter-input.ts'
import { limitsOfShapes, readRides, type ShapeFilter } from '../property/shape-filter.ts'
import type { Condition } from '../property/store.ts'
import { checkSearchText } from '../search/text-limit.ts'
import { areaSlugs } from './area-slugs.ts'
import { byListingFigures, LISTING_RANGES } from './listing-figures.ts'

const OFFERED = keysOf(LISTING_RANGES).filter((key) => key !== 'change' && key !== 'yield')

const rangeFields = (t: InputFields) => recordOf(OFFERED, (key) => t.field({ type: RangeInput, description: LISTING_RANGES[key].about }))

const ProjectOfListingsInput = builder.inputType('ProjectOfListingsInput', {
  fields: (t) => ({ typeGroup: t.field({ type: TypeGroupEnum, required: true }), slug: t.string({ required: true }) }),
})

export const ListingFilterInput = builder.inputType('ListingFilter', {
  description:
    'All given conditions must hold, of homes that somebody advertises now. A home without a figure fails any range on that figure.',
  fields: (t) => ({
    activity: t.field({ type: ListingActivityEnum, description: 'SALE without it.' }),
    text: t.string({ description: 'Words of its project, street, postal code, headline or description; each may be unfinished.' }),
    propertyTypes: t.stringList({ description: `Any of them, at most ${FEW_MAX}.` }),
    areaId: t.id({ description: 'An area or district with all areas inside it.' }),
    areaIds: t.idList({ description: `Any of them, at most ${FEW_MAX}; listingFacets counts them.` }),
    land: t.field({ type: RangeInput, description: 'Land in square feet.' }),
    furnished: t.field({ type: [FurnishedTypeEnum], description: 'Any of them.' }),
    againstEstimate: t.field({ type: [AgainstEstimateEnum], description: 'Where the price lies against the range of our estimate.' }),
    listedWithinDays: t.int({ description: 'First seen within so many days.' }),
    cutWithinDays: t.int({ description: 'Whose least price fell within so many days.' }),
    hasTour: t.boolean(),
    agentLicence: t.string({ description: 'Advertised now by this agent.' }),
    project: t.field({ type: ProjectOfListingsInput, description: 'Of this project.' }),
    bounds: t.field({ type: BoundsInput }),
    near: t.field({ type: NearInput }),
    ...rangeFields(t),
    ...setFields(t),
    ...placeFields(t),
  }),
})

export type ListingFilter = typeof ListingFilterInput.$inferInput

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

function since(column: string, days: number, now: number): Condition[] {
  if (!(days >= 0 && days <= DAYS_MAX)) throw refusal('bad-days', `Days are 0 to ${DAYS_MAX}.`)
  return [when(`${column} >= ?`, Math.floor(now - days * SECONDS_PER_DAY))]
}

/** Any of the values; none is no condition. */
function few<Value>(values: readonly Value[], column: string): Condition[] {
  if (values.length > FEW_MAX) throw refusal('too-many-choices', `At most ${FEW_MAX} of them.`)
  return values.length === 0 ? [] : [when(`${column} in (select value from json_each(?))`, JSON.stringify(values))]
}

/** The fields that are conditions on a group by themselves; the others are of all filters, or asked of places and words. */
type OfferField = Exclude<
  keyof ListingFilter,
  keyof FigureFilter | keyof ShapeFilter | ('activity' | 'text' | 'areaId' | 'areaIds' | 'bounds' | 'near')
>

/** What each asks. */
const OFFER_CONDITIONS: { [Field in OfferField]: (asked: NonNullable<ListingFilter[Field]>, now: number) => Condition[] } = {
  propertyTypes: (types) => few(types, 'g.property_type'),
  furnished: (types) => few(types, 'g.furnished'),
  againstEstimate: (places) => few(places, 'g.against_estimate'),
  land: ({ min, max }) => [
    ...(min == null ? [] : [when('g.land_sqm >= ?', sqftToSqm(min))]),
    ...(max == null ? [] : [when('g.land_sqm <= ?', sqftToSqm(max))]),
  ],
  listedWithinDays: (days, now) => since('g.first_seen_at', days, now),
  cutWithinDays: (days, now) => since('g.price_cut_at', days, now),
  project: ({ typeGroup, slug }) => [when('g.type_group = ? and g.project_slug = ?', typeGroup, slug)],
  hasTour: (has) => [when(`(g.has_tour = 1 or g.id in (${GROUPS_WITH_TOURS})) = ?`, has ? 1 : 0)],
  agentLicence: (licence) => [
    when(
      `g.id in (select l.group_id from listing l where l.country = g.country and l.agent_licence = ? and l.state in ${ADVERTISED})`,
      licence,
    ),
  ],
}

function offerCondition<Field extends OfferField>(filter: ListingFilter, field: Field, now: number): Condition[] {
  const asked = filter[field]
  return asked == null ? [] : OFFER_CONDITIONS[field](asked, now)
}

const offerConditions = (filter: ListingFilter, now: number): Condition[] =>
  keysOf(OFFER_CONDITIONS).flatMap((field) => offerCondition(filter, field, now))

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
      ...byListingFigures(filter, activity, yearNow(context.clock, context.country)),
      ...offerConditions(filter, unixSeconds(context.clock)),
      ...(words === null ? [] : [byWords(words)]),
      ...conditions,
    ],
    within,
    words,
  }
}
