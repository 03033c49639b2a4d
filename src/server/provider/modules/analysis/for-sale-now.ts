import { elementAt } from '#lib/element-at.ts'
import { quantileSorted } from '#lib/quantiles.ts'
import type { ProviderContext } from '../../context.ts'
import type { SqlValue } from '../../db/client.ts'
import { notNull, orNull, pick, type RowOf } from '../../db/column-table.ts'
import { AREA } from '../../db/market/place-tables.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import type { KeptAnalysis } from './analysis-store.ts'

const HOME_ROW = {
  ...pick(LISTING_GROUP, 'id', 'firstSeenAt', 'projectName', 'projectNameLocal'),
  areaSqm: LISTING_GROUP.columns.areaSqm,
  price: notNull(LISTING_GROUP.columns.price),
  psf: notNull(LISTING_GROUP.columns.psf),
}
export type HomeForSale = RowOf<typeof HOME_ROW>

/** What is asked now for homes of the analysed kind. */
export interface ForSaleNow {
  /** the area; null: in the home's own project */
  area: { name: string; nameLocal: string | null } | null
  count: number
  /** what is asked by square foot, quartiles */
  psf: { low: number; median: number; high: number }
  /** those of the nearest size */
  homes: readonly HomeForSale[]
}

/** Fewer homes for sale make no figure of what is asked. */
const LEAST = 3
const HOMES_SHOWN = 6
/** Homes of a project or an area that are read at most. */
const READ_MAX = 500

const COLUMNS = `g.id, g.first_seen_at as firstSeenAt, g.project_name as projectName, g.project_name_local as projectNameLocal, g.area_sqm as areaSqm, g.price, g.psf`

/** Live homes to buy that tell price and size, of the analysed kind, by what `where` says of `listing_group g`. */
const readHomes = ({ trade }: ProviderContext, { country, evidence }: KeptAnalysis, where: string, ...parameters: SqlValue[]) =>
  trade.all(
    HOME_ROW,
    `select ${COLUMNS} from listing_group g where g.country = ? and g.activity = 'sale' and g.is_live = 1 and g.unit_mix = ? and g.property_group = ?
      and g.price is not null and g.psf is not null and ${where} order by g.first_seen_at desc, g.id limit ${READ_MAX}`,
    country,
    evidence.home.unitMix,
    evidence.place.propertyGroup,
    ...parameters,
  )

const AREA_ROW = { ...pick(AREA, 'slug', 'name'), nameLocal: orNull(AREA.columns.nameLocal) }

/** The area of the analysed project, in the market that is asked; null where it has none. */
const areaOf = ({ market, country }: ProviderContext, analysis: KeptAnalysis) =>
  country.countryCode === analysis.country
    ? market.first(
        AREA_ROW,
        'select a.slug, a.name, a.name_local as nameLocal from project p join area a on a.id = p.area_id where p.type_group = ? and p.slug = ?',
        analysis.typeGroup,
        analysis.slug,
      )
    : null

function told(homes: readonly HomeForSale[], { evidence }: KeptAnalysis, area: ForSaleNow['area']): ForSaleNow | null {
  if (homes.length < LEAST) return null
  const rising = homes.map(({ psf }) => psf).sort((a, b) => a - b)
  const apart = ({ areaSqm }: HomeForSale) => Math.abs((areaSqm ?? 0) - evidence.home.areaSqm)
  return {
    area,
    count: homes.length,
    psf: { low: quantileSorted(rising, 0.25), median: quantileSorted(rising, 0.5), high: quantileSorted(rising, 0.75) },
    homes: homes.toSorted((a, b) => apart(a) - apart(b)).slice(0, HOMES_SHOWN),
  }
}

/** What is for sale now of the analysed kind: in its project, else in its area; null where that are fewer than three homes. */
export async function forSaleNow(context: ProviderContext, analysis: KeptAnalysis): Promise<ForSaleNow | null> {
  const { typeGroup, slug } = analysis
  const inProject = await readHomes(context, analysis, 'g.type_group = ? and g.project_slug = ?', typeGroup, slug)
  const ofProject = told(inProject, analysis, null)
  if (ofProject) return ofProject
  const area = await areaOf(context, analysis)
  if (!area) return null
  const { name, nameLocal } = area
  return told(await readHomes(context, analysis, 'g.area_slug = ?', area.slug), analysis, { name, nameLocal })
}

/** A step of the asking price: from what to what, and how long homes that asked so much were advertised until they were sold. */
export interface AskingStep {
  /** of the value; null: no bound */
  from: number | null
  to: number | null
  count: number
  /** days, quartiles */
  days: { low: number; median: number; high: number }
}

export interface SoldListing {
  /** what was asked first by what the home was estimated at */
  ratio: number
  days: number
}

/** Where a step ends and the next one begins, as shares of the estimate. */
const STEP_BOUNDS = [0.97, 1, 1.03, 1.06] as const
/** Fewer sold homes say nothing of a step. */
const STEP_LEAST = 10
/** One step beside none compares nothing. */
const STEPS_LEAST = 2

/** The steps that have enough sold homes, the lowest first; none where fewer than two have. */
export function askingSteps(sold: readonly SoldListing[]): AskingStep[] {
  const edges = [Number.NEGATIVE_INFINITY, ...STEP_BOUNDS, Number.POSITIVE_INFINITY]
  const bound = (edge: number) => (Number.isFinite(edge) ? edge : null)
  const steps = edges.slice(1).flatMap((to, at): AskingStep[] => {
    const from = elementAt(edges, at)
    const days = sold.flatMap((one) => (one.ratio >= from && one.ratio < to ? [one.days] : [])).sort((a, b) => a - b)
    if (days.length < STEP_LEAST) return []
    const [low, median, high] = [0.25, 0.5, 0.75].map((q) => Math.round(quantileSorted(days, q)))
    return [{ from: bound(from), to: bound(to), count: days.length, days: { low: low ?? 0, median: median ?? 0, high: high ?? 0 } }]
  })
  return steps.length < STEPS_LEAST ? [] : steps
}
