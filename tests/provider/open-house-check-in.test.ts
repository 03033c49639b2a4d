import { describe, expect, it } from 'vitest'
import { codeOf } from './account-fixture.ts'
import { at, bookingTools, FREE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'
import { leadTools, now } from './lead-fixture.ts'
import { addListings } from './listing-fixture.ts'

const provider = await startProvider()
const { agent, ask, book, newKey, newPerson } = bookingTools(provider)
const { DB_TRADE } = provider.env
const { take } = leadTools(DB_TRADE)

const SHOWN = '{ id version startsAt token visitCount }'
const HOST = `mutation Host($key: String!, $listing: ID!, $input: OpenHouseInput!) { hostOpenHouse(key: $key, listing: $listing, input: $input) ${SHOWN} }`
const CHANGE = `mutation Change($id: ID!, $key: String!, $version: Int!, $input: OpenHouseInput!) { changeOpenHouse(id: $id, key: $key, version: $version, input: $input) ${SHOWN} }`
const CANCEL = `mutation Cancel($id: ID!, $key: String!, $version: Int!) { cancelOpenHouse(id: $id, key: $key, version: $version) ${SHOWN} }`
const OPENED = 'query Opened($id: ID!) { hostedOpenHouse(id: $id) { visits { name phone email answer date lead } } }'
const OWN = 'query Own($from: String!, $until: String!) { ownOpenHouses(from: $from, until: $until) { startsAt hosted { id token } } }'
const PAGE =
  'query Page($token: String!) { openHouse(token: $token) { name agentName agentLicence agency question startsAt opensAt closesAt } }'
const CHECK_IN =
  'mutation CheckIn($token: String!, $entry: String!, $input: CheckInInput!) { checkIn(token: $token, entry: $entry, input: $input) }'
const LEADS = 'query { leads { nodes { id origin name email phone message home { name } state } } }'
const EVENTS = 'query Events($id: ID!) { leadEvents(id: $id) { action note } }'

interface Hosted {
  id: string
  version: number
  startsAt: string
  token: string
}

let count = 0
const newEntry = () => crypto.randomUUID()
const iso = (seconds: number) => new Date(seconds * 1_000).toISOString()

/** An agent with a listing that is advertised. */
async function advertiser(change: Record<string, unknown> = {}) {
  const host = await agent()
  const listing = `door-${++count}`
  await addListings(provider.env, [{ id: listing, agent: host.id, ...change }])
  return { ...host, listing }
}

const hosting = async (host: { token: string; listing: string }, startsAt: string, change: Record<string, unknown> = {}, key = newKey()) =>
  ask<{ hostOpenHouse: Hosted }>(
    HOST,
    { key, listing: host.listing, input: { startsAt, minutes: 60, question: '', ...change } },
    { token: host.token },
  )

async function hosted(host: { token: string; listing: string }, startsAt: string, change: Record<string, unknown> = {}): Promise<Hosted> {
  const { data, errors } = await hosting(host, startsAt, change)
  expect(errors).toEqual([])
  return data?.hostOpenHouse as Hosted
}

/** An open house that begins in half an hour. */
const openNow = async (question = '') => {
  const host = await advertiser()
  return { host, house: await hosted(host, iso(Math.floor(now() / 60) * 60 + 1_800), { question }) }
}

const entryOf = (change: Record<string, unknown> = {}) => ({
  name: 'Olive Hawthorn',
  phone: `+65900${String(10_000 + ++count)}`,
  email: `olive${count}@example.com`,
  answer: 'In spring',
  enteredAt: iso(now()),
  ...change,
})
const checkIn = (token: string, input: Record<string, unknown>, entry = newEntry(), caller = {}) =>
  ask<{ checkIn: boolean }>(CHECK_IN, { token, entry, input }, caller)

interface ShownLead {
  id: string
  origin: string
  name: string
  email: string
  phone: string
  message: string
  home: { name: string } | null
}
const leadsOf = async (token: string) => (await ask<{ leads: { nodes: ShownLead[] } }>(LEADS, {}, { token })).data?.leads.nodes ?? []
const visitsOf = async (token: string, id: string) =>
  (await ask<{ hostedOpenHouse: { visits: Record<string, string | null>[] } }>(OPENED, { id }, { token })).data?.hostedOpenHouse.visits ??
  []
const eventsOf = async (token: string, id: string) =>
  (await ask<{ leadEvents: { action: string; note: string }[] }>(EVENTS, { id }, { token })).data?.leadEvents ?? []

describe('an open house that an agent makes', () => {
  it('takes its time, is on the page of the home, and is made once for a key', async () => {
    const host = await advertiser()
    const key = newKey()
    const made = await Promise.all([hosting(host, at(0, 11), {}, key), hosting(host, at(0, 11), {}, key)])
    expect(new Set(made.map(({ data }) => data?.hostOpenHouse.id)).size).toBe(1)
    const span = { from: at(0, 0), until: at(1, 0) }
    const own = await ask<{ ownOpenHouses: { startsAt: string; hosted: { id: string } | null }[] }>(OWN, span, { token: host.token })
    expect(own.data?.ownOpenHouses).toMatchObject([{ startsAt: at(0, 11), hosted: { id: made[0].data?.hostOpenHouse.id } }])
    const free = await ask<{ freeTimes: { startsAt: string }[] }>(FREE, { host: host.host, kind: 'VIEWING', ...span })
    expect(free.data?.freeTimes.map(({ startsAt }) => startsAt)).not.toContain(at(0, 11))
    expect((await book(host.host, { startsAt: at(0, 11) })).appointment).toBeNull()
    expect((await book(host.host, { startsAt: at(0, 14) })).appointment).toMatchObject({ state: 'CONFIRMED' })
    expect(codeOf(await hosting(host, at(0, 14, 30)))).toBe('appointment-taken')
    expect(await DB_TRADE.prepare('select count(*) as n from open_house where listing_id = ?').bind(host.listing).first()).toEqual({ n: 1 })
  })

  it('is moved and cancelled by its agent alone, from the version that was seen', async () => {
    const host = await advertiser()
    const other = await advertiser()
    const one = await hosted(host, at(1, 11))
    const change = (token: string, version: number, startsAt: string) =>
      ask<{ changeOpenHouse: Hosted }>(
        CHANGE,
        { id: one.id, key: newKey(), version, input: { startsAt, minutes: 90, question: 'By when?' } },
        { token },
      )
    expect(codeOf(await change(other.token, 1, at(1, 13)))).toBe('appointment-unknown')
    expect((await change(host.token, 1, at(1, 11, 30))).data?.changeOpenHouse).toMatchObject({ version: 2, startsAt: at(1, 11, 30) })
    expect(codeOf(await change(host.token, 1, at(1, 15)))).toBe('appointment-changed')
    const rows = await DB_TRADE.prepare('select starts_at from open_house where listing_id = ?').bind(host.listing).all()
    expect(rows.results).toEqual([{ starts_at: Date.parse(at(1, 11, 30)) / 1_000 }])
    const cancel = { id: one.id, key: newKey(), version: 2 }
    expect(codeOf(await ask(CANCEL, cancel, { token: other.token }))).toBe('appointment-unknown')
    expect((await ask(CANCEL, cancel, { token: host.token })).errors).toEqual([])
    expect((await ask(CANCEL, cancel, { token: host.token })).errors).toEqual([])
    expect(codeOf(await ask(PAGE, { token: one.token }))).toBe('open-house-unknown')
    expect((await book(host.host, { startsAt: at(1, 11) })).appointment).toMatchObject({ state: 'CONFIRMED' })
  })

  it('stays with who made it when the listing is handed over, as who came does', async () => {
    const [host, next] = [await advertiser(), await advertiser()]
    const one = await hosted(host, at(4, 11))
    await DB_TRADE.prepare('update listing set agent = ? where id = ?').bind(next.id, host.listing).run()
    const own = await ask<{ ownOpenHouses: unknown[] }>(OWN, { from: at(4, 0), until: at(5, 0) }, { token: next.token })
    expect(own.data?.ownOpenHouses).toEqual([{ startsAt: at(4, 11), hosted: null }])
    expect(codeOf(await ask(OPENED, { id: one.id }, { token: next.token }))).toBe('appointment-unknown')
    expect(codeOf(await ask(PAGE, { token: one.token }))).toBe('open-house-unknown')
  })

  it('is of a listing that the agent writes and advertises', async () => {
    const [host, other] = [await advertiser(), await advertiser()]
    const withdrawn = await advertiser({ state: 'withdrawn' })
    const fed = await advertiser({ source: 'lantern-bay' })
    expect(codeOf(await hosting({ token: host.token, listing: other.listing }, at(2, 11)))).toBe('listing-unknown')
    expect(codeOf(await hosting(withdrawn, at(2, 11)))).toBe('listing-unknown')
    expect(codeOf(await hosting(fed, at(2, 11)))).toBe('listing-unknown')
    expect(codeOf(await hosting(host, at(2, 11), { question: 'x'.repeat(201) }))).toBe('appointment-question')
  })
})

describe('a check-in', () => {
  it('is kept once however often it is sent, and becomes one enquiry with its visit', async () => {
    const { host, house } = await openNow('By when do you want to move?')
    const page = await ask<{ openHouse: Record<string, string> }>(PAGE, { token: house.token })
    expect(page.data?.openHouse).toMatchObject({ name: 'Blk 101 Cedar Ave #09-77', agentLicence: 'R998001Z', startsAt: house.startsAt })
    const [entry, input] = [newEntry(), entryOf()]
    const sent = await Promise.all(Array.from({ length: 6 }, () => checkIn(house.token, input, entry)))
    expect(sent.map(({ data }) => data?.checkIn)).toEqual(Array.from({ length: 6 }, () => true))
    const leads = await leadsOf(host.token)
    expect(leads).toMatchObject([
      { origin: 'OPEN_HOUSE', name: input.name, email: input.email, phone: input.phone, home: { name: 'Blk 101 Cedar Ave #09-77' } },
    ])
    expect(leads[0]?.message).toBe('By when do you want to move?\nIn spring')
    expect(await visitsOf(host.token, house.id)).toMatchObject([{ name: input.name, answer: 'In spring', lead: leads[0]?.id }])
    const events = await eventsOf(host.token, leads[0]?.id ?? '')
    expect(events.filter(({ action }) => action === 'visit')).toEqual([{ action: 'visit', note: house.startsAt }])
  })

  it('is noted on the open enquiry of the same address or phone', async () => {
    const { host, house } = await openNow()
    const written = await take(host.id, { email: 'known@example.com', phone: '' })
    const called = await take(host.id, { email: 'other@example.com', phone: '+6598765432' })
    const strange = await take((await agent()).id, { email: 'known@example.com' })
    expect((await checkIn(house.token, entryOf({ email: 'Known@example.com' }))).errors).toEqual([])
    expect((await checkIn(house.token, entryOf({ email: '', phone: '+6598765432' }))).errors).toEqual([])
    expect(new Set((await visitsOf(host.token, house.id)).map(({ lead }) => lead))).toEqual(new Set([written.id, called.id]))
    expect(await leadsOf(host.token)).toHaveLength(2)
    for (const { id } of [written, called]) expect((await eventsOf(host.token, id)).map(({ action }) => action)).toContain('visit')
    expect(
      await DB_TRADE.prepare("select count(*) as n from lead_event where lead_id = ? and action = 'visit'").bind(strange.id).first(),
    ).toEqual({
      n: 0,
    })
  })

  it('shows who came to its agent alone', async () => {
    const { host, house } = await openNow()
    await checkIn(house.token, entryOf())
    const other = await newPerson()
    expect(codeOf(await ask(OPENED, { id: house.id }, { token: other.token }))).toBe('appointment-unknown')
    expect(codeOf(await ask(OPENED, { id: house.id }))).toBe('invalid_access_token')
    expect(await visitsOf(host.token, house.id)).toHaveLength(1)
  })

  it('is open from an hour before until two hours after, by when it was entered', async () => {
    const { house } = await openNow()
    const begins = Date.parse(house.startsAt) / 1_000
    expect((await checkIn(house.token, entryOf({ enteredAt: iso(begins - 3_601) }))).data).toBeNull()
    expect(codeOf(await checkIn(house.token, entryOf({ enteredAt: iso(begins + 3 * 3_600) })))).toBe('open-house-closed')
    // over since an hour, and entered in time without a connection
    await DB_TRADE.prepare('update hosted_open_house set starts_at = ?1 - 14400, ends_at = ?1 - 10800 where id = ?2')
      .bind(now(), house.id)
      .run()
    expect(codeOf(await checkIn(house.token, entryOf()))).toBe('open-house-closed')
    expect((await checkIn(house.token, entryOf({ enteredAt: iso(now() - 12_000) }))).data?.checkIn).toBe(true)
    const soon = await advertiser()
    expect(codeOf(await checkIn((await hosted(soon, at(3, 11))).token, entryOf()))).toBe('open-house-closed')
  })

  it('names what was entered wrong, and knows no other link', async () => {
    const { house } = await openNow()
    expect(codeOf(await checkIn(house.token, entryOf({ name: ' ' })))).toBe('visit-name')
    expect(codeOf(await checkIn(house.token, entryOf({ phone: '12' })))).toBe('visit-phone')
    expect(codeOf(await checkIn(house.token, entryOf({ email: 'no address' })))).toBe('visit-email')
    expect(codeOf(await checkIn(house.token, entryOf({ answer: 'x'.repeat(501) })))).toBe('visit-answer')
    expect(codeOf(await checkIn(`${house.token.slice(0, -1)}_`, entryOf()))).toBe('open-house-unknown')
    await DB_TRADE.prepare("update listing set state = 'withdrawn' where id = (select listing_id from hosted_open_house where id = ?)")
      .bind(house.id)
      .run()
    expect(codeOf(await checkIn(house.token, entryOf()))).toBe('open-house-unknown')
  })

  it('is limited per network', async () => {
    const { host, house } = await openNow()
    const caller = { address: '203.0.113.77' }
    const codes: unknown[] = []
    for (let n = 0; n < 122; n++) codes.push(codeOf(await checkIn(house.token, entryOf(), newEntry(), caller)))
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(2)
    expect(await visitsOf(host.token, house.id)).toHaveLength(120)
  })
})
