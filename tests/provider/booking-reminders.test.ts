import { expect, it } from 'vitest'
import { at, bookingTools, VISITOR_ACT, VISITOR_MOVE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { DB_TRADE: trade } = provider.env
const { agent, book, bookings, linkIn, newKey } = tools

const HOUR = 3_600
const reminded = async () => ((await (await provider.fetch('/jobs')).json()) as Record<string, number>)['bookings-reminded']
const lettersTo = async (email: string) =>
  (
    await trade
      .prepare("select count(*) as n from letter where template = 'booking-reminder' and recipient = ?")
      .bind(email)
      .first<{ n: number }>()
  )?.n

/** Lets so many hours pass before an appointment, which was made a week earlier. */
const leave = (id: string, hours: number, made = 7 * 24) => {
  const starts = Math.floor(Date.now() / 1_000) + hours * HOUR
  return trade
    .prepare('update booking set starts_at = ?, ends_at = ?, created_at = ? where id = ?')
    .bind(starts, starts + HOUR, starts - made * HOUR, id)
    .run()
}

it('reminds of what is confirmed the day before and two hours before, each once, also after a move', async () => {
  const { host, token } = await agent()
  const email = 'reminded@example.com'
  await book(host, { email })
  const [first] = await bookings(token)
  const id = String(first?.id)
  expect(await reminded()).toBe(0)
  await leave(id, 23)
  expect(await Promise.all([reminded(), reminded()])).toContain(1)
  expect([await reminded(), await lettersTo(email)]).toEqual([0, 1])
  await leave(id, 1)
  expect([await reminded(), await reminded(), await lettersTo(email)]).toEqual([1, 0, 2])
  const link = await linkIn(email, 'booking-reminder')
  await tools.ask(VISITOR_MOVE, { token: link, key: newKey(), startsAt: at(2, 10) })
  const moved = await trade
    .prepare("select id from booking where visitor_email = ? and state = 'confirmed'")
    .bind(email)
    .first<{ id: string }>()
  expect(moved?.id).not.toBe(id)
  await leave(String(moved?.id), 20)
  expect([await reminded(), await lettersTo(email)]).toEqual([1, 3])
  await leave(String(moved?.id), 1.5)
  await tools.ask(VISITOR_ACT, { token: link, key: newKey(), action: 'CANCEL' })
  expect([await reminded(), await lettersTo(email)]).toEqual([0, 3])
})

it('does not remind of what was taken a moment ago, nor of what has begun or is not confirmed', async () => {
  const { host, token } = await agent()
  await book(host, { startsAt: at(0, 10) })
  const [late] = await bookings(token)
  await leave(String(late?.id), 1, 1.5)
  expect(await reminded()).toBe(0)
  await leave(String(late?.id), -1)
  expect(await reminded()).toBe(0)
  const asked = await agent({ mode: 'REVIEW' })
  await book(asked.host)
  const [held] = await bookings(asked.token)
  await leave(String(held?.id), 20)
  expect(await reminded()).toBe(0)
})
