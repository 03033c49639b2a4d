import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { SAMPLE_SEED } from '#fixtures/short-sample.ts'
import { type SqlDatabase, Statements } from '#provider/db/client.ts'
import { columnName, fieldsOf, type Table } from '#provider/db/column-table.ts'
import { readMigrations } from '#provider/db/migrations.ts'
import { BOOKING } from '#provider/db/trade/booking-tables.ts'
import { LEAD } from '#provider/db/trade/lead-tables.ts'
import { LISTING, LISTING_MEDIA, OPEN_HOUSE } from '#provider/db/trade/listing-tables.ts'
import { VENDOR_ORDER } from '#provider/db/trade/order-tables.ts'
import { BOOKING_STATES, LEAD_STATES, SUSPICIONS } from '#provider/db/trade/words.ts'
import { writableFile } from '#provider/db/writable-file.ts'
import { createRandom } from '#provider/demo/market/random.ts'
import { WEB_API_SCOPES } from '../listing-feed/feed-keys.ts'
import type { EntitySet } from './entity-set.ts'
import { entitySetsOf } from './entity-sets.ts'
import { collectionOptions, givenOptions } from './query-options.ts'
import { type Entity, readEntity, readPage } from './read-entities.ts'

const SOURCE = 'harbour-view'
const STATES = ['draft', 'live', 'live', 'live', 'under-offer', 'closed', 'withdrawn', 'expired']
const NOW = 1_795_132_800

/** Who manages the source, and whoever else has enquiries and the like. */
const AGENTS = ['ada', 'ben', '']
const SETS = entitySetsOf(WEB_API_SCOPES)
const setOf = (name: string): EntitySet => {
  const set = SETS.get(name)
  if (!set) throw new Error(`${name} is no resource`)
  return set
}

/** A database with everything migrated, its listings, and the Web API over it. */
function openTrade() {
  const file = new DatabaseSync(':memory:')
  file.exec('pragma foreign_keys = on')
  for (const { sql } of readMigrations('trade')) file.exec(sql)
  file.exec(`insert into listing_source (id, country, agency, agency_licence, format, silence_days, created_at, updated_at, manager)
    values ('${SOURCE}', 'SG', 'Harbour', 'L1', 'reso', 14, 1, 1, 'ada')`)
  const reading = { trade: new Statements(writableFile(file)), source: SOURCE, now: NOW }
  const page = async (name: string, options: Record<string, string>, size: number) => {
    const set = setOf(name)
    return readPage(reading, set, collectionOptions(set, givenOptions(Object.entries(options))), size)
  }
  /** Everything that is told now, by resource and key. */
  async function told(): Promise<Map<string, Entity>> {
    const all = new Map<string, Entity>()
    for (const name of ['Property', 'Media', 'OpenHouse', 'Contacts', 'ShowingAppointment', 'X_Order'])
      for (const one of (await page(name, {}, 100_000)).entities) all.set(`${name} ${one[setOf(name).key]}`, one)
    return all
  }
  return { file, reading, page, told }
}
type Trade = ReturnType<typeof openTrade>

/** Somebody's copy, kept by the log from a sequence on. */
function copyOf({ reading, page }: Trade, copy: Map<string, Entity> = new Map(), from = 0) {
  let sequence = from
  return {
    copy,
    /** Reads at most so many events, and looks again at what each names. Returns how many there were. */
    async follow(most: number): Promise<number> {
      const { entities } = await page(
        'EntityEvent',
        { $filter: `EntityEventSequence gt ${sequence}`, $orderby: 'EntityEventSequence' },
        most,
      )
      for (const { EntityEventSequence: at, ResourceName: name, ResourceRecordKey: key } of entities) {
        expect(Number(at)).toBeGreaterThan(sequence)
        sequence = Number(at)
        const now = await readEntity(reading, setOf(String(name)), String(key), null)
        if (now) copy.set(`${name} ${key}`, now)
        else copy.delete(`${name} ${key}`)
      }
      return entities.length
    },
    async followAll(): Promise<void> {
      while ((await this.follow(500)) > 0);
    },
    sequence: () => sequence,
  }
}

type Random = ReturnType<typeof createRandom>
const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined => items[random.int(0, items.length - 1)]

