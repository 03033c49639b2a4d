import { randomUUID } from 'node:crypto'
import { SUPPRESSED_MAX } from '#graphql/label-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import { SUPPRESSED_HOME, SUPPRESSED_KEY } from '../../db/trade/agent-tool-tables.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { holdersGranting } from '../seat/seat-access.ts'
import { keysOfHome, keysToSuppress, type PostalHome } from './home-keys.ts'
import { homesJson } from './label-row.ts'

/** The list that staff keep for every agent. */
export const FOR_ALL = ''

/** Whose lists an agent honours: the common one, the own one, and those of the payers of the seat. */
export async function honouredLists(
  { account, clock }: Pick<ProviderContext, 'account' | 'clock'>,
  { id }: Pick<ViewerRow, 'id'>,
): Promise<string[]> {
  return [FOR_ALL, id, ...(await holdersGranting(account, id, 'reports', unixSeconds(clock)))]
}

/** The homes that may be written to: those on none of the lists. One statement. */
export async function writable<Home extends PostalHome>(
  trade: Statements,
  { country, lists, homes }: { country: CountryCode; lists: readonly string[]; homes: readonly Home[] },
): Promise<Home[]> {
  const keyed = homes.map((home) => ({ home, ...keysOfHome(country, home) }))
  const asked = new Set(keyed.flatMap(({ buildings }) => buildings))
  const found = await trade.all(
    pick(SUPPRESSED_KEY, 'building', 'unit'),
    `select distinct suppressed_key.building, suppressed_key.unit from suppressed_key join suppressed_home on suppressed_home.id = suppressed_key.home_id
      where suppressed_key.building in (select value from json_each(?)) and suppressed_home.country = ?
        and suppressed_home.owner in (select value from json_each(?))`,
    JSON.stringify([...asked]),
    country,
    JSON.stringify(lists),
  )
  const suppressed = new Set(found.map(({ building, unit }) => `${building}\n${unit}`))
  const isOn = (building: string, unit: string) => suppressed.has(`${building}\n${unit}`) || suppressed.has(`${building}\n`)
  return keyed.filter(({ buildings, unit }) => !buildings.some((building) => isOn(building, unit))).map(({ home }) => home)
}

const SUPPRESSED_ROW = {
  ...pick(SUPPRESSED_HOME, 'id', 'owner', 'country'),
  /** JSON of one home */
  home: SUPPRESSED_HOME.columns.home,
  ...pick(SUPPRESSED_HOME, 'reason', 'createdAt'),
}
export type SuppressedRow = RowOf<typeof SUPPRESSED_ROW>

/**
 * Puts homes on a list, each once, up to {@link SUPPRESSED_MAX} of them. One batch: a home is on the list with all of its keys or not at all.
 * Answers how many were new.
 */
export async function suppress(
  trade: Statements,
  {
    country,
    owner,
    homes,
    reason,
    now,
  }: { country: CountryCode; owner: string; homes: readonly PostalHome[]; reason: string; now: number },
): Promise<number> {
  const before = await countSuppressed(trade, owner)
  const rows = homes.map((home) => {
    const { buildings, unit } = keysToSuppress(country, home)
    return { id: randomUUID(), home: homesJson([home]), buildings, unit, spelling: [unit, ...buildings].join('\n') }
  })
  const json = JSON.stringify(rows)
  await Promise.all([
    trade.run(
      `insert or ignore into suppressed_home (id, owner, country, home, spelling, reason, created_at)
        select value ->> 'id', ?2, ?3, value ->> 'home', value ->> 'spelling', ?4, ?5 from json_each(?1)
        where (select count(*) from suppressed_home where owner = ?2) + json_array_length(?1) <= ${SUPPRESSED_MAX}`,
      json,
      owner,
      country,
      reason,
      now,
    ),
    trade.run(
      `insert or ignore into suppressed_key (building, unit, home_id)
        select key.value, row.value ->> 'unit', row.value ->> 'id' from json_each(?1) row, json_each(row.value -> 'buildings') key
        where exists (select 1 from suppressed_home where id = row.value ->> 'id')`,
      json,
    ),
  ])
  return (await countSuppressed(trade, owner)) - before
}

export const countSuppressed = async (trade: Statements, owner: string): Promise<number> =>
  (await trade.first({ n: integer() }, 'select count(*) as n from suppressed_home where owner = ?', owner))?.n ?? 0

/** The newest first, one more than the page. */
export const listSuppressed = (
  trade: Statements,
  owner: string,
  { first, offset }: { first: number; offset: number },
): Promise<SuppressedRow[]> =>
  trade.all(
    SUPPRESSED_ROW,
    `select id, owner, country, home, reason, created_at as createdAt from suppressed_home where owner = ? order by created_at desc, id limit ? offset ?`,
    owner,
    first + 1,
    offset,
  )

/** Null where the list has no such home. */
export const unsuppress = (trade: Statements, owner: string, id: string): Promise<{ id: string } | null> =>
  trade.first(pick(SUPPRESSED_HOME, 'id'), 'delete from suppressed_home where owner = ? and id = ? returning id', owner, id)
