import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { SAMPLE_SEED } from '#fixtures/short-sample.ts'
import { Statements } from '#provider/db/client.ts'
import { columnName, fieldsOf } from '#provider/db/column-table.ts'
import { readMigrations } from '#provider/db/migrations.ts'
import { LISTING, LISTING_MEDIA, OPEN_HOUSE } from '#provider/db/trade/listing-tables.ts'
import { writableFile } from '#provider/db/writable-file.ts'
import { createRandom } from '#provider/demo/market/random.ts'
import type { EntitySet } from './entity-set.ts'
import { ENTITY_SETS } from './entity-sets.ts'
import { collectionOptions, givenOptions } from './query-options.ts'
import { type Entity, readEntity, readPage } from './read-entities.ts'

const SOURCE = 'harbour-view'
const STATES = ['draft', 'live', 'live', 'live', 'under-offer', 'closed', 'withdrawn', 'expired']
const NOW = 1_795_132_800

const setOf = (name: string): EntitySet => {
  const set = ENTITY_SETS.get(name)
  if (!set) throw new Error(`${name} is no resource`)
  return set
}

/** A database with everything migrated, its listings, and the Web API over it. */
function openTrade() {
  const file = new DatabaseSync(':memory:')
  file.exec('pragma foreign_keys = on')
  for (const { sql } of readMigrations('trade')) file.exec(sql)
  const reading = { trade: new Statements(writableFile(file)), source: SOURCE, now: NOW }
  const page = async (name: string, options: Record<string, string>, size: number) => {
    const set = setOf(name)
    return readPage(reading, set, collectionOptions(set, givenOptions(Object.entries(options))), size)
  }
  /** Everything that is told now, by resource and key. */
  async function told(): Promise<Map<string, Entity>> {
    const all = new Map<string, Entity>()
    for (const name of ['Property', 'Media', 'OpenHouse'])
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

/** One change of the kinds that feeds, agents, staff and the clock make. */
function change({ file }: Trade, random: Random): void {
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
    for (let one = 0; one < together; one++) change(trade, random)
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

it('every column that Property, Media and OpenHouse tell is one whose change the log tells', () => {
  const migration = readFileSync(new URL('../../db/trade/migrations/0042_web_api.sql', import.meta.url), 'utf8')
  const comparedBy = (trigger: string) => {
    const [, text = ''] = migration.split(`create trigger ${trigger} `)
    const [head = ''] = text.split('\nbegin\n')
    return new Set(Array.from(head.matchAll(/old\.(\w+) is not new\.\1\b/g), ([, column]) => column))
  }
  const readBy = (name: string, table: typeof LISTING | typeof LISTING_MEDIA | typeof OPEN_HOUSE, alias: string) => {
    const sql = Object.values(setOf(name).properties).map((property) => property.sql)
    return new Set(
      fieldsOf(table.columns)
        .map(columnName)
        .filter((column) => sql.some((one) => new RegExp(`\\b${alias}\\.${column}\\b`).test(one))),
    )
  }
  expect(comparedBy('entity_event_listing_changed')).toEqual(readBy('Property', LISTING, 'l'))
  // the id and the listing of a picture never change
  const ofMedia = readBy('Media', LISTING_MEDIA, 'm')
  ofMedia.delete('id')
  expect(comparedBy('entity_event_media_changed')).toEqual(ofMedia)
  // its listing and beginning are its key, and never change
  const ofOpenHouse = readBy('OpenHouse', OPEN_HOUSE, 'o')
  for (const column of ['listing_id', 'starts_at']) ofOpenHouse.delete(column)
  expect(comparedBy('entity_event_open_house_changed')).toEqual(ofOpenHouse)
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
