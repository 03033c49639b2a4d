import { expect, it } from 'vitest'
import { codeOf } from './account-fixture.ts'
import { at, bookingTools, FREE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const { agent, ask, book, newKey } = bookingTools(provider)
const { DB_TRADE: trade } = provider.env

const ADD =
  'mutation Add($key: String!, $name: String!, $address: String!) { addOtherCalendar(key: $key, name: $name, address: $address) { id } }'
const LIST = '{ otherCalendars { id name host readAt busyCount skipped fault failingSince } }'
const BUSY = 'query Busy($from: String!, $until: String!) { busyTimes(from: $from, until: $until) { calendar name startsAt endsAt } }'
const READ = 'mutation Read($id: ID!) { readOtherCalendar(id: $id) { id } }'
const REMOVE = 'mutation Remove($id: ID!) { removeOtherCalendar(id: $id) { success } }'

const seconds = (moment: string): number => Date.parse(moment) / 1_000
let count = 0

/** A calendar that was read, with one busy time. */
async function readCalendar(owner: string, from: string, until: string) {
  const id = `00000000-0000-8000-8000-${String(++count).padStart(12, '0')}`
  await trade.batch([
    trade
      .prepare(
        "insert into other_calendar (id, owner, country, name, address, created_at, due_at) values (?, ?, 'SG', 'Family', ?, 1, 9999999999)",
      )
      .bind(id, owner, `https://calendar.example.com/secret-${id}.ics`),
    trade
      .prepare('insert into busy_time (calendar_id, owner, starts_at, ends_at) values (?, ?, ?, ?)')
      .bind(id, owner, seconds(from), seconds(until)),
  ])
  return id
}

it('a time of another calendar is offered to nobody, taken by nobody, and free again when the calendar is removed', async () => {
  const { id: owner, host, token } = await agent()
  const calendar = await readCalendar(owner, at(0, 11), at(0, 12))
  const free = async () =>
    (
      await ask<{ freeTimes: { startsAt: string }[] }>(FREE, { host, kind: 'VIEWING', from: at(0, 0), until: at(1, 0) })
    ).data?.freeTimes.map(({ startsAt }) => startsAt)
  expect(await free()).not.toContain(at(0, 11))
  expect(await free()).toContain(at(0, 12))
  expect((await book(host, { startsAt: at(0, 11) })).appointment).toBeNull()
  const stranger = await agent()
  expect(codeOf(await ask(REMOVE, { id: calendar }, { token: stranger.token }))).toBe('calendar-unknown')
  expect((await ask(REMOVE, { id: calendar }, { token })).errors).toEqual([])
  expect(await free()).toContain(at(0, 11))
  expect((await book(host, { startsAt: at(0, 11) })).appointment).toMatchObject({ state: 'CONFIRMED' })
})

it('its owner alone sees it, without the address', async () => {
  const { id: owner, token } = await agent()
  const calendar = await readCalendar(owner, at(0, 9), at(1, 9))
  const { data } = await ask<{ otherCalendars: unknown[] }>(LIST, {}, { token })
  expect(data?.otherCalendars).toEqual([
    { id: calendar, name: 'Family', host: 'calendar.example.com', readAt: null, busyCount: 1, skipped: 0, fault: null, failingSince: null },
  ])
  const span = { from: at(0, 0), until: at(2, 0) }
  expect((await ask(BUSY, span, { token })).data).toEqual({
    busyTimes: [{ calendar, name: 'Family', startsAt: at(0, 9), endsAt: at(1, 9) }],
  })
  const stranger = await agent()
  expect((await ask(LIST, {}, { token: stranger.token })).data).toEqual({ otherCalendars: [] })
  expect((await ask(BUSY, span, { token: stranger.token })).data).toEqual({ busyTimes: [] })
  expect(codeOf(await ask(READ, { id: calendar }, { token: stranger.token }))).toBe('calendar-unknown')
})

it('addresses that are not public are refused unread, and no sixth is read', async () => {
  const { id: owner, token } = await agent()
  const add = (address: string, name = 'Family') => ask(ADD, { key: newKey(), name, address }, { token })
  for (const address of [
    'http://calendar.example.com/a.ics',
    'https://10.0.0.1/a.ics',
    'webcal://localhost/a.ics',
    'calendar',
    'file:///etc/passwd',
  ])
    expect([address, codeOf(await add(address))]).toEqual([address, 'calendar-address'])
  expect(codeOf(await add('https://calendar.example.com/a.ics', ' '))).toBe('calendar-name')
  const first = await readCalendar(owner, at(0, 9), at(0, 10))
  expect(codeOf(await add(`webcal://calendar.example.com/secret-${first}.ics`))).toBe('calendar-known')
  for (let n = 0; n < 4; n++) await readCalendar(owner, at(0, 9), at(0, 10))
  expect(codeOf(await add('https://calendar.example.com/sixth.ics'))).toBe('calendar-full')
})
