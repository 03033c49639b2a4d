import { UNIT_STATES } from '#graphql/launch-kinds.ts'
import { parseMonth } from '#lib/months.ts'
import type { UnitMix } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { LAUNCH } from '../../db/trade/launch-tables.ts'
import { balanceOverTime, stateOn } from './balance.ts'
import { type LaunchRecord, type LaunchUnitRecord, launchId } from './launch-record.ts'

/** Kinds of homes that have bedrooms, by their bit; five or more are one. */
const BEDROOM_BIT: Partial<Record<UnitMix, number>> = { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 }

async function hashOf(record: LaunchRecord): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(record)))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const newest = <Dated extends { day: string }>(dated: readonly Dated[]): Dated | null =>
  dated.reduce<Dated | null>((last, one) => (last === null || one.day > last.day ? one : last), null)

const unitOf = (launch: LaunchRecord, { prices, events, ...unit }: LaunchUnitRecord) => ({
  ...unit,
  state: stateOn(events, launch.pricesOn),
  stateOn: newest(events)?.day ?? launch.pricesOn,
  price: newest(prices)?.price ?? null,
})

/** What lists of launches show of the units, so that no list reads units. */
function figuresOf(launch: LaunchRecord) {
  const units = launch.units.map((unit) => unitOf(launch, unit))
  const left = units.filter(({ state }) => state === 'available')
  const priced = left.flatMap(({ price, sizeSqft }) => (price === null ? [] : { price, psf: price / sizeSqft }))
  const [prices, psfs] = [priced.map(({ price }) => price), priced.map(({ psf }) => psf)]
  const isPriced = priced.length > 0
  return {
    units,
    counts: UNIT_STATES.map((state) => units.filter((unit) => unit.state === state).length),
    range: isPriced ? [Math.min(...prices), Math.min(...psfs), Math.max(...psfs)] : [null, null, null],
    sizes: [...new Set(units.map(({ unitMix, sizeSqft }) => JSON.stringify([unitMix, sizeSqft])))].map((text) => JSON.parse(text)),
    bedroomMask: left.reduce((mask, { unitMix }) => mask | (1 << (BEDROOM_BIT[unitMix] ?? 31)), 0) & 0x3f,
  }
}

/** What a launch is kept under: the same hash is the same record. */
const markOf = async (launch: LaunchRecord) => ({ id: launchId(launch), hash: await hashOf(launch) })

/**
 * Keeps a launch as the record states it, as one transaction: what was there of it before goes. `now` in unix seconds. Returns false where the
 * same record is kept already.
 */
export const keepLaunch = async (trade: Statements, launch: LaunchRecord, now: number): Promise<boolean> =>
  (await keepLaunches(trade, [launch], now)) === 1

/** The same of several launches, all in one transaction. Returns how many were new or different. */
export async function keepLaunches(trade: Statements, launches: readonly LaunchRecord[], now: number): Promise<number> {
  const marks = await Promise.all(launches.map(markOf))
  const known = await trade.all(
    { hash: LAUNCH.columns.contentHash },
    `select content_hash as hash from launch where id in (select value from json_each(?))`,
    JSON.stringify(marks.map(({ id }) => id)),
  )
  const hashes = new Set(known.map(({ hash }) => hash))
  const changed = launches.flatMap((launch, at) => {
    const mark = marks[at]
    return mark && !hashes.has(mark.hash) ? [{ launch, ...mark }] : []
  })
  await Promise.all(changed.map((one) => replaceLaunch(trade, one, now)))
  return changed.length
}

/** Asks for everything in one tick, so that it is one transaction. */
async function replaceLaunch(
  trade: Statements,
  { launch, id, hash }: { launch: LaunchRecord; id: string; hash: string },
  now: number,
): Promise<void> {
  const { units, counts, range, bedroomMask, sizes } = figuresOf(launch)
  const dated = <Dated>(of: (unit: LaunchUnitRecord) => readonly Dated[]) =>
    JSON.stringify(launch.units.flatMap((unit) => of(unit).map((one) => ({ ...one, stack: unit.stack, floor: unit.floor }))))
  await Promise.all([
    ...['launch_event', 'launch_price', 'launch_unit'].map((table) => trade.run(`delete from ${table} where launch_id = ?`, id)),
    trade.run('delete from launch where id = ?', id),
    trade.run(
      `insert into launch (id, country, type_group, project_slug, name, developer, state, preview_from, preview_to, booking_from, top_month,
        tenure, tenure_years, source, prices_on, content_hash, updated_at, unit_count, available, reserved, sold, price_from, psf_min, psf_max,
        bedroom_mask, balance, sizes, pictures, plans, facilities)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      launch.country,
      launch.projectType,
      launch.projectSlug,
      launch.name,
      launch.developer,
      launch.state,
      launch.previewFrom,
      launch.previewTo,
      launch.bookingFrom,
      launch.topMonth && parseMonth(launch.topMonth),
      launch.tenure,
      launch.tenureYears,
      launch.source,
      launch.pricesOn,
      hash,
      now,
      units.length,
      ...counts,
      ...range,
      bedroomMask,
      JSON.stringify(balanceOverTime(launch.units, launch.pricesOn)),
      ...[sizes, launch.pictures, launch.plans, launch.facilities].map((list) => JSON.stringify(list)),
    ),
    trade.run(
      `insert into launch_unit (launch_id, stack, floor, unit_mix, size_sqft, plan, state, state_on, price)
      select ?, value ->> 'stack', value ->> 'floor', value ->> 'unitMix', value ->> 'sizeSqft', value ->> 'plan', value ->> 'state',
        value ->> 'stateOn', value ->> 'price' from json_each(?)`,
      id,
      JSON.stringify(units),
    ),
    trade.run(
      `insert into launch_price (launch_id, stack, floor, day, price)
      select ?, value ->> 'stack', value ->> 'floor', value ->> 'day', value ->> 'price' from json_each(?)`,
      id,
      dated(({ prices }) => prices),
    ),
    trade.run(
      `insert into launch_event (launch_id, stack, floor, day, state)
      select ?, value ->> 'stack', value ->> 'floor', value ->> 'day', value ->> 'state' from json_each(?)`,
      id,
      dated(({ events }) => events),
    ),
  ])
}
