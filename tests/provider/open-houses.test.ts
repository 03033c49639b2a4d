import ICAL from 'ical.js'
import { beforeAll, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { DEMO_SOURCES } from '#provider/demo/listings/agencies.ts'
import { demoListingsIn } from '#provider/demo/listings/demo-listings.ts'
import type { FeedRecord } from '#provider/modules/listing-feed/feed-record.ts'
import { feedText } from '#provider/modules/listing-feed/write-feed.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { at, bookingTools, FREE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'
import { orderTools } from './order-fixture.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { DB_TRADE: trade } = provider.env

const SAVE = `mutation Save($input: ListingSourceInput!) { saveListingSource(input: $input) { id } }`
const RENEW = `mutation Renew($source: ID!) { renewFeedKey(source: $source, reader: "", scopes: [SEND]) { key } }`
const OWN = `query Own($from: String!, $until: String!) { ownOpenHouses(from: $from, until: $until) { startsAt endsAt name slug } }`
const PAGE = `query Page($slug: String!) { listingGroup(slug: $slug) { advertisers { openHouses { startsAt endsAt } } } }`

const [home] = [...demoListingsIn('SG', { homes: 40, seed: 'open houses' })]
  .filter(({ source, record }) => source === 'lantern-bay' && record.state === 'live' && record.activity === 'sale')
  .map(({ record }) => record)

let key = ''
let modifiedAt = 1_795_132_800
const seconds = (moment: string) => Date.parse(moment) / 1_000
/** Sends the home with these open houses, later than before. */
async function send(openHouses: readonly (readonly [string, string])[], change: Partial<FeedRecord> = {}) {
  if (!home) throw new Error('no home')
  const record = {
    ...home,
    ...change,
    modifiedAt: ++modifiedAt,
    openHouses: openHouses.map(([from, to]) => ({ startsAt: seconds(from), endsAt: seconds(to) })),
  }
  const answer = await provider.fetch('/feeds/lantern-bay', {
    method: 'POST',
    body: feedText('reso', [record]),
    headers: { authorization: `Bearer ${key}`, 'x-local': '1' },
  })
  expect(await answer.json()).toMatchObject({ state: 'done', rejected: 0 })
  return record.sourceKey
}

beforeAll(async () => {
  const staff = (await orderTools(provider).staff()).token
  const source = DEMO_SOURCES.find(({ id }) => id === 'lantern-bay')
  const input = { id: 'lantern-bay', agency: source?.agency, agencyLicence: source?.agencyLicence, format: 'RESO' }
  const asked = { input: { ...input, silenceDays: 14, isActive: true, version: 0 } }
  expect((await tools.ask(SAVE, asked, { token: staff })).errors).toEqual([])
  const made = await tools.ask<{ renewFeedKey: { key: string } }>(RENEW, { source: 'lantern-bay' }, { token: staff })
  key = String(made.data?.renewFeedKey.key)
})

it('stands on the page of its home and in the calendar of its agent, whose times it takes', async () => {
  const { id, token, host } = await tools.agent()
  const sourceKey = await send([[at(0, 11), at(0, 12)]])
  await trade.prepare('update listing set agent = ? where source_key = ?').bind(id, sourceKey).run()
  await groupUngrouped({ trade: new Statements(trade), clock: { nowMs: () => Date.now() } }, { limit: 100 })
  const span = { from: at(0, 0), until: at(1, 0) }
  const own = (await tools.ask<{ ownOpenHouses: { slug: string; name: string }[] }>(OWN, span, { token })).data?.ownOpenHouses
  expect(own).toMatchObject([{ startsAt: at(0, 11), endsAt: at(0, 12), name: expect.stringMatching(/\w/) }])
  const page = await tools.ask(PAGE, { slug: own?.[0]?.slug })
  expect(page.data).toMatchObject({ listingGroup: { advertisers: [{ openHouses: [{ startsAt: at(0, 11) }] }] } })
  expect((await tools.ask<{ ownOpenHouses: [] }>(OWN, span, { token: (await tools.agent()).token })).data?.ownOpenHouses).toEqual([])

  const free = await tools.ask<{ freeTimes: { startsAt: string }[] }>(FREE, { host, kind: 'VIEWING', ...span })
  const hours = free.data?.freeTimes.map(({ startsAt }) => startsAt)
  expect(hours).toContain(at(0, 10))
  expect(hours).not.toContain(at(0, 11))
  expect(await tools.book(host, { startsAt: at(0, 11) })).toMatchObject({ code: expect.any(String), appointment: null })
  expect(await tools.book(host, { startsAt: at(0, 12) })).toMatchObject({ code: null, appointment: { state: 'CONFIRMED' } })

  const address = await tools.ask<{ renewCalendarAddress: string }>('mutation { renewCalendarAddress }', {}, { token })
  const file = await (await provider.fetch(String(address.data?.renewCalendarAddress))).text()
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString()).sort()).toEqual([at(0, 11), at(0, 12)])
  expect(events.map(({ summary }) => summary)).toContainEqual(expect.stringMatching(/^Open house: /))
})