const PRICES = [500_000, 600_000, null]
/** What may be changed of a listing, and to what: what is told, what is hidden, and what nobody is told. */
const CHANGES: readonly [column: string, values: readonly (string | number | null)[]][] = [
  ['price', PRICES],
  ['shows_price', [0, 1]],
  ['place_shown', ['address', 'suburb', 'none']],
  ['street', ['Cedar Ave', "O'Hara Road", '']],
  ['bedrooms', [1, 2, null]],
  ['facilities', [0, 1, 3]],
  ['headline', ['Bright', 'Quiet', '']],
  ['agent_phone', ['+65 6000 0001', '+65 6000 0002']],
  ['confirmed_at', [NOW, NOW + 1]],
  ['group_id', [null, 'g1']],
  ['floor', [1, 9, null]],
  ['modified_at', [NOW, NOW + 60]],
]

/** One change of what was given to agents: enquiries, appointments, orders, and who manages the source. */
function changeOfPeople({ file }: Trade, random: Random): void {
  const run = (sql: string, ...values: (string | number | null)[]) => file.prepare(sql).run(...values)
  const agent = oneOf(random, AGENTS) ?? ''
  const number = random.int(0, 15)
  const at = NOW + random.int(0, 3)
  const kind = random.int(0, 9)
  if (kind < 2)
    run(
      `insert into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, suspicion, site_origin, created_at, updated_at)
      values (?1, ?2, ?3, 'listing', 'question', 'Kim Example', 'kim@example.com', '', '', 'en-US', 'Is it free?', ?4, '', ?5, ?5)
      on conflict (id) do update set state = ?6, suspicion = excluded.suspicion, updated_at = excluded.updated_at`,
      `e${number}`,
      number === 0 ? 'HK' : 'SG',
      agent,
      random.int(0, 3) === 0 ? (oneOf(random, SUSPICIONS) ?? null) : null,
      at,
      oneOf(random, LEAD_STATES) ?? 'new',
    )
  else if (kind === 2) run('delete from lead where id = ?', `e${number}`)
  else if (kind < 5)
    run(
      `insert into booking (id, uid, country, owner, kind, starts_at, ends_at, buffer_seconds, time_zone, day, place, state, visitor_name, visitor_email,
        visitor_phone, visitor_locale, note, home, site_origin, created_at, updated_at)
      values (?1, ?1, ?2, ?3, 'viewing', ?4, ?4 + 60, 0, 'Asia/Singapore', '2026-12-01', '', 'held', 'Kim Example', 'kim@example.com', '', 'en-US', '',
        '{"name":"Cedar Court","unit":"#01-01"}', '', ?4, ?4)
      on conflict (id) do update set state = ?5, owner = iif(?4 % 3 = 0, '', booking.owner), visitor_name = iif(?4 % 2 = 0, '', booking.visitor_name)`,
      `b${number}`,
      number === 0 ? 'HK' : 'SG',
      agent,
      at,
      oneOf(random, BOOKING_STATES) ?? 'held',
    )
  else if (kind === 5) run('delete from booking where id = ?', `b${number}`)
  else if (kind < 8)
    run(
      `insert into vendor_order (id, country, serial, agent, vendor, agent_name, vendor_name, agent_locale, lines, cents, place, access, note, wish_days, state, site_origin,
        created_at, updated_at)
      values (?1, ?2, ?3, ?4, 'v', '', 'Lens', 'en-US', '[{"service":"tour","cents":5,"days":1}]', 5, '', 'door 5', '', '[]', 'new', '', ?5, ?5)
      on conflict (id) do update set state = 'accepted', due_on = '2026-12-0' || (?5 % 3 + 1), agent_read = agent_read + 1, access = ''`,
      `o${number}`,
      number === 0 ? 'HK' : 'SG',
      number,
      agent,
      at,
    )
  else if (kind === 8) run('delete from vendor_order where id = ?', `o${number}`)
  else
    run(
      'update listing_source set manager = ?, version = version + 1 where id = ?',
      oneOf(random, ['ada', 'ada', 'ben', null]) ?? null,
      SOURCE,
    )
}

