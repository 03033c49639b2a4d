import { afterAll, beforeEach, expect, it } from 'vitest'
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
