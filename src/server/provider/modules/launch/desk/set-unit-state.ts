import type { UnitState } from '#graphql/launch-kinds.ts'
import type { UnitMix } from '#market/vocabulary.ts'
import type { Statements } from '../../../db/client.ts'
import { orNull, pick, type RowOf, text } from '../../../db/column-table.ts'
import { LAUNCH, LAUNCH_EVENT, LAUNCH_UNIT } from '../../../db/trade/launch-tables.ts'
import { balanceOverTime } from '../balance.ts'

interface UnitPress {
  launchId: string
  stack: string
  floor: number
  /** the state that the unit is in where it is pressed */
  from: UnitState
  to: UnitState
  /** "2026-11-28" */
  day: string
  /** of the press: what the launch is marked with */
  mark: string
  /** unix seconds */
  now: number
}

const KINDS = "('0', '1', '2', '3', '4', '5')"
const LEFT = "from launch_unit where launch_id = ?1 and state = 'available'"

/**
 * Sets the state of one unit as of a day, with what lists show of the launch, as one transaction. The launch loses the hash of its file, so that the
 * same file taken again counts as another list. False where the unit is not in the state that was seen, nor in the one that is asked for.
 */
export async function setUnitState(trade: Statements, press: UnitPress): Promise<boolean> {
  const { launchId, stack, floor, from, to, day, mark, now } = press
  const [moved] = await Promise.all([
    trade.all(
      pick(LAUNCH_UNIT, 'stack'),
      'update launch_unit set state = ?, state_on = ? where launch_id = ? and stack = ? and floor = ? and state = ? returning stack',
      to,
      day,
      launchId,
      stack,
      floor,
      from,
    ),
    trade.run(
      `insert into launch_event (launch_id, stack, floor, day, state) select launch_id, stack, floor, ?5, ?4 from launch_unit
      where launch_id = ?1 and stack = ?2 and floor = ?3 and changes() > 0 on conflict (launch_id, stack, floor, day) do update set state = excluded.state`,
      launchId,
      stack,
      floor,
      to,
      day,
    ),
    trade.run(
      `update launch set available = (select count(*) ${LEFT}),
        reserved = (select count(*) from launch_unit where launch_id = ?1 and state = 'reserved'),
        sold = (select count(*) from launch_unit where launch_id = ?1 and state = 'sold'),
        price_from = (select min(price) ${LEFT}),
        psf_min = (select min(1.0 * price / size_sqft) ${LEFT}),
        psf_max = (select max(1.0 * price / size_sqft) ${LEFT}),
        bedroom_mask = (select coalesce(sum(distinct 1 << cast(unit_mix as integer)), 0) ${LEFT} and unit_mix in ${KINDS}),
        prices_on = max(prices_on, ?2), content_hash = ?3, updated_at = ?4
      where id = ?1 and changes() > 0`,
      launchId,
      day,
      mark,
      now,
    ),
  ])
  if (moved.length === 0) return isInState(trade, press)
  await writeBalance(trade, launchId)
  return true
}

const isInState = async (trade: Statements, { launchId, stack, floor, to }: UnitPress): Promise<boolean> =>
  (await trade.first(
    {},
    'select 1 from launch_unit where launch_id = ? and stack = ? and floor = ? and state = ?',
    launchId,
    stack,
    floor,
    to,
  )) !== null

const HISTORY_ROW = {
  ...pick(LAUNCH_UNIT, 'stack', 'floor'),
  unitMix: text<UnitMix>(),
  /** null: it has always been available */
  day: orNull(LAUNCH_EVENT.columns.day),
  state: orNull(LAUNCH_EVENT.columns.state),
}

const key = ({ stack, floor }: Pick<RowOf<typeof HISTORY_ROW>, 'stack' | 'floor'>) => `${floor}-${stack}`

/** Counts the balance anew. Another press meanwhile has marked the launch again and counts it itself, after both. */
async function writeBalance(trade: Statements, launchId: string): Promise<void> {
  const [launch, rows] = await Promise.all([
    trade.first(
      pick(LAUNCH, 'contentHash', 'pricesOn'),
      'select content_hash as contentHash, prices_on as pricesOn from launch where id = ?',
      launchId,
    ),
    trade.all(
      HISTORY_ROW,
      `select unit.stack, unit.floor, unit.unit_mix as unitMix, event.day, event.state from launch_unit unit left join launch_event event
        on event.launch_id = unit.launch_id and event.stack = unit.stack and event.floor = unit.floor where unit.launch_id = ?`,
      launchId,
    ),
  ])
  if (!launch) return
  const units = [...Map.groupBy(rows, key).values()].flatMap((those) => {
    const [first] = those
    const events = those.flatMap(({ day, state }) => (day === null || state === null ? [] : [{ day, state }]))
    return first ? [{ unitMix: first.unitMix, events }] : []
  })
  await trade.run(
    'update launch set balance = ? where id = ? and content_hash = ?',
    JSON.stringify(balanceOverTime(units, launch.pricesOn)),
    launchId,
    launch.contentHash,
  )
}
