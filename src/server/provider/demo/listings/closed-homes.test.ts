import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { countriesWith } from '#market/module-countries.ts'
import { applyMigrations, readMigrations } from '../../db/migrations.ts'
import { DEMO_AREA_AGENTS } from '../people/area-agents.ts'
import { fillClosedHomes } from './closed-homes.ts'

const NOW = 1_795_132_800
const DAY = 86_400

const databaseOf = (which: 'account' | 'trade' | 'market'): DatabaseSync => {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations(which))
  return db
}

/** A row with what is given and, in what must not be null, nothing. */
function put(db: DatabaseSync, table: string, given: Record<string, string | number>): void {
  const columns = db.prepare('select name, type from pragma_table_info(?) where "notnull" = 1 and dflt_value is null').all(table)
  const bare = Object.fromEntries(columns.map(({ name, type }) => [String(name), String(type).toLowerCase() === 'text' ? '' : 0]))
  const row = { ...bare, ...given }
  db.prepare(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map(() => '?')
      .join(', ')})`,
  ).run(...Object.values(row))
}

/** Two areas; the second has two projects, of which the last is traded most. */
function market(origin: 'demo' | 'import'): DatabaseSync {
  const db = databaseOf('market')
  db.prepare("insert into meta (key, value) values ('origin', ?)").run(origin)
  for (const [id, slug] of [
    [1, 'harbour'],
    [2, 'ridge'],
  ] as const)
    put(db, 'area', { id, slug, level: 'neighborhood', name: slug })
  for (const [id, area, sales] of [
    [1, 1, 40],
    [2, 2, 30],
    [3, 2, 50],
  ] as const) {
    put(db, 'project', {
      id,
      type_group: 'private-stack',
      property_group: 'condo',
      property_type: 'condominium',
      slug: `sample-${id}`,
      name: `Sample ${id}`,
      area_id: area,
      construction_status: 'completed',
      sale_count: sales,
    })
    put(db, 'unit_mix', { project_id: id, unit_mix: '2', gfa_sqft_avg: 1_000, last_sale_price: 1_200_000 })
  }
  return db
}

let account: DatabaseSync
let trade: DatabaseSync
const fill = (of: DatabaseSync) => fillClosedHomes({ account, trade, market: () => of }, NOW, async () => 'hash')
const sold = () =>
  trade
    .prepare(
      `select l.country, l.agent, l.area_slug as area, l.project_slug as project, l.state, c.outcome, c.at from listing l
      join listing_closing c on c.listing_id = l.id`,
    )
    .all()

beforeEach(() => {
  account = databaseOf('account')
  trade = databaseOf('trade')
})

it('gives each market two agents who have sold a home of the most traded project of each area within a year', async () => {
  await fill(market('demo'))
  const rows = sold()
  for (const country of countriesWith('idx')) {
    const here = rows.filter((row) => row.country === country)
    expect(new Set(here.map(({ area, project }) => `${area} ${project}`))).toEqual(new Set(['harbour sample-1', 'ridge sample-3']))
    for (const area of ['harbour', 'ridge']) expect(new Set(here.filter((row) => row.area === area).map(({ agent }) => agent)).size).toBe(2)
  }
  for (const { state, outcome, at } of rows) {
    expect([state, outcome]).toEqual(['closed', 'sold'])
    expect(NOW - Number(at)).toBeLessThan(365 * DAY)
  }
})

it('makes every agent one who can sign in and be shown, and does nothing twice', async () => {
  const demo = market('demo')
  await fill(demo)
  const first = sold()
  account.prepare("update user set nick_name = 'Mine now' where id = ?").run(String(DEMO_AREA_AGENTS[0]?.id))
  await fill(demo)
  expect(sold()).toEqual(first)
  expect(account.prepare("select count(*) as n from user where nick_name = 'Mine now'").get()?.n).toBe(1)
  const shown = account
    .prepare(
      'select count(*) as n from user u join agent_detail d on d.user_id = u.id where u.password_hash is not null and d.cea_number_key is not null',
    )
    .get()
  expect(shown?.n).toBe(DEMO_AREA_AGENTS.length)
})

it('says nothing was sold in a market whose records are real', async () => {
  await fill(market('import'))
  expect(sold()).toEqual([])
})
