import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { unzipped } from '#fixtures/unzipped.ts'
import { UPLOAD_PART_BYTES } from '#graphql/upload-kinds.ts'
import { type SqlDatabase, Statements } from '../../db/client.ts'
import { applyMigrations, readMigrations } from '../../db/migrations.ts'
import { writableFile } from '../../db/writable-file.ts'
import { memoryFiles } from '../../ports/files/memory.ts'
import { clearCopies } from './clear-copies.ts'
import { beginCopy, copyPartKey, partsOfCopy } from './copy-store.ts'
import { makeCopyStep } from './make-copy.ts'

const OWNER = 'person'
const PART_BYTES = 1_000_000

/** What stops from a place on, as a process does that is killed. */
interface Stop {
  left: number
}

const CALLS = new Set(['batch', 'put', 'putPart', 'joinParts', 'beginParts', 'dropParts'])

const stopping = <Target extends object>(target: Target, stop: Stop): Target =>
  new Proxy(target, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name)
      if (typeof value !== 'function' || !CALLS.has(String(name))) return value
      return async (...given: unknown[]) => {
        if (stop.left-- <= 0) throw new Error('killed')
        return Reflect.apply(value, of, given)
      }
    },
  })

const migrated = (which: 'account' | 'trade'): DatabaseSync => {
  const file = new DatabaseSync(':memory:')
  applyMigrations(file, readMigrations(which))
  return file
}

async function place() {
  const [tradeFile, accountFile] = [migrated('trade'), migrated('account')]
  const [trade, account] = [writableFile(tradeFile), writableFile(accountFile)]
  const files = memoryFiles()
  accountFile.exec(`insert into user (id, email, email_key, nick_name, phone_number, country, language, kind, roles, created_at, updated_at)
    values ('${OWNER}', 'a@b.example', 'a@b.example', 'Ah Lian', '', 'SG', 'en', 'agent', '[]', 1, 1)`)
  for (const n of [1, 2, 3])
    tradeFile.exec(`insert into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, site_origin, created_at, updated_at)
      values ('lead-${n}', 'SG', '${OWNER}', 'contact', 'question', 'Mei', 'mei${n}@example.com', '', '', 'en-US', 'May I see it?', '', ${n}, ${n})`)
  tradeFile.exec(`insert into vendor_order (id, country, serial, agent, vendor, agent_name, vendor_name, agent_locale, lines, cents, place, access, note, wish_days, state,
      site_origin, created_at, updated_at) values ('order', 'SG', 1, '${OWNER}', 'vendor', 'A', 'V', 'en-US', '[]', 1, '', '', '', '[]', 'delivered', '', 1, 1)`)
  for (const [id, bytes] of [
    ['large', UPLOAD_PART_BYTES + 7],
    ['small', 9],
  ] as const) {
    tradeFile.exec(`insert into upload (id, order_id, name, kind, bytes, print, parts_id, state, delivered_at, created_at, changed_at)
      values ('${id}', 'order', '${id}.pdf', 'pdf', ${bytes}, '${id}', '', 'stored', 1, 1, 1)`)
    await files.put(`order/${id}`, new Uint8Array(bytes).fill(bytes % 256), 'application/pdf')
  }
  const clock = { nowMs: () => 2_000_000_000_000 }

  /** Makes a copy whose process is killed at one of its calls; the sums of its files, null where it came to its end before. */
  async function made(killAt: number): Promise<Record<string, string> | null> {
    const id = crypto.randomUUID()
    const statements = new Statements(trade)
    tradeFile.exec('delete from data_copy')
    await beginCopy(statements, {
      id,
      owner: OWNER,
      source: null,
      country: 'SG',
      locale: 'en-US',
      siteOrigin: 'https://site.example',
      now: 1,
    })
    const stop: Stop = { left: killAt }
    const context = () => {
      const on = (one: SqlDatabase) => new Statements(stopping(one, stop))
      return { trade: on(trade), account: on(account), files: stopping(files, stop), clock }
    }
    let isKilled = false
    for (let steps = 0; ; steps++) {
      if (steps > 20) throw new Error('it is not settled')
      const step = await makeCopyStep(context(), PART_BYTES).catch(() => null)
      if (step?.outcome === 'settled') break
      if (stop.left < 0) {
        isKilled = true
        stop.left = Number.POSITIVE_INFINITY
        // nobody said anything of it: the lease passes
        tradeFile.exec('update data_copy set lease_until = null')
      }
    }
    if (!isKilled && killAt !== Number.POSITIVE_INFINITY) return null
    return sumsOf(statements, id)
  }

  async function sumsOf(statements: Statements, id: string): Promise<Record<string, string>> {
    const sums: Record<string, string> = {}
    for (const { number, sha256, bytes } of await partsOfCopy(statements, id)) {
      const stored = await files.get(copyPartKey(id, number))
      const archive = new Uint8Array(await new Response(stored?.bytes).arrayBuffer())
      expect([archive.length, sumOf(archive)]).toEqual([bytes, sha256])
      for (const [name, file] of await unzipped(archive)) sums[`${number} ${name}`] = CHANGING.has(name) ? '' : sumOf(file)
    }
    return sums
  }
  return { account, made, files, tradeFile, trade }
}

