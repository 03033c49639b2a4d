import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { text } from '#provider/db/column-table.ts'
import type { ProviderDatabases } from '#provider/db/databases.ts'
import { beginRefreshes, refreshPage } from '#provider/modules/post/run-refresh.ts'
import type { Refresh } from '#provider/refresh-context.ts'
import { examples } from '../fixtures/short-sample.ts'
import { marketsOf } from './env-of-file.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const { DB_ACCOUNT, DB_TRADE, DB_SG } = provider.env
const databases: ProviderDatabases = { account: DB_ACCOUNT, trade: DB_TRADE, market: marketsOf(provider.env) }
await DB_TRADE.exec('create table copied (id text primary key, room text not null, version text not null)')

const ROWS = 7
const PAGE = 2
let pushed: string[] = []
const nothing = async () => {}
const post = { push: nothing, pushNotices: nothing, pushCopies: nothing, pushRefresh: async (country: string) => void pushed.push(country) }

/** A room that copies the edition's version; `isCut` is asked before and after the rows are written. */
const copying =
  (room: string, isCut: () => boolean): Refresh =>
  async ({ trade, version }, after) => {
    if (isCut()) throw new Error('killed')
    const rows = await trade.all(
      { id: text() },
      `update copied set version = ? where id in (select id from copied where room = ? and id > ? order by id limit ${PAGE}) returning id`,
      version,
      room,
      after,
    )
    if (isCut()) throw new Error('killed')
    return rows.length < PAGE
      ? null
      : (rows
          .map(({ id }) => id)
          .toSorted()
          .at(-1) ?? null)
  }

const publish = (version: string) => DB_SG.prepare("update meta set value = ? where key = 'data_version'").bind(version).run()
const begin = (now: number, refreshes: Readonly<Record<string, Refresh>>) =>
  beginRefreshes({ databases, trade: new Statements(DB_TRADE), post, now }, refreshes)
const versions = async () => (await DB_TRADE.prepare('select distinct version from copied').all()).results

beforeEach(async () => {
  pushed = []
  await DB_TRADE.batch([
    DB_TRADE.prepare('delete from edition_refresh'),
    DB_TRADE.prepare('delete from copied'),
    ...Array.from({ length: ROWS }, (_, i) =>
      DB_TRADE.prepare("insert into copied values (?, ?, 'before')").bind(`r${i}`, i % 3 ? 'a' : 'b'),
    ),
  ])
})

it('reads every row of every room anew after a publish, through kills, repeats and a second publish', async () => {
  let edition = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 20 }), fc.boolean(), async (cuts, isPublishedAgain) => {
      const now = 1_800_000_000
      const fates = [...cuts]
      const refreshes = { a: copying('a', () => fates.shift() ?? false), b: copying('b', () => fates.shift() ?? false) }
      const run = () => refreshPage({ databases, country: 'SG', now }, refreshes).catch(() => true)
      await publish(`edition-${++edition}`)
      await begin(now, refreshes)
      for (let i = 0; i < 3; i++) await Promise.all([run(), run()])
      if (isPublishedAgain) await publish(`edition-${++edition}`)
      await begin(now, refreshes)
      for (let i = 0; i < 40 && (await run()); i++);
      expect(await versions()).toEqual([{ version: `edition-${edition}` }])
    }),
    { numRuns: examples(12, 4) },
  )
})

it('begins once for each edition, and goes on with what has stood still', async () => {
  const refreshes = { a: copying('a', () => false) }
  await publish('first')
  await begin(1_000, refreshes)
  expect(pushed).toContain('SG')
  pushed = []
  expect(await begin(1_010, refreshes)).toBe(0)
  expect(await begin(1_400, refreshes)).toBeGreaterThan(0)
  expect(pushed).toContain('SG')
  for (let i = 0; i < 10 && (await refreshPage({ databases, country: 'SG', now: 1_400 }, refreshes)); i++);
  pushed = []
  await begin(9_000, refreshes)
  expect(pushed).not.toContain('SG')
  await publish('second')
  await begin(9_010, refreshes)
  expect(pushed).toContain('SG')
})

it('has nothing to do where no room copies', async () => {
  await publish('third')
  expect(await begin(1_000, {})).toBe(0)
  expect(pushed).toEqual([])
  expect(await refreshPage({ databases, country: 'SG', now: 1_000 }, {})).toBe(false)
})
