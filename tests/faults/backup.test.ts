import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applyMigrations, readMigrations } from '#provider/db/migrations.ts'
import type { BucketFile } from '../../scripts/bucket-files.ts'
import { OperationRefused } from '../../scripts/operation-refused.ts'
import { missingFiles, putBack } from '../../scripts/put-back.ts'
import { takeBackup } from '../../scripts/take-backup.ts'
import { checkTrade } from '../../scripts/trade-invariants.ts'
import type { Wrangler } from '../../scripts/wrangler.ts'
import { contentsOf, copyDatabases, loseDatabase, makeDatabases, openDatabase, STAGING } from '../fixtures/kept-databases.ts'
import { standInWrangler } from '../fixtures/stand-in-wrangler.ts'

const NOW = Math.floor(Date.now() / 1_000)
const WRITES_AFTER = 200
const KINDS = ['account', 'trade'] as const

let template: string
let identity: string
let recipient: string
let folder: string
let out: string
beforeAll(async () => {
  template = await makeDatabases(NOW)
  identity = await generateIdentity()
  recipient = await identityToRecipient(identity)
  return () => rmSync(template, { recursive: true })
})
beforeEach(() => {
  folder = copyDatabases(template)
  out = mkdtempSync(join(tmpdir(), 'backups-'))
})
afterEach(() => {
  for (const one of [folder, out]) rmSync(one, { recursive: true })
})

async function* files(): AsyncGenerator<BucketFile> {
  yield { key: 'tours/1/plan', bytes: 12, etag: 'aa' }
  yield { key: 'listings/2', bytes: 34, etag: 'bb' }
}

const back = (wrangler: Wrangler, more: Partial<Parameters<typeof takeBackup>[0]> = {}) => {
  const usual = {
    environment: STAGING,
    wrangler,
    recipients: [recipient],
    folder: out,
    files,
    pauseSeconds: 60,
    version: '1.0.0',
    tell: () => {},
  }
  return takeBackup(Object.assign(usual, more))
}
const restore = (from: string, more: { wrangler?: Wrangler; key?: string; replaces?: boolean } = {}) => {
  const { wrangler = standInWrangler({ folder }), key = identity, replaces = false } = more
  return putBack({ from, environment: STAGING, wrangler, identities: [key], replaces, tell: () => {} })
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: unknown) => (error instanceof OperationRefused ? error.message : Promise.reject(error)),
  )
const contents = () => Object.fromEntries(KINDS.map((which) => [which, contentsOf(folder, which)]))

/** Somebody who asks: a row of the accounts, then an order and its act in trade. Null: it was refused. */
function write(n: number): string | null {
  const [account, trade] = [openDatabase(folder, 'account'), openDatabase(folder, 'trade')]
  const id = `written-${n}`
  try {
    account.prepare("insert into audit_event (at, kind, detail) values (?, 'drill', ?)").run(NOW, id)
    trade.exec('begin')
    trade
      .prepare(
        `insert into vendor_order (id, country, serial, agent, vendor, agent_name, vendor_name, agent_locale, lines, cents, place, access, note, wish_days, state,
        site_origin, created_at, updated_at) select ?, 'SG', coalesce(max(serial), 0) + 1, '', '', 'A', 'B', 'en-US', ?, 1200, '', '', ?, '[]', 'new', '', 1, 1
        from vendor_order where country = 'SG'`,
      )
      .run(id, '[{"service":"photos","cents":700,"days":1},{"service":"plan","cents":500,"days":1}]', `line\nand \\n ${n}`)
    trade
      .prepare(
        "insert into vendor_order_event (key, order_id, action, actor, to_state, note, at) values (?, ?, 'place', 'agent', 'new', '', 1)",
      )
      .run(id, id)
    trade.exec('commit')
    return id
  } catch (error) {
    if (trade.isTransaction) trade.exec('rollback')
    if (!String(error).includes('a backup is being taken')) throw error
    return null
  } finally {
    account.close()
    trade.close()
  }
}
const writtenOrders = () => {
  const trade = openDatabase(folder, 'trade')
  const rows = trade.prepare("select id from vendor_order where id like 'written-%'").all()
  trade.close()
  return rows.map(({ id }) => String(id)).toSorted()
}