/** One change of the kinds that feeds, agents, staff and the clock make of listings. */
function changeOfListings({ file }: Trade, random: Random): void {
  const run = (sql: string, ...values: (string | number | null)[]) => file.prepare(sql).run(...values)
  const id = `l${random.int(0, 25)}`
  const media = `m${random.int(0, 60)}`
  const kind = random.int(0, 13)
  if (kind < 3) {
    run(
      `insert into listing (id, country, source, source_key, agent_name, agent_licence, agent_phone, agent_email, agency, agency_licence, state, activity, project_name,
        property_group, property_type, street, postal_code, address, unit_mix, headline, description, locale, modified_at, content_hash, first_seen_at, confirmed_at,
        state_at, created_at, updated_at)
      values (?1, 'SG', ?2, ?3, 'Ada Example', 'R1', '', '', 'Harbour', 'L1', ?4, 'sale', 'Cedar Court', 'hdb', 'hdb', 'Cedar Ave', '460101', '', '3', '', '', 'en-US', ?5, '', ?5,
        ?5, ?5, ?5, ?5)
      on conflict (source, source_key) do update set state = excluded.state, version = listing.version + 1
      on conflict do nothing`,
      id,
      id === 'l0' ? 'own' : SOURCE,
      id,
      oneOf(random, STATES) ?? 'live',
      NOW,
    )
  } else if (kind < 5) run('update listing set state = ? where id = ?', oneOf(random, STATES) ?? 'live', id)
  else if (kind < 7) {
    const [column, values] = oneOf(random, CHANGES) ?? ['price', PRICES]
    run(`update listing set ${column} = ? where id = ?`, oneOf(random, values) ?? null, id)
  } else if (kind === 7 && random.int(0, 2) === 0) run('delete from listing where id = ?', id)
  else if (kind === 7)
    run(
      `update or ignore listing set source_key = iif(source_key = id, id || ' x', id), state = iif(version % 3 = 0, state, 'withdrawn') where id = ?`,
      id,
    )
  else if (kind < 10) {
    run(
      `insert into listing_media (id, listing_id, position, kind, source_url, state, fault, created_at)
      select ?1, id, ?3, 'photo', ?4, 'waiting', ?5, ?6 from listing where id = ?2
      on conflict (id) do update set position = excluded.position, fault = excluded.fault`,
      media,
      id,
      random.int(0, 3),
      random.int(0, 5) === 0 ? null : `https://pictures.example/${media}.jpg`,
      oneOf(random, [null, null, 'gone', 'too-large', 'address']) ?? null,
      NOW,
    )
  } else if (kind === 10) run('delete from listing_media where id = ?', media)
  else if (kind === 11)
    run(
      `insert into open_house (listing_id, starts_at, ends_at) select id, ?2, ?3 from listing where id = ?1
      on conflict (listing_id, starts_at) do update set ends_at = excluded.ends_at`,
      id,
      NOW + random.int(0, 3) * 3_600,
      NOW + random.int(4, 6) * 3_600,
    )
  else if (kind === 12) run('delete from open_house where listing_id = ? and starts_at = ?', id, NOW + random.int(0, 3) * 3_600)
  else run(`update listing_media set state = 'stored', tries = tries + 1 where id = ?`, media)
}

async function expectLogTellsAll(changes: number): Promise<void> {
  const random = createRandom(`entity events ${SAMPLE_SEED}`)
  const trade = openTrade()
  const keen = copyOf(trade)
  const lazy = copyOf(trade)
  const late: ReturnType<typeof copyOf>[] = []
  for (let at = 0; at < changes; at++) {
    const together = random.int(1, 4)
    trade.file.exec('begin')
    for (let one = 0; one < together; one++) (random.int(0, 2) === 0 ? changeOfPeople : changeOfListings)(trade, random)
    trade.file.exec(random.int(0, 19) === 0 ? 'rollback' : 'commit')
    if (random.int(0, 2) === 0) await keen.follow(random.int(1, 40))
    if (random.int(0, 40) === 0) await lazy.follow(3)
    // one who copied everything and then begins with the log where it stood before
    if (at === Math.floor(changes / 3) || at === Math.floor(changes / 2)) {
      const { entities } = await trade.page('EntityEvent', { $orderby: 'EntityEventSequence desc' }, 1)
      late.push(copyOf(trade, await trade.told(), Number(entities[0]?.EntityEventSequence ?? 0)))
    }
  }
  const told = await trade.told()
  expect(told.size, `SEED=${SAMPLE_SEED}`).toBeGreaterThan(5)
  for (const reader of [keen, lazy, copyOf(trade), ...late]) {
    await reader.followAll()
    expect(reader.copy, `SEED=${SAMPLE_SEED}`).toEqual(told)
  }
}

