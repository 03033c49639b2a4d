import { OWN_HOMES_MAX } from '#graphql/home-kinds.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { OWN_HOME } from '../../db/trade/own-home-tables.ts'
import type { HomeAsked } from '../valuation/home.ts'

/** How a home is described: what its estimate is asked with. */
export type OwnedHome = Required<Pick<HomeAsked, 'unitMix' | 'areaSqm' | 'floor'>>

/** A home that somebody says is theirs; times in unix seconds. */
export const OWN_HOME_ROW = {
  ...pick(OWN_HOME, 'id', 'owner', 'country', 'typeGroup', 'slug', 'name'),
  /** JSON of {@link OwnedHome} */
  home: OWN_HOME.columns.home,
  /** JSON; null: not kept here */
  purchase: OWN_HOME.columns.purchase,
  ...pick(OWN_HOME, 'isMonthly', 'letterMonth', 'letterEdition', 'hasAlert', 'watchedFrom', 'seenEdition', 'createdAt'),
}
export type OwnHomeRow = RowOf<typeof OWN_HOME_ROW>

const FIELDS = {
  id: 'id',
  owner: 'owner',
  country: 'country',
  typeGroup: 'type_group',
  slug: 'slug',
  name: 'name',
  home: 'home',
  purchase: 'purchase',
  isMonthly: 'is_monthly',
  letterMonth: 'letter_month',
  letterEdition: 'letter_edition',
  hasAlert: 'has_alert',
  watchedFrom: 'watched_from',
  seenEdition: 'seen_edition',
  createdAt: 'created_at',
} as const satisfies Record<keyof OwnHomeRow, string>

const listOf = (alias: string): string =>
  Object.entries(FIELDS)
    .map(([field, column]) => `${alias}${column} as ${field}`)
    .join(', ')

/** The columns of an {@link OwnHomeRow}; the table's alias is `h`. */
export const OWN_HOME_COLUMNS = listOf('h.')
const RETURNED = listOf('')

/** As it was written by this module. */
export const ownedHomeOf = ({ home }: Pick<OwnHomeRow, 'home'>): OwnedHome => JSON.parse(home)

/** A description in one form, so that the same home is kept once. */
export const ownedHomeText = ({ unitMix = null, areaSqm = null, floor = null }: HomeAsked): string =>
  JSON.stringify({ unitMix, areaSqm, floor } satisfies OwnedHome)

export const listOwnHomes = (trade: Statements, owner: string): Promise<OwnHomeRow[]> =>
  trade.all(
    OWN_HOME_ROW,
    `select ${OWN_HOME_COLUMNS} from own_home h where owner = ? order by created_at, id limit ${OWN_HOMES_MAX}`,
    owner,
  )

export const readOwnHome = (trade: Statements, owner: string, id: string): Promise<OwnHomeRow | null> =>
  trade.first(OWN_HOME_ROW, `select ${OWN_HOME_COLUMNS} from own_home h where id = ? and owner = ?`, id, owner)

type NewOwnHome = Pick<OwnHomeRow, 'id' | 'owner' | 'country' | 'typeGroup' | 'slug' | 'name' | 'home' | 'createdAt'>

/** Keeps a home once: kept again it has the new name, and all else stays as its owner left it. Null where there are too many. */
export async function keepOwnHome(trade: Statements, home: NewOwnHome): Promise<OwnHomeRow | null> {
  const { id, owner, country, typeGroup, slug, name, home: described, createdAt } = home
  const of = [owner, country, typeGroup, slug, described] as const
  const [, , kept] = await Promise.all([
    trade.run(
      `insert or ignore into own_home (id, owner, country, type_group, slug, home, name, created_at) select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
      where (select count(*) from own_home where owner = ?2) < ${OWN_HOMES_MAX}`,
      id,
      ...of,
      name,
      createdAt,
    ),
    trade.run(
      'update own_home set name = ?6 where owner = ?1 and country = ?2 and type_group = ?3 and slug = ?4 and home = ?5',
      ...of,
      name,
    ),
    trade.first(
      OWN_HOME_ROW,
      `select ${OWN_HOME_COLUMNS} from own_home h where owner = ? and country = ? and type_group = ? and slug = ? and home = ?`,
      ...of,
    ),
  ])
  return kept
}

export interface OwnHomeChange {
  /** null: as it is */
  name: string | null
  isMonthly: boolean | null
}

/** A letter that is asked for again begins with the next edition that was not told of. */
export const changeOwnHome = (trade: Statements, { owner, id }: Pick<OwnHomeRow, 'owner' | 'id'>, change: OwnHomeChange) =>
  trade.first(
    OWN_HOME_ROW,
    `update own_home set name = coalesce(?, name), is_monthly = coalesce(?, is_monthly) where id = ? and owner = ? returning ${RETURNED}`,
    change.name,
    change.isMonthly === null ? null : Number(change.isMonthly),
    id,
    owner,
  )

export const keepOwnPurchase = (trade: Statements, { owner, id }: Pick<OwnHomeRow, 'owner' | 'id'>, purchase: string | null) =>
  trade.first(OWN_HOME_ROW, `update own_home set purchase = ? where id = ? and owner = ? returning ${RETURNED}`, purchase, id, owner)

/** With the sales that were seen near it, and the links of its letters. Null where the owner has no such home. */
export const removeOwnHome = (trade: Statements, { owner, id }: Pick<OwnHomeRow, 'owner' | 'id'>): Promise<Pick<OwnHomeRow, 'id'> | null> =>
  trade.first(pick(OWN_HOME, 'id'), 'delete from own_home where id = ? and owner = ? returning id', id, owner)
