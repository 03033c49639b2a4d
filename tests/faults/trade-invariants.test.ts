import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkTrade, TRADE_INVARIANTS } from '../../scripts/trade-invariants.ts'
import { copyDatabases, makeDatabases, openDatabase, STAGING } from '../fixtures/kept-databases.ts'
import { standInWrangler } from '../fixtures/stand-in-wrangler.ts'

const NOW = Math.floor(Date.now() / 1_000)

let template: string
beforeAll(async () => {
  template = await makeDatabases(NOW)
})
afterAll(() => rmSync(template, { recursive: true }))

const APPROVED = "select id from vendor_order where state = 'approved' and vendor <> '' limit 1"
const INTEREST = `insert into launch_interest (launch_id, person, number, key, lead_id, unit_mixes, agreed_at)
  select 'SG:x:y', 'p@example.com', 9, 'k', min(id), '[]', 1 from lead`
const LAUNCH = `insert into launch (id, country, type_group, project_slug, name, developer, state, tenure, source, prices_on, content_hash, updated_at, unit_count,
  available, reserved, sold, bedroom_mask, balance) values ('SG:x:y', 'SG', 'x', 'y', 'Y', 'D', 'selling', 'freehold', 's', '2026-11-01', '', 1, 2, 1, 0, 0, 0, '[]')`

/** How each is broken. */
const BREAKS: Record<string, string> = {
  'trade: damaged pages, or values that a column does not allow':
    "update notice set country = 'XX' where id = (select min(id) from notice); update booking set country = 'XX'",
  'trade: rows without what they belong to':
    "insert into lead_event (key, lead_id, action, to_state, note, at) values ('k', 'nobody', 'a', 'new', '', 1)",
  'account: damaged pages, or values that a column does not allow': "update stripe_info set rights = 'no list'",
  'account: rows without what they belong to':
    "insert into avatar (user_id, key, content_type, bytes, width, height, created_at) values ('nobody', 'k', 't', 1, 1, 1, 1)",
  'orders whose amount is not the sum of their lines':
    'update vendor_order set cents = cents + 1 where id = (select min(id) from vendor_order)',
  'invoices whose net amount is not that of the order': `update vendor_order set cents = cents + 1 where id = (${APPROVED})`,
  'invoices whose total is not net and tax': `update vendor_order set invoice = json_set(invoice, '$.totalCents', 1) where id = (${APPROVED})`,
  'invoices whose lines do not add up': `update vendor_order set invoice = json_set(invoice, '$.lines[0].cents', 1) where id = (${APPROVED})`,
  'orders with an invoice and no number, a number and no invoice, or approved without one': `update vendor_order set invoice_serial = null where id = (${APPROVED})`,
  'invoice numbers with a gap or twice': `update vendor_order set invoice_serial = invoice_serial + 1 where id = (select id from vendor_order o where invoice_serial = (
    select max(invoice_serial) from vendor_order m where m.vendor = o.vendor and m.country = o.country) and invoice_serial > 1 limit 1)`,
  'orders whose state is not that of their last act': "update vendor_order set state = 'cancelled' where state = 'new'",
  'appointments whose state is not that of their last act': "update booking set state = 'lapsed' where state = 'confirmed'",
  'leads whose state is not that of their last act': "update lead set state = 'lost' where state = 'contacted'",
  'appointments with two moves in force': `insert into booking (id, uid, sequence, country, owner, kind, starts_at, ends_at, buffer_seconds, time_zone, day, place, state, visitor_name,
    visitor_email, visitor_phone, visitor_locale, note, site_origin, created_at, updated_at) select 'twice', uid, sequence + 7, country, owner, kind, starts_at, ends_at,
    buffer_seconds, time_zone, day, place, state, '', '', '', '', '', '', 1, 1 from booking where state = 'confirmed' limit 1`,
  'files of orders that are gone': `insert into upload (id, order_id, name, kind, bytes, print, parts_id, state, created_at, changed_at)
    values ('u', 'nobody', 'n', 'photo', 1, 'p', '', 'stored', 1, 1)`,
  'feeds’ keys of sources that are gone': `insert into feed_key (hash, source_id, prefix, scopes, created_at) values ('h', 'nobody', 'p', '[]', 1)`,
  'advertisements of sources that are gone': "update listing set source = 'nobody' where id = (select min(id) from listing)",
  'advertisements of groups that are gone':
    "update listing set group_id = 'nobody', is_ungrouped = 0 where id = (select min(id) from listing)",
  'numbers of groups that are gone': "insert into listing_group_number (group_id) values ('nobody')",
  'places on the map of groups without a number': 'insert into listing_group_place values (99, 1, 1, 1, 1)',
  'words of groups without a number': "insert into listing_group_words (rowid, project) values (99, 'x')",
  'live groups that cannot be found by their words': 'delete from listing_group_words where rowid = 7',
  'ballot numbers beyond the last that was given': INTEREST,
  'launches whose counts are not those of their homes': LAUNCH,
  'letters that are settled without a time, or wait with one': "update letter set settled_at = null where state = 'dead'",
  'letters that wait without contents': "update letter set state = 'waiting', settled_at = null, contents = null",
  'events beyond the counter of events':
    "insert into entity_event (sequence, source_id, resource, record_key, at) values (5, 's', 'Property', 'k', 1); delete from sqlite_sequence",
  'webhooks ahead of the events': `insert into webhook (id, source_id, address, topics, sequence, created_at) values ('w', 's', 'https://x.invalid', '[]', 99999999, 1)`,
  'two open checkouts of one person in a country': `drop index billing_checkout_open; insert into billing_checkout (id, user_id, country, state, price_id, quantity, trial_days, details,
    created_at, updated_at) select value, 'u', 'SG', 'open', 'p', 1, 0, '{}', 1, 1 from json_each('["a", "b"]')`,
  'amounts below nothing':
    'update stripe_subscription set open_amount = -1 where stripe_id = (select min(stripe_id) from stripe_subscription)',
}

async function findings(sql: string, database: 'account' | 'trade') {
  const folder = copyDatabases(template)
  try {
    const db = openDatabase(folder, database)
    db.exec('pragma foreign_keys = off; pragma ignore_check_constraints = on')
    db.exec(sql)
    db.close()
    return await checkTrade(standInWrangler({ folder }), STAGING)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('invariants of trade', () => {
  it('hold in the demonstration', async () => {
    expect(await findings('', 'trade')).toEqual([])
  })

  it('each has a name of its own, and a way to break it', () => {
    expect(TRADE_INVARIANTS.map(({ name }) => name).toSorted()).toEqual(Object.keys(BREAKS).toSorted())
  })

  it.each(TRADE_INVARIANTS)('tells of $name', async ({ name, database }) => {
    const found = await findings(BREAKS[name] ?? '', database)
    expect(found.map((one) => one.name)).toContain(name)
    for (const { found: count, example } of found) expect([count > 0, example]).toEqual([true, expect.stringMatching(/\S/)])
  })

  it('tells of accounts that trade names and that are gone', async () => {
    const found = await findings("update vendor_order set agent = 'nobody' where id = (select min(id) from vendor_order)", 'trade')
    expect(found).toEqual([{ name: 'accounts that vendor_order names by agent and that are gone', found: 1, example: 'nobody' }])
  })
})