it('the log from zero, or from any sequence on, leads to what is told: 600 changes', () => expectLogTellsAll(600))
it('the log from zero, or from any sequence on, leads to what is told: 10,000 changes', { tags: ['long'], timeout: 600_000 }, () =>
  expectLogTellsAll(10_000),
)

it.each([
  ['EntityEvent', { $filter: 'EntityEventSequence gt 100' }, /SEARCH e USING INDEX entity_event_source \(source_id=\? AND sequence>\?\)/],
  ['Property', { $filter: "ListingKey eq 'a'" }, /SEARCH l USING INDEX \S+ \(source=\? AND source_key=\?\)/],
  ['Property', { $select: 'ListingKey' }, /SEARCH l USING INDEX \S+ \(source=\?\)/],
] as const)('%s by %o is read from an index, in its order', async (name, options, plan) => {
  const { file } = openTrade()
  const base = writableFile(file)
  const asked: string[] = []
  const recorded: SqlDatabase = {
    prepare: (sql) => {
      asked.push(sql)
      return base.prepare(sql)
    },
    batch: (statements) => base.batch(statements),
  }
  const set = setOf(name)
  const reading = { trade: new Statements(recorded), source: SOURCE, now: NOW }
  await readPage(reading, set, collectionOptions(set, givenOptions(Object.entries(options))), 10)
  const [sql = ''] = asked
  const steps = file
    .prepare(`explain query plan ${sql}`)
    .all()
    .map(({ detail }) => String(detail))
  expect(steps.join('\n')).toMatch(plan)
  expect(steps.join('\n')).not.toContain('TEMP B-TREE')
})

describe('every column that a resource tells is one whose change the log tells:', () => {
  const migrations = ['0042_web_api.sql', '0048_events_of_people.sql'].map((name) =>
    readFileSync(new URL(`../../db/trade/migrations/${name}`, import.meta.url), 'utf8'),
  )
  const comparedBy = (trigger: string) => {
    const [, text = ''] = migrations.join('\n').split(`create trigger ${trigger} `)
    const [head = ''] = text.split('\nbegin\n')
    return new Set(Array.from(head.matchAll(/old\.(\w+) is not new\.\1\b/g), ([, column]) => column))
  }
  const readBy = (name: string, table: Table, alias: string) => {
    const sql = Object.values(setOf(name).properties).map((property) => property.sql)
    return fieldsOf(table.columns)
      .map(columnName)
      .filter((column) => sql.some((one) => new RegExp(`\\b${alias}\\.${column}\\b`).test(one)))
  }
  it.each([
    { name: 'Property', trigger: 'listing', table: LISTING, alias: 'l', never: [], besides: [] },
    // the id and the listing of a picture never change
    { name: 'Media', trigger: 'media', table: LISTING_MEDIA, alias: 'm', never: ['id'], besides: [] },
    // its listing and beginning are its key
    { name: 'OpenHouse', trigger: 'open_house', table: OPEN_HOUSE, alias: 'o', never: ['listing_id', 'starts_at'], besides: [] },
    // whose they are says whether they are told
    { name: 'Contacts', trigger: 'lead', table: LEAD, alias: 'c', never: ['id'], besides: ['owner'] },
    { name: 'ShowingAppointment', trigger: 'booking', table: BOOKING, alias: 'b', never: ['id'], besides: ['owner'] },
    { name: 'X_Order', trigger: 'order', table: VENDOR_ORDER, alias: 'o', never: ['id'], besides: ['agent'] },
  ])('$name', ({ name, trigger, table, alias, never, besides }) => {
    const read = new Set<string>([...readBy(name, table, alias), ...besides])
    for (const column of never) read.delete(column)
    expect(comparedBy(`entity_event_${trigger}_changed`)).toEqual(read)
  })
})

