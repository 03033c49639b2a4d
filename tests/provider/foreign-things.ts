import type { DatabaseSync } from 'node:sqlite'
import { DatabaseSync as Database } from 'node:sqlite'
import { z } from 'zod'
import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { applyMigrations, readMigrations } from '#provider/db/migrations.ts'
import { writableFile } from '#provider/db/writable-file.ts'
import { DEMO_ACCOUNTS } from '#provider/demo/people/accounts.ts'
import { fillPeople } from '#provider/demo/people/fill-people.ts'
import { fillTrade } from '#provider/demo/trade/fill-trade.ts'
import { memoryLedger } from '#provider/ports/ledger/memory.ts'
import type { Provider } from '#provider/provider.ts'
import { hashOf } from '#provider/secret.ts'
import { providerOver } from '../fixtures/provider-over.ts'

const now = Math.floor(Date.now() / 1_000)
const DAY = 86_400
const OWNER = DEMO_ACCOUNTS.subscriber.id

const column = z.object({ name: z.string(), type: z.string(), notnull: z.number(), dflt_value: z.unknown(), pk: z.number() })
const columnsOf = (db: DatabaseSync, table: string) => z.array(column).parse(db.prepare(`pragma table_info("${table}")`).all())

/** A row with what is given; whatever else it must have is 1, or "{}". */
function put(db: DatabaseSync, table: string, given: Record<string, string | number>): void {
  const must = columnsOf(db, table).filter(({ notnull, dflt_value: usual, name }) => notnull === 1 && usual === null && !(name in given))
  const filled = must.map(({ name, type }) => [name, name === 'country' ? 'SG' : type === 'TEXT' ? '{}' : 1] as const)
  const row = Object.entries({ ...Object.fromEntries(filled), ...given })
  db.prepare(`insert into "${table}" (${row.map(([name]) => `"${name}"`).join(', ')}) values (${row.map(() => '?').join(', ')})`).run(
    ...row.map(([, value]) => value),
  )
}

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** A copy of a row, with other values in some columns. */
function putCopy(db: DatabaseSync, table: string, of: string, other: Record<string, string>): void {
  const row = Object.entries({ ...rowSchema.parse(db.prepare(`select * from "${table}" where ${of}`).get()), ...other })
  db.prepare(`insert into "${table}" (${row.map(([name]) => `"${name}"`).join(', ')}) values (${row.map(() => '?').join(', ')})`).run(
    ...row.map(([, value]) => value),
  )
}

const ID = 'a0000000-0000-4000-8000-0000000000'

/** What the demo's subscriber has beside the demonstration, so that there is one of each kind. */
function putThings(account: DatabaseSync, trade: DatabaseSync): void {
  put(account, 'saved_search', { id: `${ID}01`, user_id: OWNER })
  put(account, 'passkey', { id: `${ID}02`, user_id: OWNER })
  put(account, 'promotion_code', { id: `${ID}03`, kind: 'vip' })
  put(trade, 'share', { id: 'q1w2e3r4t5y6u7i8o9p0as', owner: OWNER, expires_at: now + DAY })
  put(trade, 'deal_list', { code: 'heronlantern', owner: OWNER })
  put(trade, 'market_analysis', { id: `${ID}04`, owner: OWNER })
  put(trade, 'smart_plan', { id: `${ID}05`, owner: OWNER })
  put(trade, 'own_home', { id: `${ID}06`, owner: OWNER, type_group: 'public-stack' })
  put(trade, 'other_calendar', { id: `${ID}07`, owner: OWNER })
  put(trade, 'listing_source', { id: 'heron-homes', manager: OWNER, silence_days: 14 })
  put(trade, 'webhook', { id: `${ID}08`, source_id: 'heron-homes' })
  put(trade, 'feed_dry_run', { id: `${ID}09`, source_id: 'heron-homes', is_whole: 0 })
  put(trade, 'own_appointment', {
    id: `${ID}10`,
    owner: OWNER,
    kind: 'meeting',
    starts_at: now + DAY,
    ends_at: now + 2 * DAY,
    change_key: 'k',
  })
  const listing = String(trade.prepare('select listing_id as id from listing_own').get()?.id)
  put(trade, 'hosted_open_house', {
    id: `${ID}11`,
    owner: OWNER,
    listing_id: listing,
    starts_at: now + DAY,
    ends_at: now + 2 * DAY,
    version: 1,
  })
  const lead = String(trade.prepare('select id from lead where owner = ?').get(OWNER)?.id)
  put(trade, 'time_proposal', { id: `${ID}12`, owner: OWNER, lead_id: lead, kind: 'viewing', state: 'open', held_until: now + DAY })
  const tour = String(trade.prepare('select id from tour where agent = ?').get(OWNER)?.id)
  put(trade, 'tour_bundle', { id: `${ID}13`, tour_id: tour, kind: 'plan' })
  put(trade, 'listing_problem', { id: `${ID}14` })
  put(trade, 'launch', { id: `${ID}15`, state: 'selling', tenure: 'freehold' })
  put(trade, 'data_copy', { id: `${ID}16`, owner: OWNER, state: 'done' })
}