/** They tell of notices and copies, of which there are more each time. */
const CHANGING = new Set(['account.json', 'manifest.json'])

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

it('a step that is killed at any of its calls is done again, and the copy is the same', async () => {
  const { made, files, tradeFile } = await place()
  const whole = await made(Number.POSITIVE_INFINITY)
  expect(Object.keys(whole ?? {})).toEqual([
    ...['account.json', 'enquiries.jsonl', 'enquiries.csv', 'people.vcf', 'orders.jsonl', 'orders.csv'].map((name) => `1 ${name}`),
    '2 files/orders/order/large-large.pdf',
    ...['files/orders/order/small-small.pdf', 'README.txt', 'manifest.json'].map((name) => `3 ${name}`),
  ])
  let [kills, count] = [0, 0]
  // three places apart, so that the test stays short; the copy has some forty
  for (; kills < 100; kills += 3) {
    const again = await made(kills)
    if (again === null) break
    count++
    expect([kills, again]).toEqual([kills, whole])
  }
  expect(kills).toBeGreaterThan(15)
  // a process that ends between the store's answer and its note leaves pieces that the store itself drops after a week
  expect(files.openParts()).toBeLessThanOrEqual(1)
  expect(tradeFile.prepare('select count(*) as n from notice where kind = ?').get('copy-ready')).toEqual({ n: count + 2 })
})

it('a copy that fails again and again is given up, and says so; its files go with it', async () => {
  const { account, files, tradeFile, trade } = await place()
  const statements = new Statements(trade)
  await beginCopy(statements, { id: 'one', owner: OWNER, source: null, country: 'SG', locale: 'en-US', siteOrigin: '', now: 1 })
  const refuse = async () => Promise.reject(new Error('no store'))
  const broken = { ...files, put: refuse, putPart: refuse }
  let now = 10
  const context = {
    trade: statements,
    account: new Statements(account),
    files: broken,
    clock: { nowMs: () => now * 1_000 },
  }
  const outcomes: (string | undefined)[] = []
  for (; now < 10_000 && outcomes.at(-1) !== 'settled'; now += 1_000) outcomes.push((await makeCopyStep(context))?.outcome)
  expect(outcomes).toEqual(['more', 'later', 'later', 'later', 'later', 'later', 'settled'])
  expect(tradeFile.prepare('select kind from notice').all()).toEqual([{ kind: 'copy-failed' }])
  tradeFile.exec("update data_copy set owner = ''")
  await files.put(copyPartKey('one', 1), new Uint8Array(1), 'application/zip')
  await clearCopies({ trade: statements, files, now })
  expect(files.keys()).not.toContain(copyPartKey('one', 1))
  expect(tradeFile.prepare('select * from data_copy').all()).toEqual([])
})
