import type { ListingState } from '#graphql/listing-kinds.ts'
import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { Guard, SqlValue, Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { hasActed, recordAct, wasActed } from '../../db/history.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'
import { LISTING_TRANSITIONS, type ListingAction } from '../listing/listing-states.ts'
import { AREA_SLACK } from '../listing-group/same-home.ts'
import { type Closing, type EditsChange, type MarkChange, publishedBy, writeBeside } from './beside-act.ts'
import { isHeldSql } from './held-listing.ts'
import type { WorkedListingRow } from './own-row.ts'

/** The share of the larger size by which the sizes of one home may differ, as the placing of advertisements in homes has it. */
const AREA_TOLERANCE = 1 - Math.exp(-AREA_SLACK)

const isAlike = (left: string, right: string, column: string): string =>
  `(${left}.${column} is null or ${right}.${column} is null or ${left}.${column} = ${right}.${column})`

const plain = (row: string): string => `lower(replace(${row}.address, ' ', ''))`

/**
 * Whether two rows of `listing`, by these names, advertise the same home: the same country, purpose, project (or street and postal code), mix and type,
 * with sizes, floors and addresses that do not contradict each other. What one of them does not tell contradicts nothing.
 *
 * Not the rule that places advertisements in homes (group/same-home.ts, decision 103): that one parts all advertisements of a project at
 * once, by price as well, and takes two by one agent for two homes unless both give the address; this one asks whether one agent advertises
 * a home twice, which the transaction that publishes must know of itself, in SQL.
 */
const isSameHomeSql = (left: string, right: string): string => `(${left}.country = ${right}.country and ${left}.activity = ${right}.activity
  and ${left}.unit_mix = ${right}.unit_mix and ${left}.property_type = ${right}.property_type
  and ${left}.type_group is ${right}.type_group and ${left}.project_slug is ${right}.project_slug
  and (${left}.project_slug is not null or (lower(${left}.street) = lower(${right}.street) and ${left}.postal_code = ${right}.postal_code))
  and (${left}.area_sqm is null or ${right}.area_sqm is null
    or abs(${left}.area_sqm - ${right}.area_sqm) <= ${AREA_TOLERANCE} * max(${left}.area_sqm, ${right}.area_sqm))
  and ${isAlike(left, right, 'floor')} and ${isAlike(left, right, 'floor_type')}
  and (${left}.address = '' or ${right}.address = '' or ${plain(left)} = ${plain(right)}))`

export interface ListingAct {
  /** the action's: done again, it changes nothing */
  key: string
  listing: Pick<WorkedListingRow, 'id' | 'version'>
  action: ListingAction
  /** the account that does it, 'staff:' before one of the operator's */
  actor: string
  note: string
  /** the lines of the advertiser as they are now; null: those that are there stay */
  by: AdvertisedBy | null
  now: number
  /** what becomes of unpublished edits; without it they stay */
  edits?: EditsChange
  /** how it ends; where the action is 'close' */
  closing?: Closing
  /** what becomes of the mark over a listing that a feed sends */
  mark?: MarkChange
  /** what it becomes; without it what its action leads to */
  to?: ListingState
}

/** Countries in which an agent advertises a home once. A rule of the site, so that one home does not fill a page of results; no law is claimed for it. */
const ONE_ADVERTISEMENT: Record<CountryWith<'user'>, boolean> = { SG: true, MY: false, HK: false, AU: false }

const ADVERTISED = JSON.stringify(ADVERTISED_STATES)

const TWICE = `select twin.id from listing twin join listing l on twin.id <> l.id and ${isSameHomeSql('twin', 'l')}
  and (twin.agent = l.agent or (twin.agent_licence = l.agent_licence and l.agent_licence <> ''))
  and twin.state in (select value from json_each(?)) where l.id = ?`

/** Another advertisement by the same agent of the same home, also one that a feed has sent, where only one is allowed; null for none. */
export async function otherOfSameHome(
  trade: Statements,
  { id, country }: Pick<WorkedListingRow, 'id' | 'country'>,
): Promise<string | null> {
  if (!ONE_ADVERTISEMENT[inModule('user', country)]) return null
  return (await trade.first(pick(LISTING, 'id'), `${TWICE} order by twin.first_seen_at limit 1`, ADVERTISED, id))?.id ?? null
}

/** Whether staff have withdrawn a listing and not allowed it since. */
export const isHeld = async (trade: Statements, id: string): Promise<boolean> =>
  (await trade.first({}, `select 1 from listing l where l.id = ? and ${isHeldSql('l.id')}`, id)) !== null

const free = (id: string): Guard => ({
  sql: `not exists (select 1 from listing l where l.id = ? and ${isHeldSql('l.id')})`,
  parameters: [id],
})

const lone = ({ id, country }: Pick<WorkedListingRow, 'id' | 'country'>): Guard =>
  ONE_ADVERTISEMENT[inModule('user', country)]
    ? { sql: `not exists (${TWICE})`, parameters: [ADVERTISED, id] }
    : { sql: 'true', parameters: [] }

/** Actions after which a listing is advertised as of now. */
const CONFIRMS: ReadonlySet<ListingAction> = new Set(['publish', 'confirm', 'reopen'])

/** Guards that an action adds, beside those of its state. */
export const guardOf = (action: ListingAction, listing: WorkedListingRow): Guard =>
  action === 'publish' || action === 'reopen' ? both(lone(listing), free(listing.id)) : { sql: 'true', parameters: [] }

const both = (one: Guard, other: Guard): Guard => ({
  sql: `${one.sql} and ${other.sql}`,
  parameters: [...one.parameters, ...other.parameters],
})

const linesOf = (by: AdvertisedBy | null): { sql: string; parameters: SqlValue[] } =>
  by === null
    ? { sql: '', parameters: [] }
    : {
        sql: ', agent_name = ?, agent_licence = ?, agent_phone = ?, agent_email = ?, agency = ?, agency_licence = ?',
        parameters: [by.agentName, by.agentLicence, by.agentPhone, by.agentEmail, by.agency, by.agencyLicence],
      }

/**
 * Does an action once where the listing still has this version, as one transaction: its state with a row of history, and of its price when it goes live. `told`
 * writes what tells of it, with a guard that holds where it was done. 'changed': another version is there, or its state does not allow it.
 */
export async function actOnListing(
  trade: Statements,
  act: ListingAct,
  guard: Guard = { sql: 'true', parameters: [] },
  notify: (done: Guard) => Promise<unknown> = () => Promise.resolve(),
): Promise<'done' | 'changed'> {
  const { key, listing, action, actor, note, by, now } = act
  const { id, version } = listing
  const { from, to: usual } = LISTING_TRANSITIONS[action]
  const to = act.to ?? usual
  const done = wasActed('listing', { key, id, at: now })
  const lines = linesOf(by)
  const published = publishedBy(act.edits)
  // repeated within the second it was done in, it finds a state that it does not fit
  const stands = `id = ? and version = ? and state in (${from.map((state) => `'${state}'`).join(', ')})`
  const standing: Guard = {
    sql: `${done.sql} and exists (select 1 from listing where ${stands})`,
    parameters: [...done.parameters, id, version],
  }
  const where: Guard = { sql: `version = ? and ${guard.sql}`, parameters: [version, ...guard.parameters] }
  const [isFresh] = await Promise.all([
    recordAct(trade, 'listing', { key, id, action, actor, note, now, from, to, where }),
    trade.run(
      `insert into listing_price (listing_id, at, price) select id, ?, coalesce(?, price) from listing l where ${stands}
        and (? = 'publish' or ? is not null) and ${done.sql} and coalesce(?, price) is not (select price from listing_price before where before.listing_id = l.id order by before.at desc limit 1)
      on conflict (listing_id, at) do update set price = excluded.price`,
      now,
      published.price,
      id,
      version,
      action,
      published.price,
      ...done.parameters,
      published.price,
    ),
    ...writeBeside(trade, act, standing),
    notify(standing),
    trade.run(
      `update listing set first_seen_at = iif(? = 'publish' and not exists (select 1 from listing_event before where before.listing_id = listing.id
          and before.action = 'publish' and before.key <> ?), ?, first_seen_at),
        confirmed_at = iif(?, ?, confirmed_at), state_at = iif(? is null, state_at, ?), state = coalesce(?, state)${lines.sql}${published.sql},
        version = version + 1, is_ungrouped = 1, updated_at = ? where ${stands} and ${done.sql}`,
      action,
      key,
      now,
      CONFIRMS.has(action) ? 1 : 0,
      now,
      to,
      now,
      to,
      ...lines.parameters,
      ...published.parameters,
      now,
      id,
      version,
      ...done.parameters,
    ),
  ])
  return isFresh || (await hasActed(trade, 'listing', { key, id })) ? 'done' : 'changed'
}
