import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { writeLetter } from '#provider/modules/letter/write-letter.ts'
import { deliverLetters } from '#provider/modules/post/deliver-letters.ts'
import { LEASE_SECONDS, retrySeconds, TRIES_MAX } from '#provider/modules/post/retries.ts'
import type { Mailer } from '#provider/ports/mailer/port.ts'
import { outboxMailer } from '#provider/ports/outbox/outbox-mailer.ts'
import { examples } from '../fixtures/short-sample.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const { DB_TRADE, DB_ACCOUNT } = provider.env

const KEYS = ['one', 'two', 'three']
const BEGUN = 1_800_000_000

/** What befalls a delivery: nothing; it is killed before or after the mail was handed over, or the database fails afterwards; the service refuses. */
const FATES = ['none', 'before-send', 'after-send', 'before-mark', 'refused'] as const
type Fate = (typeof FATES)[number]

const step = fc.record({
  keys: fc.subarray(KEYS, { minLength: 1 }),
  fate: fc.constantFrom<Fate>(...FATES),
  /** how many deliveries of it run at once */
  twins: fc.integer({ min: 1, max: 2 }),
  waits: fc.constantFrom(0, 5, LEASE_SECONDS, 7_200),
})

/** A mailer that breaks as told; a kill after the mail was handed over leaves it handed over. */
function breaking(real: Mailer, fate: Fate): Mailer {
  return {
    async send(mail) {
      if (fate === 'refused') return 'status-500'
      if (fate === 'before-send') throw new Error('killed')
      const fault = await real.send(mail)
      if (fate === 'after-send') throw new Error('killed')
      return fault
    },
  }
}

/** A database that is gone when letters are to be marked. */
function forgetful(fate: Fate): Statements {
  const marks = /state = 'sent'/
  if (fate !== 'before-mark') return new Statements(DB_TRADE)
  return new Statements({
    prepare(sql) {
      if (marks.test(sql)) throw new Error('killed')
      return DB_TRADE.prepare(sql)
    },
    batch: (statements) => DB_TRADE.batch(statements as D1PreparedStatement[]),
  })
}

async function letters() {
  const { results } = await DB_TRADE.prepare('select key, state, tries, contents is null as isEmpty from letter order by created_at').all<{
    key: string
    state: string
    tries: number
    isEmpty: number
  }>()
  return results
}

it('sends each letter once or gives it up, whatever is repeated, runs at once or is killed', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      run++
      await Promise.all([DB_TRADE.prepare('delete from letter').run(), DB_ACCOUNT.prepare('delete from outbox').run()])
      let now = BEGUN
      const real = outboxMailer(DB_ACCOUNT, { nowMs: () => now * 1_000 })
      const named = (key: string) => `${run} ${key}`
      for (const [i, key] of KEYS.entries())
        await writeLetter(new Statements(DB_TRADE), {
          key: named(key),
          country: 'SG',
          to: `${key}@example.com`,
          locale: 'en-US',
          template: 'password-changed',
          at: BEGUN + i,
          values: { name: 'Mei', link: 'https://www.example.com/x' },
        })
      const deliver = (keys: readonly string[], fate: Fate) =>
        deliverLetters({ trade: forgetful(fate), mailer: breaking(real, fate), now }, keys.map(named)).catch(() => [])
      for (const { keys, fate, twins, waits } of steps) {
        now += waits
        await Promise.all(Array.from({ length: twins }, () => deliver(keys, fate)))
      }
      // afterwards everything works, and the scheduled runs come until nothing waits
      for (let round = 0; round < TRIES_MAX; round++) {
        now += 7_200
        await deliver(KEYS, 'none')
      }
      const { results } = await DB_ACCOUNT.prepare('select recipient, count(*) as n from outbox group by 1').all<{
        recipient: string
        n: number
      }>()
      const inOutbox = new Map(results.map(({ recipient, n }) => [recipient, n]))
      for (const [i, { key, state, tries, isEmpty }] of (await letters()).entries()) {
        const n = inOutbox.get(`${KEYS[i]}@example.com`) ?? 0
        expect(['sent', 'dead'], key).toContain(state)
        if (state === 'sent') expect([n, isEmpty]).toEqual([1, 1])
        else expect(n).toBeLessThanOrEqual(1)
        expect(tries).toBeLessThanOrEqual(TRIES_MAX)
      }
    }),
    { numRuns: examples(15, 5) },
  )
})

it('gives a letter to one delivery at a time', async () => {
  await DB_TRADE.prepare('delete from letter').run()
  await writeLetter(new Statements(DB_TRADE), {
    key: 'lone',
    country: 'SG',
    to: 'lone@example.com',
    locale: 'en-US',
    template: 'password-changed',
    at: BEGUN,
    values: { name: 'Mei', link: 'https://www.example.com/x' },
  })
  let handed = 0
  const mailer: Mailer = {
    async send() {
      handed++
      return null
    },
  }
  await Promise.all(Array.from({ length: 8 }, () => deliverLetters({ trade: new Statements(DB_TRADE), mailer, now: BEGUN }, ['lone'])))
  expect(handed).toBe(1)
})

it('waits longer after each try, and names the fault of a dead letter', async () => {
  await DB_TRADE.prepare('delete from letter').run()
  await writeLetter(new Statements(DB_TRADE), {
    key: 'refused',
    country: 'SG',
    to: 'refused@example.com',
    locale: 'en-US',
    template: 'password-changed',
    at: BEGUN,
    values: { name: 'Mei', link: 'https://www.example.com/x' },
  })
  const mailer: Mailer = { send: async () => 'status-422' }
  const pauses: (number | undefined)[] = []
  for (let attempt = 0, now = BEGUN; attempt < TRIES_MAX; attempt++, now += 7_200)
    pauses.push((await deliverLetters({ trade: new Statements(DB_TRADE), mailer, now }, ['refused']))[0]?.seconds)
  expect(pauses).toEqual([...Array.from({ length: TRIES_MAX - 1 }, (_, i) => retrySeconds(i + 1)), undefined])
  expect(await DB_TRADE.prepare('select state, fault, contents is null as isEmpty from letter').first()).toEqual({
    state: 'dead',
    fault: 'status-422',
    isEmpty: 0,
  })
})
