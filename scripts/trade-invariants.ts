import { bindingOf, type KeptDatabase } from './backup-folder.ts'
import { D1Database, type D1Row } from './d1-database.ts'
import type { Environment } from './environment.ts'
import type { Wrangler } from './wrangler.ts'

interface Invariant {
  /** what was found, in words */
  name: string
  database: KeptDatabase
  /** one row with `what` for each violation */
  sql: string
}

/** Numbers that are counted through have no gap between the first that is kept and the last; the oldest are deleted with their time. */
const gaps = (table: string, group: string, number: string): string =>
  `select ${group} as what from ${table} where ${number} is not null group by ${group} having max(${number}) - min(${number}) + 1 <> count(distinct ${number})
    or count(*) <> count(distinct ${number})`

/** The state of a row is that of its last act (db/history.ts); of acts in one second any may have been the last. */
const strayed = (rows: string, history: string, subject: string): string =>
  `select r.id as what from ${rows} r where exists (select 1 from ${history} e where e.${subject} = r.id) and not exists (select 1 from ${history} e
    where e.${subject} = r.id and e.to_state = r.state and e.at = (select max(at) from ${history} where ${subject} = r.id))`

/** A row of `table` names by `column` what is no longer there. */
const orphans = (table: string, column: string, parent: string, key: string, where = 'true'): string =>
  `select c.${column} as what from ${table} c where c.${column} is not null and ${where}
    and not exists (select 1 from ${parent} p where p.${key} = c.${column})`

const unsound = (database: KeptDatabase): Invariant[] => [
  {
    name: `${database}: damaged pages, or values that a column does not allow`,
    database,
    sql: "select quick_check as what from pragma_quick_check where quick_check <> 'ok'",
  },
  {
    name: `${database}: rows without what they belong to`,
    database,
    sql: `select "table" || ' of ' || parent as what from pragma_foreign_key_check`,
  },
]

const trade = (name: string, sql: string): Invariant => ({ name, database: 'trade', sql })
const account = (name: string, sql: string): Invariant => ({ name, database: 'account', sql })

/** What must never be. Each has a test that breaks it. */
export const TRADE_INVARIANTS: readonly Invariant[] = [
  ...unsound('trade'),
  ...unsound('account'),
  trade(
    'orders whose amount is not the sum of their lines',
    `select id as what from vendor_order where cents <> (select coalesce(sum(value ->> 'cents'), 0) from json_each(lines))`,
  ),
  trade(
    'invoices whose net amount is not that of the order',
    "select id as what from vendor_order where invoice is not null and (invoice ->> 'netCents') is not cents",
  ),
  trade(
    'invoices whose total is not net and tax',
    `select id as what from vendor_order where invoice is not null
      and (invoice ->> 'totalCents') is not (invoice ->> 'netCents') + coalesce(invoice ->> '$.tax.cents', 0)`,
  ),
  trade(
    'invoices whose lines do not add up',
    `select id as what from vendor_order where invoice is not null
      and (invoice ->> 'netCents') is not (select sum(value ->> 'cents') from json_each(invoice, '$.lines'))`,
  ),
  trade(
    'orders with an invoice and no number, a number and no invoice, or approved without one',
    "select id as what from vendor_order where (invoice is null) <> (invoice_serial is null) or (state = 'approved') <> (invoice is not null)",
  ),
  trade(
    'invoice numbers with a gap or twice',
    gaps("(select * from vendor_order where vendor <> '')", "country || ' ' || vendor", 'invoice_serial'),
  ),
  trade('orders whose state is not that of their last act', strayed('vendor_order', 'vendor_order_event', 'order_id')),
  trade('appointments whose state is not that of their last act', strayed('booking', 'booking_event', 'booking_id')),
  trade('leads whose state is not that of their last act', strayed('lead', 'lead_event', 'lead_id')),
  trade(
    'appointments with two moves in force',
    "select uid as what from booking where state in ('held', 'confirmed') group by uid having count(*) > 1",
  ),
  trade('files of orders that are gone', orphans('upload', 'order_id', 'vendor_order', 'id', "c.state <> 'waste'")),
  trade('feeds’ keys of sources that are gone', orphans('feed_key', 'source_id', 'listing_source', 'id')),
  trade('advertisements of sources that are gone', orphans('listing', 'source', 'listing_source', 'id', "c.source <> 'own'")),
  trade('advertisements of groups that are gone', orphans('listing', 'group_id', 'listing_group', 'id', 'c.is_ungrouped = 0')),
  trade('numbers of groups that are gone', orphans('listing_group_number', 'group_id', 'listing_group', 'id')),
  trade('places on the map of groups without a number', orphans('listing_group_place', 'id', 'listing_group_number', 'id')),
  trade(
    'words of groups without a number',
    'select rowid as what from listing_group_words where rowid not in (select id from listing_group_number)',
  ),
  trade(
    'live groups that cannot be found by their words',
    `select g.id as what from listing_group g left join listing_group_number n on n.group_id = g.id where g.is_live = 1
      and (n.id is null or not exists (select 1 from listing_group_words w where w.rowid = n.id))`,
  ),
  trade(
    'ballot numbers beyond the last that was given',
    `select i.launch_id as what from launch_interest i left join launch_ballot b on b.launch_id = i.launch_id group by i.launch_id
      having max(i.number) > coalesce(max(b.given), 0)`,
  ),
  trade(
    'launches whose counts are not those of their homes',
    `select l.id as what from launch l where l.unit_count <> l.available + l.reserved + l.sold
      or l.unit_count <> (select count(*) from launch_unit u where u.launch_id = l.id)
      or l.sold <> (select count(*) from launch_unit u where u.launch_id = l.id and u.state = 'sold')`,
  ),
  trade(
    'letters that are settled without a time, or wait with one',
    "select key as what from letter where (state = 'waiting') <> (settled_at is null)",
  ),
  trade('letters that wait without contents', "select key as what from letter where state = 'waiting' and contents is null"),
  trade(
    'events beyond the counter of events',
    "select sequence as what from entity_event where sequence > coalesce((select seq from sqlite_sequence where name = 'entity_event'), 0)",
  ),
  trade(
    'webhooks ahead of the events',
    "select id as what from webhook where sequence > coalesce((select seq from sqlite_sequence where name = 'entity_event'), 0)",
  ),
  account(
    'two open checkouts of one person in a country',
    "select user_id as what from billing_checkout where state = 'open' group by user_id, country having count(*) > 1",
  ),
  account('amounts below nothing', 'select stripe_id as what from stripe_subscription where open_amount < 0 or next_amount < 0'),
]