it('an enquiry is told of once it is held back no more, of the agent who manages the source alone, and never by what is in it', async () => {
  const { file, page } = openTrade()
  const add = file.prepare(
    `insert into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, suspicion, site_origin, created_at, updated_at)
    values (?, ?, ?, 'listing', 'question', 'Kim Example', 'kim@example.com', '', '', 'en-US', 'Is it free?', ?, '', 1, 1)`,
  )
  add.run('mine', 'SG', 'ada', null)
  add.run('held', 'SG', 'ada', 'hasty')
  add.run('of-hong-kong', 'HK', 'ada', null)
  add.run('of-another', 'SG', 'ben', null)
  add.run('of-the-house', 'SG', 'house:SG', null)
  const events = async () => {
    const rows = file.prepare(`select record_key as k from entity_event where source_id = '${SOURCE}' order by sequence`).all()
    return rows.map(({ k }) => String(k))
  }
  const told = async () => (await page('Contacts', { $select: 'ContactKey' }, 10)).entities.map(({ ContactKey: key }) => key)
  expect([await events(), await told()]).toEqual([['mine'], ['mine']])
  file.exec(`update lead set suspicion = null where id = 'held'; update lead set is_proven = 1`)
  expect([await events(), await told()]).toEqual([
    ['mine', 'held'],
    ['held', 'mine'],
  ])
  file.exec(`delete from lead where owner = 'ada'`)
  expect([await events(), await told()]).toEqual([['mine', 'held', 'mine', 'held'], []])
  expect(JSON.stringify(file.prepare('select * from entity_event').all())).not.toContain('kim')
})

it('keys and webhooks that an agent gave for what was written to them end when somebody else manages the source', () => {
  const { file } = openTrade()
  const key = file.prepare(
    `insert into feed_key (hash, source_id, prefix, scopes, created_at, reader) values (?, '${SOURCE}', ?, ?, 1, 'x')`,
  )
  key.run('h1', 'listings', '["api"]')
  key.run('h2', 'people', '["api","orders"]')
  const hook = file.prepare(
    `insert into webhook (id, source_id, address, topics, sequence, created_at) values (?, '${SOURCE}', 'https://a.example/', ?, 0, 1)`,
  )
  hook.run('listings', '["Property"]')
  hook.run('people', '["Property","Contacts"]')
  file.exec(`update listing_source set manager = null`)
  expect(file.prepare('select prefix, ends_at is null as holds from feed_key order by prefix').all()).toMatchObject([
    { prefix: 'listings', holds: 1 },
    { prefix: 'people', holds: 0 },
  ])
  expect(file.prepare('select id from webhook').all()).toMatchObject([{ id: 'listings' }])
})

it('tells what a reader is to remove below what it belongs to, and what it is to add above, and nothing of what is not told', async () => {
  const trade = openTrade()
  const { file } = trade
  const add = (id: string, source: string, state: string) =>
    file
      .prepare(
        `insert into listing (id, country, source, source_key, agent_name, agent_licence, agent_phone, agent_email, agency, agency_licence, state, activity, project_name,
          property_group, property_type, street, postal_code, address, unit_mix, headline, description, locale, modified_at, content_hash, first_seen_at, confirmed_at,
          state_at, created_at, updated_at)
        values (?1, 'SG', ?2, ?1, '', '', '', '', '', '', ?3, 'sale', '', 'hdb', 'hdb', '', '', '', '3', '', '', 'en-US', 1, '', 1, 1, 1, 1, 1)`,
      )
      .run(id, source, state)
  add('a', SOURCE, 'live')
  add('draft', SOURCE, 'draft')
  add('own', 'own', 'live')
  const picture = file.prepare(
    `insert into listing_media (id, listing_id, position, kind, source_url, state, created_at) values (?, ?, 0, 'photo', 'https://a.example/1.jpg', 'waiting', 1)`,
  )
  for (const [id, listing] of [
    ['p', 'a'],
    ['p-draft', 'draft'],
    ['p-own', 'own'],
  ] as const)
    picture.run(id, listing)
  file.exec(`insert into open_house (listing_id, starts_at, ends_at) values ('a', 5, 6), ('draft', 5, 6), ('own', 5, 6)`)
  file.exec(`update listing set confirmed_at = 2, version = 9, group_id = 'g', is_ungrouped = 0, floor = 7, address = '#01-01'`)
  file.exec(`update listing set state = 'withdrawn' where id = 'a'`)
  file.exec(`update listing set price = 5 where id = 'a'`)
  file.exec(`update listing set state = 'live' where id = 'a'`)
  file.exec(`delete from listing`)
  const { entities } = await trade.page('EntityEvent', {}, 100)
  expect(entities.map(({ ResourceName: name, ResourceRecordKey: key }) => `${name} ${key}`)).toEqual([
    'Property a',
    'Media p',
    'OpenHouse a 5',
    'Media p',
    'OpenHouse a 5',
    'Property a',
    'Property a',
    'Media p',
    'OpenHouse a 5',
    'Media p',
    'OpenHouse a 5',
    'Property a',
  ])
})