it('follows what its source names: one that is left out is gone, a past one stays, and those of a home that is gone take no time', async () => {
  const past = ['2026-01-03T03:00:00Z', '2026-01-03T03:30:00Z'] as const
  const sourceKey = await send([past, [at(1, 11), at(1, 12)], [at(2, 11), at(2, 12)]], { sourceKey: 'followed' })
  const kept = async () =>
    (
      await trade
        .prepare('select starts_at as at from open_house o join listing l on l.id = o.listing_id where l.source_key = ? order by 1')
        .bind(sourceKey)
        .all<{ at: number }>()
    ).results.map((one) => one.at)
  expect(await kept()).toEqual([past[0], at(1, 11), at(2, 11)].map(seconds))
  await send([[at(2, 11), at(2, 13)]], { sourceKey })
  expect(await kept()).toEqual([past[0], at(2, 11)].map(seconds))
  const { id, host } = await tools.agent()
  await trade.prepare('update listing set agent = ? where source_key = ?').bind(id, sourceKey).run()
  expect((await tools.book(host, { startsAt: at(2, 12) })).appointment).toBeNull()
  await trade.prepare(`update listing set state = 'withdrawn' where source_key = ?`).bind(sourceKey).run()
  expect((await tools.book(host, { startsAt: at(2, 12) })).appointment).not.toBeNull()
})

it('is told to its agent, once for each of its times, where its source has laid it over an appointment', async () => {
  const { id, host } = await tools.agent()
  const licence = 'R771177Z'
  await provider.env.DB_ACCOUNT.prepare("insert into agent_detail (user_id, country, cea_number, cea_number_key) values (?, 'SG', ?, ?)")
    .bind(id, licence, licence)
    .run()
  const laid = (...openHouses: (readonly [string, string])[]) => send(openHouses, { sourceKey: 'laid-over', agentLicence: licence })
  const told = async () =>
    (
      await trade
        .prepare("select facts, path from notice where user_id = ? and kind = 'booking-open-house'")
        .bind(id)
        .all<{ facts: string; path: string }>()
    ).results
  await tools.book(host, { startsAt: at(3, 11) })
  await laid([at(3, 12), at(3, 13)])
  expect(await told()).toEqual([])
  await laid([at(3, 11, 30), at(3, 13)])
  await laid([at(3, 11, 30), at(3, 13)])
  const [one, ...others] = await told()
  expect(others).toEqual([])
  expect(JSON.parse(String(one?.facts))).toMatchObject({ timeZone: 'Asia/Singapore', startsAt: at(3, 11, 30).replace('.000', '') })
  expect(one?.path).toMatch(/^\/scheduler\?booking=/)
})

it('a viewing that is booked from an advertisement names it to its agent, and one of another host does not', async () => {
  const [{ id, host, token }, other] = [await tools.agent(), await tools.agent()]
  const sourceKey = await send([], { sourceKey: 'booked-from' })
  await trade.prepare('update listing set agent = ? where source_key = ?').bind(id, sourceKey).run()
  await groupUngrouped({ trade: new Statements(trade), clock: { nowMs: () => Date.now() } }, { limit: 100 })
  const listing = (await trade.prepare('select id from listing where source_key = ?').bind(sourceKey).first<{ id: string }>())?.id
  await tools.book(host, { startsAt: at(4, 9), listing })
  await tools.book(other.host, { startsAt: at(4, 9), listing })
  const HOMES =
    'query ($from: String!, $until: String!) { bookings(from: $from, until: $until) { home { name listing { slug activity } } } }'
  const homesOf = async (whose: string) =>
    (await tools.ask<{ bookings: { home: object | null }[] }>(HOMES, { from: at(0, 0), until: at(9, 0) }, { token: whose })).data?.bookings
  expect(await homesOf(token)).toMatchObject([{ home: { name: expect.stringMatching(/\w/), listing: { activity: 'SALE' } } }])
  expect(await homesOf(other.token)).toEqual([{ home: null }])
})