/** Where trade names accounts. Empty texts are of accounts that are gone; "house:SG" and "desk:SG" are the operator. */
const NAMED_ACCOUNTS = [
  ['notice', 'user_id'],
  ['calendar_address', 'user_id'],
  ['schedule', 'owner'],
  ['booking', 'owner'],
  ['own_appointment', 'owner'],
  ['lead', 'owner'],
  ['lead', 'assigned_to'],
  ['vendor', 'user_id'],
  ['vendor_order', 'agent'],
  ['vendor_order', 'vendor'],
  ['listing', 'agent'],
  ['listing_source', 'manager'],
  ['tour', 'agent'],
  ['launch_care', 'agent'],
  ['share', 'owner'],
  ['agent_page', 'owner'],
  ['label_sheet', 'owner'],
  ['deal_list', 'owner'],
  ['smart_plan', 'owner'],
  ['market_analysis', 'owner'],
  ['own_home', 'owner'],
  ['data_copy', 'owner'],
] as const

const ACCOUNTS_AT_ONCE = 1_000

export interface Finding {
  name: string
  found: number
  example: string
}

/**
 * Looks for violations in an environment's databases, by statements that change nothing. Trade is read before the accounts: an account that is made meanwhile is
 * there, one that is deleted meanwhile may be missed once. Throws OperationRefused where a database cannot be asked.
 */
export async function checkTrade(wrangler: Wrangler, environment: Environment): Promise<Finding[]> {
  const databases = {
    trade: new D1Database(wrangler, environment, bindingOf('trade')),
    account: new D1Database(wrangler, environment, bindingOf('account')),
  }
  const findings: Finding[] = []
  const namings = await databases.trade.query(NAMED_ACCOUNTS.map(([table, column]) => namedBy(table, column)))
  for (const which of ['trade', 'account'] as const) {
    const own = TRADE_INVARIANTS.filter(({ database }) => database === which)
    const rows = await databases[which].query(own.map(({ sql }) => `select count(*) as found, min(what) as example from (${sql})`))
    for (const [at, { name }] of own.entries()) {
      const [row] = rows[at] ?? []
      if (Number(row?.found) > 0) findings.push({ name, found: Number(row?.found), example: String(row?.example) })
    }
  }
  const idsOf = (rows: D1Row[]) => rows.map(({ id }) => String(id))
  const gone = await goneOf(databases.account, [...new Set(namings.flatMap(idsOf))])
  for (const [at, [table, column]] of NAMED_ACCOUNTS.entries()) {
    const [example, ...others] = idsOf(namings[at] ?? []).filter((id) => gone.has(id))
    if (example === undefined) continue
    findings.push({ name: `accounts that ${table} names by ${column} and that are gone`, found: 1 + others.length, example })
  }
  return findings
}

const namedBy = (table: string, column: string): string =>
  `select distinct ${column} as id from ${table} where ${column} <> '' and instr(${column}, ':') = 0`

/** Those of the ids that are no accounts. */
async function goneOf(database: D1Database, ids: readonly string[]): Promise<Set<string>> {
  const gone = new Set<string>()
  for (let from = 0; from < ids.length; from += ACCOUNTS_AT_ONCE) {
    const json = JSON.stringify(ids.slice(from, from + ACCOUNTS_AT_ONCE)).replaceAll("'", "''")
    const [rows = []] = await database.query([`select value as id from json_each('${json}') where value not in (select id from user)`])
    for (const { id } of rows) gone.add(String(id))
  }
  return gone
}