/** Who asks, with a session; none of them has anything of what the demonstration holds. */
export const STRANGERS = {
  'an agent with a plan': { id: 'b0000000-0000-4000-8000-000000000001', kind: 'agent', purpose: 'user' },
  'somebody who is no agent': { id: 'b0000000-0000-4000-8000-000000000002', kind: 'non-agent', purpose: 'user' },
  'a vendor': { id: 'b0000000-0000-4000-8000-000000000003', kind: 'vendor', purpose: 'vendor' },
} as const
export type Stranger = keyof typeof STRANGERS

const tokenOf = (who: string): string => who.replaceAll(' ', '-')

function putStrangers(account: DatabaseSync): void {
  for (const [name, { id, kind, purpose }] of Object.entries(STRANGERS)) {
    const email = `${kind}-stranger@example.com`
    put(account, 'user', { id, email, email_key: email, nick_name: name, kind, email_verified_at: now, activated_at: now })
    put(account, 'session', {
      token_hash: hashOf(tokenOf(name)),
      id: `session of ${id}`,
      user_id: id,
      purpose,
      last_seen_at: now,
      expires_at: now + DAY,
      confirmed_at: now,
    })
  }
  const { id } = STRANGERS['an agent with a plan']
  const licence = { cea_number: 'R990099Z', cea_number_key: 'R990099Z' }
  putCopy(account, 'licence_register', `cea_number_key = '${DEMO_ACCOUNTS.subscriber.licence.number}'`, licence)
  putCopy(account, 'agent_detail', `user_id = '${OWNER}'`, { user_id: id, ...licence })
  const price = String(account.prepare('select stripe_id as id from stripe_price').get()?.id)
  put(account, 'stripe_subscription', {
    stripe_id: 'sub_stranger',
    user_id: id,
    price_id: price,
    status: 'active',
    expire_at: now + 30 * DAY,
  })
  put(account, 'session', { token_hash: hashOf('of its owner'), id: `${ID}17`, user_id: OWNER, last_seen_at: now, expires_at: now + DAY })
}

/** What the agent among the strangers has: operations that take an id beside the one of an own thing are asked with these. */
export const OWN_THINGS = {
  lead: 'b0000000-0000-4000-8000-000000000011',
  listing: 'b0000000-0000-4000-8000-000000000012',
  tour: 'b0000000-0000-4000-8000-000000000013',
} as const

