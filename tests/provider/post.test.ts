import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { writeLetter } from '#provider/modules/post/write-letter.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
afterAll(() => provider.close())
const trade = () => new Statements(provider.env.DB_TRADE)
const now = () => Math.floor(Date.now() / 1000)

beforeEach(async () => {
  await provider.env.DB_TRADE.prepare('delete from letter').run()
  await provider.env.DB_ACCOUNT.prepare('delete from outbox').run()
})

const write = (key: string, more: { at?: number; notAfter?: number } = {}) =>
  writeLetter(trade(), {
    ...{ key, country: 'SG', to: `${key}@example.com`, locale: 'en-US', template: 'password-changed', at: now() },
    ...{ values: { name: 'Mei', link: 'https://www.example.com/x' } },
    ...more,
  })

const tick = async () => (await provider.fetch('/tick')).json()
const states = async () =>
  (await provider.env.DB_TRADE.prepare('select key, state, contents is null as isEmpty from letter order by key').all()).results
const outbox = async () => (await provider.env.DB_ACCOUNT.prepare('select recipient from outbox order by recipient').all()).results

it('sends letters that were written and not pushed, and gives up those whose time is over', async () => {
  await write('forgotten', { at: now() - 100 })
  await write('fresh')
  await write('over', { at: now() - 100, notAfter: now() - 1 })
  expect(await tick()).toMatchObject({ letters: 2 })
  expect(await states()).toEqual([
    { key: 'forgotten', state: 'sent', isEmpty: 1 },
    { key: 'fresh', state: 'waiting', isEmpty: 0 },
    { key: 'over', state: 'late', isEmpty: 1 },
  ])
  expect(await outbox()).toEqual([{ recipient: 'forgotten@example.com' }])
})

it('carries a letter by the real queue into the outbox, and puts aside a message that it cannot read', async () => {
  await write('queued')
  await provider.env.LETTERS.send(JSON.parse('{"kind":"unheard-of"}'))
  await provider.env.LETTERS.send({ kind: 'letter', key: 'queued' })
  await vi.waitFor(async () => expect(await outbox()).toEqual([{ recipient: 'queued@example.com' }]), { timeout: 5_000, interval: 20 })
  await vi.waitFor(async () => expect(await states()).toEqual([{ key: 'queued', state: 'sent', isEmpty: 1 }]))
})

it('hands waiting letters of a round to the queue', async () => {
  await write('forgotten', { at: now() - 100 })
  expect(await (await provider.fetch('/tick', { headers: { 'x-queues': '1' } })).json()).toMatchObject({ letters: 1 })
  await vi.waitFor(async () => expect(await outbox()).toEqual([{ recipient: 'forgotten@example.com' }]), { timeout: 5_000, interval: 20 })
  // it was pushed a moment ago, so that the next round does not push it again
  await provider.env.DB_TRADE.prepare("update letter set state = 'waiting', lease_until = null").run()
  expect(await tick()).toMatchObject({ letters: 0 })
})

it('keeps what was sent for 30 days, and what was given up for 90', async () => {
  const DAY = 86_400
  const rows = [
    ...[
      ['sent-new', 'sent', 29],
      ['sent-old', 'sent', 31],
      ['late-old', 'late', 31],
      ['dead-new', 'dead', 89],
      ['dead-old', 'dead', 91],
    ],
  ] as const
  for (const [key, state, days] of rows) {
    await write(key)
    const settle = provider.env.DB_TRADE.prepare('update letter set state = ?, settled_at = ? where key = ?')
    await settle.bind(state, now() - days * DAY, key).run()
  }
  await provider.fetch('/tidy')
  expect((await states()).map(({ key }) => key)).toEqual(['dead-new', 'sent-new'])
})