it('a drill: writes under load, a backup, 200 more writes, loss of both databases, and exactly the writes up to the moment are back', async () => {
  const taken: string[] = []
  let tried = 0
  let refused = 0
  let atMoment: { orders: string[]; all: ReturnType<typeof contents> } | null = null
  const before = () => {
    for (let n = 0; n < 3; n++) {
      const id = write(tried++)
      if (id === null) refused++
      else taken.push(id)
    }
  }
  const tell = (line: string) => {
    if (line === 'changes are refused') atMoment = { orders: taken.toSorted(), all: contents() }
  }
  const place = await back(standInWrangler({ folder, before }), { tell })
  const moment = atMoment as { orders: string[]; all: ReturnType<typeof contents> } | null
  expect(moment?.orders.length).toBeGreaterThan(5)
  expect(refused).toBeGreaterThan(5)
  for (let n = 0; n < WRITES_AFTER; n++) expect(write(tried++)).not.toBeNull()
  expect(writtenOrders().length).toBeGreaterThanOrEqual(WRITES_AFTER + (moment?.orders.length ?? 0))
  for (const which of KINDS) loseDatabase(folder, which)

  await restore(place)
  expect(writtenOrders()).toEqual(moment?.orders)
  const found = contents()
  for (const which of KINDS) {
    const { 'the schema': schema, ...rows } = moment?.all[which] ?? {}
    const kept = Object.entries(rows).filter(([name]) => !name.startsWith('backup_'))
    expect(found[which]).toEqual({
      ...Object.fromEntries(kept),
      'the schema': schema?.filter((row) => !/"name":"backup_/.test(row)),
    })
  }
  expect(await checkTrade(standInWrangler({ folder }), STAGING)).toEqual([])
  // and work goes on: numbers are counted on, and no migration is missing
  expect(write(tried++)).not.toBeNull()
  for (const which of KINDS) {
    const db = openDatabase(folder, which)
    expect(applyMigrations(db, readMigrations(which))).toEqual([])
    db.close()
  }
})

describe('a backup', () => {
  it('leaves nothing in the databases, and nobody can read what it wrote', async () => {
    const before = contents()
    const place = await back(standInWrangler({ folder }))
    expect(contents()).toEqual(before)
    expect(readdirSync(place).toSorted()).toEqual(['account.sql.gz.age', 'files.jsonl.gz.age', 'manifest.json', 'trade.sql.gz.age'])
    const bytes = readdirSync(place)
      .map((name) => readFileSync(join(place, name), 'latin1'))
      .join('')
    expect(bytes).toContain('age-encryption.org/v1')
    for (const word of ['@example.com', 'tours/1/plan', 'INSERT INTO']) expect(bytes).not.toContain(word)
  })

  it.each(['before', 'after'] as const)(
    'fails at any command, %s it has worked: nothing is half there, changes go on, and a second run completes',
    async (when) => {
      let calls = 0
      await back(standInWrangler({ folder, before: () => void calls++ }))
      expect(calls).toBeGreaterThan(10)
      const before = contents()
      for (let failing = 0; failing < calls; failing++) {
        rmSync(out, { recursive: true })
        const said = await refusal(back(standInWrangler({ folder, fails: (at) => (at === failing ? when : null) }), { pauseSeconds: 1 }))
        if (said !== 'not refused') expect(existsSync(out) ? readdirSync(out) : []).toEqual([])
        await back(standInWrangler({ folder }))
        expect(contents()).toEqual(before)
        expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([])
      }
    },
  )

  it('that was killed refuses changes no longer than it said', async () => {
    const killed = standInWrangler({
      folder,
      fails: (_, args) => (args.includes('export') || args.some((one) => one.endsWith('-end.sql')) ? 'before' : null),
    })
    expect(await refusal(back(killed, { pauseSeconds: 2 }))).toContain('the stand-in fails here')
    expect(write(1)).toBeNull()
    await expect.poll(() => write(2), { timeout: 5_000 }).not.toBeNull()
  })

  it('that took longer than its pause is thrown away', async () => {
    const slow = standInWrangler({ folder })
    const late: Wrangler = async (args, options) => {
      if (args[1] === 'export') await new Promise((resolve) => setTimeout(resolve, 1_100))
      return slow(args, options)
    }
    expect(await refusal(back(late, { pauseSeconds: 1 }))).toContain('reading took longer than 1 s')
    expect(readdirSync(out)).toEqual([])
  })

  it('is not taken where an export would lose a key', async () => {
    const trade = openDatabase(folder, 'trade')
    trade.exec(
      "insert into letter (key, country, recipient, locale, template, created_at) values ('a' || char(10) || '\\n', 'SG', '', '', '', 1)",
    )
    trade.close()
    expect(await refusal(back(standInWrangler({ folder })))).toContain('letter.key')
  })

  it('is of somebody: without a key it is not begun', async () => {
    expect(await refusal(back(standInWrangler({ folder }), { recipients: [] }))).toContain('--recipient')
  })
})

describe('a restore', () => {
  it('brings back texts of any length and with any line ends', async () => {
    const trade = openDatabase(folder, 'trade')
    const long = `${'🏠 it’s "home" \\n '.repeat(20_000)}\r\n\\r~0~1~2`
    const texts = ["a\nb\\nc'd", 'a\rb\\r', '\\n', '\n', '~1\n\\n~2', long]
    for (const [n, text] of texts.entries())
      trade
        .prepare(
          "insert into letter (key, country, recipient, locale, template, state, fault, created_at, settled_at) values (?, 'SG', '', '', '', 'dead', ?, 1, 1)",
        )
        .run(`k${n}`, text)
    trade.close()
    const before = contents()
    const place = await back(standInWrangler({ folder }))
    for (const which of KINDS) loseDatabase(folder, which)
    await restore(place)
    expect(contents()).toEqual(before)
  })

  it('writes over nothing unless it is told to', async () => {
    const before = contents()
    const place = await back(standInWrangler({ folder }))
    write(1)
    const after = contents()
    expect(await refusal(restore(place))).toMatch(/holds \d+ tables: --replace throws them away/)
    expect(contents()).toEqual(after)
    await restore(place, { replaces: true })
    expect(contents()).toEqual(before)
  })

  it('fails at any command, and a second run completes', async () => {
    const before = contents()
    const place = await back(standInWrangler({ folder }))
    let calls = 0
    await restore(place, { wrangler: standInWrangler({ folder, before: () => void calls++ }), replaces: true })
    for (const when of ['before', 'after'] as const)
      for (let failing = 0; failing < calls; failing++) {
        for (const which of KINDS) loseDatabase(folder, which)
        const wrangler = standInWrangler({ folder, fails: (at) => (at === failing ? when : null) })
        expect(await refusal(restore(place, { wrangler }))).not.toBe('not refused')
        await restore(place, { replaces: true })
        expect(contents()).toEqual(before)
      }
  })

  it('changes nothing with another key, or from files that are not whole', async () => {
    const place = await back(standInWrangler({ folder }))
    const before = contents()
    expect(await refusal(restore(place, { key: await generateIdentity(), replaces: true }))).toContain(
      'cannot be opened with this identity',
    )
    const file = join(place, 'trade.sql.gz.age')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, -10))
    expect(await refusal(restore(place, { replaces: true }))).toContain('trade.sql.gz.age')
    bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1
    writeFileSync(file, bytes)
    expect(await refusal(restore(place, { replaces: true }))).toContain('is not what was written')
    expect(contents()).toEqual(before)
  })

  it('says where the databases are not what the backup says', async () => {
    const place = await back(standInWrangler({ folder }))
    const stand = standInWrangler({ folder })
    const forgetful: Wrangler = async (args, options) => {
      const said = await stand(args, options)
      if (args.some((one) => one.endsWith('trade.sql'))) {
        const trade = openDatabase(folder, 'trade')
        trade.exec("delete from letter where key = 'demo-letter-1'")
        trade.close()
      }
      return said
    }
    expect(await refusal(restore(place, { wrangler: forgetful, replaces: true }))).toMatch(/letter: 2 rows of \d+ bytes instead of 3 rows/)
  })

  it('names the files that the bucket has lost or has otherwise', async () => {
    const place = await back(standInWrangler({ folder }))
    async function* there(): AsyncGenerator<BucketFile> {
      yield { key: 'listings/2', bytes: 34, etag: 'cc' }
    }
    expect(await missingFiles(place, [identity], there())).toEqual(['tours/1/plan', 'listings/2'])
    expect(await missingFiles(place, [identity], files())).toEqual([])
  })
})