function putOwnThings(trade: DatabaseSync): void {
  const { id } = STRANGERS['an agent with a plan']
  const { lead, listing, tour } = OWN_THINGS
  put(trade, 'lead', { id: lead, owner: id })
  const copied = String(
    trade.prepare("select listing_id as id from listing_own join listing on listing.id = listing_id where state <> 'closed'").get()?.id,
  )
  put(trade, 'listing_source', { id: 'b0000000-homes', manager: id, silence_days: 14 })
  putCopy(trade, 'listing', `id = '${copied}'`, { id: listing, source_key: listing, agent: id })
  putCopy(trade, 'listing_own', `listing_id = '${copied}'`, { listing_id: listing })
  putCopy(trade, 'tour', `agent = '${OWNER}'`, { id: tour, path: 'of-a-stranger', agent: id })
}

interface Asked {
  data?: Record<string, unknown> | null
  errors?: { extensions: { code: string } }[]
}

export interface ForeignThings {
  /** Asks one operation as a stranger; the value of an answer, or the code of its refusal. */
  ask(who: Stranger, query: string): Promise<unknown>
  /** an id of each table with rows */
  ids: Map<string, string>
  /** every row of both databases but what the strangers have, and when sessions were seen */
  contents(): Record<string, string>
}

/** The provider over what the demonstration's people have, and more, so that there is something of every kind; and strangers to it. */
export async function foreignThings(): Promise<ForeignThings> {
  const open = (which: 'account' | 'trade' | 'market'): DatabaseSync => {
    const db = new Database(':memory:')
    applyMigrations(db, readMigrations(which))
    return db
  }
  const [account, trade, market] = [open('account'), open('trade'), open('market')]
  await fillPeople(account, now, async () => 'no password')
  fillTrade(trade, now)
  putThings(account, trade)
  putStrangers(account)
  putOwnThings(trade)
  // whoever is turned away for too many questions is told nothing
  const ledger = { ...memoryLedger(), take: async () => ({ allowed: true, retryAfterSeconds: 0 }) as const }
  const markets = recordOf(COUNTRY_CODES, () => writableFile(market))
  const provider = providerOver({ account: writableFile(account), trade: writableFile(trade), market: markets }, { ledger })
  const databases = [account, trade]
  return { ask: (who, query) => answerTo(provider, who, query), ids: idsOf(databases), contents: () => contentsOf(databases) }
}

async function answerTo(provider: Provider, who: Stranger, query: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'country-code': 'sg', authorization: `Bearer ${tokenOf(who)}` }
  const response = await provider.fetch(
    new Request('http://provider.local/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }),
  )
  const { data, errors }: Asked = await response.json()
  return errors?.[0]?.extensions.code ?? data
}

const tablesOf = (db: DatabaseSync): string[] =>
  db
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like '%migrations' and name not like 'listing_group_%'",
    )
    .all()
    .map(({ name }) => String(name))

function idsOf(databases: readonly DatabaseSync[]): Map<string, string> {
  const found = databases.flatMap((db) =>
    tablesOf(db).flatMap((table) => {
      const names = columnsOf(db, table).map(({ name }) => name)
      const id = ['id', 'code'].find((name) => names.includes(name))
      if (!id || table === 'billing_event') return []
      const rows = db.prepare(`select "${id}" as id from "${table}" order by 1`).all()
      const ids = rows.map((row) => String(row.id)).filter(isOthers)
      return ids.slice(-1).map((one) => [table, one] as const)
    }),
  )
  return new Map(found)
}

const isOthers = (text: string): boolean => !text.includes('b0000000-')

const contentsOf = (databases: readonly DatabaseSync[]): Record<string, string> =>
  Object.fromEntries(
    databases.flatMap((db) =>
      tablesOf(db)
        .filter((table) => table !== 'session' && table !== 'listing_placing')
        .map((table) => {
          const rows = db.prepare(`select * from "${table}"`).all()
          return [
            table,
            hashOf(
              rows
                .map((row) => JSON.stringify(row))
                .filter(isOthers)
                .join('\n'),
            ),
          ]
        }),
    ),
  )
