import type { UnitMix } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { integer, orNull, pick, type RowOf, text } from '../../db/column-table.ts'
import { LAUNCH_UNIT } from '../../db/trade/launch-tables.ts'
import { type ListPart, partsOfList } from './price-list-parts.ts'

const UNIT_ROW = {
  ...pick(LAUNCH_UNIT, 'stack', 'floor', 'sizeSqft', 'plan', 'state', 'stateOn', 'price'),
  unitMix: text<UnitMix>(),
  /** the next lower unit of the stack that has a price; null where there is none, or where it was not asked for */
  belowFloor: orNull(LAUNCH_UNIT.columns.floor),
  belowPrice: LAUNCH_UNIT.columns.price,
}
export type LaunchUnitRow = RowOf<typeof UNIT_ROW>

const UNIT_COLUMNS = 'stack, floor, unit_mix as unitMix, size_sqft as sizeSqft, plan, state, state_on as stateOn, price'

/** All units of a launch, the highest floor first. */
export const unitsOfLaunch = ({ trade }: ProviderContext, id: string): Promise<LaunchUnitRow[]> =>
  trade.all(
    UNIT_ROW,
    `select ${UNIT_COLUMNS}, null as belowFloor, null as belowPrice from launch_unit where launch_id = ? order by floor desc, stack`,
    id,
  )

/** The units of these keys, "12-03" each, with what lies below them. */
export const unitsByKey = ({ trade }: ProviderContext, id: string, keys: readonly string[]): Promise<LaunchUnitRow[]> =>
  trade.all(
    UNIT_ROW,
    `with below as (select u.stack, u.floor, max(lower.floor) as belowFloor from launch_unit u join launch_unit lower
        on lower.launch_id = u.launch_id and lower.stack = u.stack and lower.floor < u.floor and lower.price is not null
      where u.launch_id = ?1 and u.floor || '-' || u.stack in (select value from json_each(?2)) group by u.stack, u.floor)
    select ${UNIT_COLUMNS.split(', ')
      .map((column) => `u.${column}`)
      .join(', ')}, below.belowFloor, lower.price as belowPrice
    from launch_unit u left join below on below.stack = u.stack and below.floor = u.floor
      left join launch_unit lower on lower.launch_id = u.launch_id and lower.stack = u.stack and lower.floor = below.belowFloor
    where u.launch_id = ?1 and u.floor || '-' || u.stack in (select value from json_each(?2))`,
    id,
    JSON.stringify(keys),
  )

/** What of a kind of home, or of a plan, a launch has. */
const MIX_ROW = {
  unitMix: text<UnitMix>(),
  plan: LAUNCH_UNIT.columns.plan,
  count: integer(),
  available: integer(),
  reserved: integer(),
  sold: integer(),
  /** with a price */
  priced: integer(),
  /** square feet */
  sizeMin: integer(),
  sizeMax: integer(),
  /** of what is available; null without prices */
  priceMin: orNull(integer()),
  priceMax: orNull(integer()),
}
export type LaunchMixRow = RowOf<typeof MIX_ROW>

/** The units of a launch gathered by kind of home, or by plan, from the smallest on. */
export const mixesOfLaunch = ({ trade }: ProviderContext, id: string, by: 'unit_mix' | 'plan'): Promise<LaunchMixRow[]> =>
  trade.all(
    MIX_ROW,
    `select min(unit_mix) as unitMix, min(plan) as plan, count(*) as count, count(*) filter (where state = 'available') as available,
      count(*) filter (where state = 'reserved') as reserved, count(*) filter (where state = 'sold') as sold, count(price) as priced,
      min(size_sqft) as sizeMin, max(size_sqft) as sizeMax, min(price) filter (where state = 'available') as priceMin,
      max(price) filter (where state = 'available') as priceMax
    from launch_unit where launch_id = ? group by ${by} order by sizeMin, ${by}`,
    id,
  )

export interface ListQuestion {
  /** from 1 */
  part: number | null
  /** key of a unit: without `part`, the part that it stands in */
  unit: string | null
  unitMix: string | null
  /** only what is available */
  isLeft: boolean
}

export interface ListedPart {
  parts: ListPart<LaunchUnitRow>[]
  /** which of them it is, from 1 */
  part: number
  /** units of all parts */
  count: number
  units: LaunchUnitRow[]
}

/** One part of the price list of a launch: some hundred units, by floor and stack. */
export async function priceListOf(
  context: ProviderContext,
  id: string,
  { part, unit, unitMix, isLeft }: ListQuestion,
): Promise<ListedPart> {
  const all = await unitsOfLaunch(context, id)
  const wanted = all.filter((one) => (unitMix === null || one.unitMix === unitMix) && (!isLeft || one.state === 'available'))
  const parts = partsOfList(wanted)
  const within = unit === null ? -1 : parts.findIndex(({ units }) => units.some(({ floor, stack }) => `${floor}-${stack}` === unit))
  const at = Math.min(part === null ? Math.max(within, 0) : part - 1, Math.max(0, parts.length - 1))
  return { parts, part: at + 1, count: wanted.length, units: parts[at]?.units ?? [] }
}
