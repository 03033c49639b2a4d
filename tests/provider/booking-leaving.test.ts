import { expect, it } from 'vitest'
import { at, BY_TOKEN, bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { DB_TRADE: trade } = provider.env

it('visitors of an agent whose account is deleted are told, and their letters lead somewhere until the day is over', async () => {
  const { host, token, id } = await tools.agent()
  const [email, late] = ['meets@example.com', 'met@example.com']
  await tools.book(host, { startsAt: at(0, 9), email })
  await tools.book(host, { startsAt: at(0, 11), email: late })
  const [, past] = await tools.bookings(token)
  const ago = Math.floor(Date.now() / 1_000) - 86_400
  await trade
    .prepare('update booking set starts_at = ?, ends_at = ? where id = ?')
    .bind(ago, ago + 3_600, past?.id)
    .run()
  await tools.run('update user set deletion_due_at = 1 where id = ?', id)
  expect((await tools.cleanUp()).accounts).toBe(1)
  expect((await tools.cleanUp()).accounts).toBe(0)
  // scheduled runs take letters that nobody has pushed within a minute
  await trade.prepare('update letter set created_at = created_at - 600').run()
  await provider.fetch('/jobs')
  const letter = await tools.mailTo(email, 'booking-cancelled')
  expect(String(letter.text)).toContain('does not take place')
  const secret = /\/booking\/([\w-]{43})/.exec(String(letter.text))?.[1]
  const { data } = await tools.ask<{ appointment: { state: string; mayMove: boolean } }>(BY_TOKEN, { token: secret })
  expect(data?.appointment).toMatchObject({ state: 'CANCELLED', mayMove: false })
  const rows = await trade.prepare("select visitor_email as email, place from booking where owner = ''").all()
  expect(rows.results).toEqual([{ email, place: '' }])
  await trade.prepare("update booking set starts_at = 1, ends_at = 2 where owner = ''").run()
  await tools.cleanUp()
  expect(await trade.prepare("select count(*) as n from booking where owner = ''").first()).toEqual({ n: 0 })
})
