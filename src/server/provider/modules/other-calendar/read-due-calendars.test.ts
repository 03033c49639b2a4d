import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { readMigrations } from '#provider/db/migrations.ts'
import { writableFile } from '#provider/db/writable-file.ts'
import { beginOne, calendarsOf, keepNew, keepTimes } from './other-calendar-store.ts'
import { readDueCalendars } from './read-due-calendars.ts'

const NOW = 1_795_132_800
const HOUR = 3_600
const DAY = 24 * HOUR
const ADDRESS = 'https://calendar.example.com/secret.ics'
const owner = 'ada'

const stamp = (at: number): string => new Date(at * 1_000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
const calendarOf = (...hours: number[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...hours.flatMap((hour) => ['BEGIN:VEVENT', `UID:u${hour}`, `DTSTART:${stamp(NOW + hour * HOUR)}`, 'DURATION:PT1H', 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

/** A database with one calendar that is due, and what reads it. */
async function open() {
  const file = new DatabaseSync(':memory:')
  for (const { sql } of readMigrations('trade')) file.exec(sql)
  const trade = new Statements(writableFile(file))
  file.exec(
    `insert into other_calendar (id, owner, country, name, address, created_at, due_at) values ('c', '${owner}', 'SG', 'Family', '${ADDRESS}', 1, ${NOW})`,
  )
  const woken: string[] = []
  const context = (now: number) => ({
    trade,
    now,
    live: { wake: async (ids: readonly string[]) => void woken.push(...ids) },
    later: () => {},
    post: { pushNotices: async () => {} },
  })
  const asked: Record<string, string>[] = []
  const run = (answer: () => Response | Promise<Response>, now = NOW) =>
    readDueCalendars(context(now), async (address, { headers }) => {
      expect(address).toBe(ADDRESS)
      asked.push(headers)
      return answer()
    })
  const busy = () =>
    file
      .prepare('select starts_at as at from busy_time order by starts_at')
      .all()
      .map(({ at }) => (Number(at) - NOW) / HOUR)
  const row = () => file.prepare('select due_at as due, fault, failing_since as since, failures, read_at as read from other_calendar').get()
  return { file, trade, run, busy, row, asked, woken }
}
const calendar =
  (text: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(text, { headers: { 'content-type': 'text/calendar', ...headers } })

describe('a calendar that is due', () => {
  it('is read every half hour, and its times take the place of those before', async () => {
    const { run, busy, row } = await open()
    expect(await run(calendar(calendarOf(1, 3)))).toBe(1)
    expect(busy()).toEqual([1, 3])
    expect(row()).toEqual({ due: NOW + HOUR / 2, fault: null, since: null, failures: 0, read: NOW })
    expect(await run(calendar(calendarOf()))).toBe(0)
    await run(calendar(calendarOf(3, 5)), NOW + HOUR / 2)
    expect(busy()).toEqual([3, 5])
  })

  it('is asked whether it has changed, and read whole once a day or when the agent’s clock is another', async () => {
    const { run, busy, row, asked, file } = await open()
    await run(calendar(calendarOf(1), { etag: '"a"', 'last-modified': 'Mon, 30 Nov 2026 00:00:00 GMT' }))
    await run(() => new Response(null, { status: 304 }), NOW + HOUR)
    expect(asked[1]).toMatchObject({ 'if-none-match': '"a"' })
    expect([busy(), row()]).toMatchObject([[1], { read: NOW + HOUR, fault: null }])
    await run(calendar(calendarOf(2), { etag: '"b"' }), NOW + DAY)
    expect(asked[2]).not.toHaveProperty('if-none-match')
    file.exec(
      `insert into schedule (owner, country, rules, version, updated_at) values ('${owner}', 'AU', '{"timeZone":"Australia/Perth"}', 1, 1)`,
    )
    await run(calendar(calendarOf(2)), NOW + DAY + HOUR)
    expect(asked[3]).not.toHaveProperty('if-none-match')
  })

  it.each<[string, string, () => Response]>([
    ['an error', 'status', () => new Response('', { status: 503 })],
    ['a missing file', 'absent', () => new Response('', { status: 404 })],
    ['a page in its place', 'format', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['a private address behind it', 'address', () => new Response(null, { status: 302, headers: { location: 'https://10.0.0.1/' } })],
    ['a file too large', 'size', () => new Response('x', { headers: { 'content-length': '5000001' } })],
    ['an answer that nobody asked for', 'redirects', () => new Response(null, { status: 302, headers: { location: ADDRESS } })],
  ])('keeps its times and says why where there is %s', async (_, fault, answer) => {
    const { run, busy, row } = await open()
    await run(calendar(calendarOf(1)))
    await run(answer, NOW + HOUR)
    expect(busy()).toEqual([1])
    expect(row()).toEqual({ due: NOW + HOUR + HOUR / 4, fault, since: NOW + HOUR, failures: 1, read: NOW })
  })

  it('is tried after longer and longer, told of once after a day, and forgotten with the next file', async () => {
    const { run, row, file, woken } = await open()
    const dues: number[] = []
    for (let now = NOW; now < NOW + 3 * DAY; now = Number(row()?.due)) {
      await run(() => new Response('', { status: 500 }), now)
      dues.push((Number(row()?.due) - now) / HOUR)
    }
    expect(dues.slice(0, 7)).toEqual([0.25, 0.5, 1, 2, 4, 6, 6])
    expect(file.prepare('select kind, user_id as reader, facts from notice').all()).toEqual([
      { kind: 'calendar-failing', reader: owner, facts: '{"home":"Family"}' },
    ])
    expect(woken).toEqual([owner])
    await run(calendar(calendarOf(1)), NOW + 4 * DAY)
    expect(row()).toMatchObject({ fault: null, since: null, failures: 0 })
  })

  it('keeps the reading that began last, and nothing once it was removed', async () => {
    const { run, busy, trade, file } = await open()
    const slow = async () => {
      const begun = await beginOne(trade, owner, 'c', NOW)
      const file = {
        times: [{ startsAt: NOW + 9 * HOUR, endsAt: NOW + 10 * HOUR }],
        skipped: 0,
        validators: { etag: null, lastModified: null },
        timeZone: 'Asia/Singapore',
      }
      if (begun) await keepTimes(trade, begun, file, NOW)
      return new Response(calendarOf(1))
    }
    await run(slow)
    expect(busy()).toEqual([9])
    await run(() => {
      file.exec('delete from other_calendar')
      return new Response(calendarOf(1))
    }, NOW + HOUR)
    expect(busy()).toEqual([])
  })

  it('leaves out what stands here already, and what was moved here meanwhile', async () => {
    const { run, busy, file } = await open()
    file.exec(`insert into own_appointment (id, country, owner, kind, starts_at, ends_at, time_zone, address, name, phone, email, place, note, version, change_key,
      created_at, updated_at) values ('x', 'SG', '${owner}', 'meeting', ${NOW + 7 * HOUR}, ${NOW + 8 * HOUR}, 'Asia/Singapore', '', '', '', '', '', '', 1, '', 1, 1)`)
    await run(calendar(calendarOf(1, 2).replace('UID:u1', 'UID:own-x')))
    expect(busy()).toEqual([2])
  })
})

it('of many who add at once as many are kept as can be', async () => {
  const { trade, file } = await open()
  const times = {
    times: [{ startsAt: NOW, endsAt: NOW + HOUR }],
    skipped: 0,
    validators: { etag: null, lastModified: null },
    timeZone: 'Asia/Singapore',
  }
  const ids = Array.from({ length: 8 }, (_, n) => `n${n}`)
  await Promise.all(
    ids.map((id) => keepNew(trade, { id, owner, country: 'SG', name: id, address: `https://calendar.example.com/${id}` }, times, NOW)),
  )
  expect(await calendarsOf(trade, owner, NOW)).toHaveLength(5)
  expect(file.prepare('select count(*) as n from busy_time').get()).toEqual({ n: 4 })
})
