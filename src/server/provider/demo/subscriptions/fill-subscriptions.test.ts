import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { Statements } from '../../db/client.ts'
import { applyMigrations, readMigrations } from '../../db/migrations.ts'
import { writableFile } from '../../db/writable-file.ts'
import { hashPassword } from '../../modules/account/password-hash.ts'
import { paidSeats } from '../../modules/subscription/paid-seats.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'
import { fillPeople } from '../people/fill-people.ts'
import { fillSubscriptions } from './fill-subscriptions.ts'
import { DEMO_PAYERS } from './payers.ts'

const NOW = 1_800_000_000

function database(which: 'account' | 'trade'): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations(which))
  return db
}

it('shows subscriptions in every state, as the desk tells them, and makes them once', async () => {
  const [account, trade] = [database('account'), database('trade')]
  const people = () => fillPeople(account, NOW, (password) => hashPassword(password, { N: 16, r: 8, p: 1 }))
  const rows = () =>
    account
      .prepare(
        'select s.stripe_id as id, u.email, s.status, s.ends_at as endsAt from stripe_subscription s join user u on u.id = s.user_id order by u.email',
      )
      .all()
  await people()
  await fillSubscriptions({ account, trade }, NOW)
  const first = rows()
  const expected = DEMO_PAYERS.map(({ email, state }) => [email, state === 'ending' ? 'active' : state] as const)
  expect(Object.fromEntries(first.map(({ email, status }) => [email, status]))).toEqual(
    Object.fromEntries([...expected, [DEMO_ACCOUNTS.subscriber.email, 'active']]),
  )
  for (const { id, status } of first) {
    const stored = JSON.parse(String(trade.prepare('select json from card_desk_object where id = ?').get(String(id))?.json))
    expect(stored.object.status).toBe(status)
  }
  expect(await paidSeats(new Statements(writableFile(account)), DEMO_ACCOUNTS.subscriber.id, NOW)).toBe(2)
  await people()
  await fillSubscriptions({ account, trade }, NOW + 60)
  expect(rows()).toEqual(first)
})
