import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { dataTools } from './account-data-fixture.ts'
import { codeOf } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { addListings, changeListing, DAY } from './listing-fixture.ts'

const SAVE = 'mutation Save($input: SaveSearchInput!) { saveSearch(input: $input) { id alert canAlert places { at name } } }'
const UPDATE = 'mutation Update($id: ID!, $alert: AlertInterval) { updateSavedSearch(id: $id, alert: $alert) { alert } }'

const provider = await startProvider()
const { env } = provider
const tools = dataTools(provider)
const now = Math.floor(Date.now() / 1_000)

const place = () => groupUngrouped({ trade: new Statements(env.DB_TRADE), clock: { nowMs: () => Date.now() } }, { limit: 1_000 })
let count = 0
/** another home in Zephyr Court, first seen a moment ago */
async function advertise(change: Parameters<typeof addListings>[1][number] | object = {}) {
  const id = `z-${++count}`
  const seen = now - 60
  await addListings(env, [
    {
      id,
      projectName: 'Zephyr Court',
      projectSlug: 'zephyr-court',
      floor: count * 5,
      address: `#${count}-01`,
      price: 600_000,
      firstSeenAt: seen,
      stateAt: seen,
      ...change,
    },
  ])
  await place()
  return id
}
/** what an agent or a feed does to a price */
async function ask(id: string, price: number) {
  await env.DB_TRADE.prepare('insert into listing_price (listing_id, at, price) values (?, ?, ?)').bind(id, now, price).run()
  await changeListing(env, id, { price })
  await place()
}
async function turn(id: string, state: 'live' | 'withdrawn', at: number) {
  await env.DB_TRADE.prepare(
    "insert into listing_event (key, listing_id, action, actor, from_state, to_state, at) select ?, id, 'turn', 'own', state, ?, ? from listing where id = ?",
  )
    .bind(crypto.randomUUID(), state, at, id)
    .run()
  await changeListing(env, id, { state, stateAt: at })
  await place()
}

const reader = async () => {
  const person = await tools.newPerson()
  await tools.run('update user set email_verified_at = 1 where id = ?', person.id)
  return person
}
const zephyr = { name: 'Zephyr', path: '/realListing/search', search: '?q=zephyr', listings: { text: 'zephyr' }, alert: 'DAILY' }
const save = async (token: string, change: object = {}) => {
  const { data, errors } = await tools.ask<{ saveSearch: { id: string; alert: string; canAlert: boolean } }>(
    SAVE,
    { input: { ...zephyr, ...change } },
    { token },
  )
  expect(errors).toEqual([])
  return data?.saveSearch as { id: string; alert: string; canAlert: boolean }
}
const run = async (headers: Record<string, string> = {}) => {
  const response = await provider.fetch('/alerts', { headers }).catch(() => null)
  return response?.ok ? ((await response.json()) as { searches: number; letters: number }) : null
}
/** as if the last run had been yesterday */
const nextDay = () =>
  tools.run(
    "update saved_search set seen_version = '2020-01-01T00:00:00.000Z', told_at = told_at - ? where listing_filter is not null",
    DAY,
  )
const letters = async (email: string) =>
  (
    await tools.database
      .prepare("select text, html from outbox where recipient = ? and template = 'saved-search-news' order by id")
      .bind(email)
      .all<{ text: string; html: string }>()
  ).results

beforeAll(async () => {
  await advertise()
  await advertise({ price: 700_000 })
}, 60_000)

beforeEach(() => tools.run('delete from saved_search'))

describe('letters of advertised homes', () => {
  it('tell of new homes once, with agent, price and the way to all of them, and on the screen', async () => {
    const { id, token, email } = await reader()
    expect(await save(token)).toMatchObject({ alert: 'DAILY', canAlert: true })
    expect(await run()).toEqual({ searches: 1, letters: 0 })
    await nextDay()
    await advertise({ price: 655_000, bedrooms: 3, areaSqm: 90 })
    expect(await run()).toEqual({ searches: 1, letters: 1 })
    const [letter, ...more] = await letters(email)
    expect(more).toEqual([])
    expect(letter?.text).toContain('Zephyr\n1 new home\nhttps://site.example/realListing/search?q=zephyr&locale=en-US')
    expect(letter?.text).toContain('Zephyr Court\nNew · For sale at $655,000\n3 bedrooms · 90 sqm (969 sqft)\n')
    expect(letter?.text).toContain(
      'Advertised by Benedict Tamarind, registration R998001Z, LANTERN BAY REALTY PTE. LTD., licence L3990001A, +6580001001',
    )
    expect(letter?.text).toMatch(
      /https:\/\/site\.example\/realListing\/project\/SG\/public-stack\/zephyr-court\/listing-group\/[\w-]+\/sale\?locale/,
    )
    expect(letter?.text).toMatch(/\/user\/stop-alerts\/[\w-]{43}\?/)
    const notified = await env.DB_TRADE.prepare('select kind from notice where user_id = ?').bind(id).all()
    expect(notified.results).toEqual([{ kind: 'search-news' }])
    await nextDay()
    expect(await run()).toEqual({ searches: 1, letters: 0 })
    expect(await letters(email)).toHaveLength(1)
  })

  it('tell of a fallen price and of a home that came back, and not of a raised one', async () => {
    const [cut, raised, back] = [await advertise(), await advertise(), await advertise({ firstSeenAt: now - 90 * DAY })]
    await turn(back, 'withdrawn', now - 30 * DAY)
    const { token, email } = await reader()
    await save(token)
    await ask(cut, 580_000)
    await ask(raised, 640_000)
    await turn(back, 'live', now - 30)
    expect(await run()).toEqual({ searches: 1, letters: 1 })
    const [letter] = await letters(email)
    expect(letter?.text).toContain('Zephyr\n1 price cut · 1 back on the market\n')
    expect(letter?.text).toContain('Price cut · For sale at $580,000 · first asked $600,000')
    expect(letter?.text).toContain('Back on the market · For sale at $600,000')
    expect(letter?.text).not.toContain('640,000')
  })

  it('tell of an advertisement that was placed after the run that it came before', async () => {
    const { token, email } = await reader()
    await save(token)
    await run()
    await nextDay()
    await advertise({ firstSeenAt: now - DAY, stateAt: now - DAY, price: 612_000 })
    await run()
    expect((await letters(email))[0]?.text).toContain('$612,000')
  })

  it('come at most once a day, one for all searches of a person, and name ten homes', async () => {
    const { token, email } = await reader()
    await save(token)
    await save(token, { name: 'Cheap', search: '?price=_600', listings: { text: 'zephyr', price: { max: 600_000 } } })
    await save(token, { name: 'Elsewhere', search: '?q=nowhere', listings: { text: 'nowhere' } })
    for (let n = 0; n < 12; n++) await advertise({ price: 500_000 + n * 1_000 })
    expect(await run()).toEqual({ searches: 3, letters: 1 })
    await advertise()
    expect(await run()).toEqual({ searches: 0, letters: 0 })
    const [letter] = await letters(email)
    expect(letter?.text).toContain('Zephyr\n12 new homes\n')
    expect(letter?.text).toContain('Cheap\n12 new homes\n')
    expect(letter?.text).not.toContain('Elsewhere')
    expect(letter?.text.match(/Advertised by/g)).toHaveLength(10)
  })

  it('go out once, whichever step a run is cut at', async () => {
    const { token, email } = await reader()
    await save(token)
    for (let steps = 0; ; steps++) {
      await nextDay()
      const price = 400_000 + steps * 1_000
      await advertise({ price })
      const cut = await run({ 'x-kill': String(steps) })
      await run()
      const notified = (await letters(email)).filter(({ text }) => text.includes(`$${price.toLocaleString('en-US')}`))
      expect(notified, `cut after ${steps} steps`).toHaveLength(1)
      if (cut) break
      expect(steps).toBeLessThan(20)
    }
  })

  it('are sent once although runs overlap', async () => {
    const { token, email } = await reader()
    await save(token)
    await advertise()
    await Promise.all([run(), run(), run()])
    expect(await letters(email)).toHaveLength(1)
  })

  it('say nothing of what came while they were off', async () => {
    const { token, email } = await reader()
    const { id } = await save(token, { alert: 'OFF' })
    await advertise()
    expect((await tools.ask(UPDATE, { id, alert: 'DAILY' }, { token })).errors).toEqual([])
    expect(await run()).toEqual({ searches: 1, letters: 0 })
    await nextDay()
    await advertise({ price: 633_000 })
    await run()
    const [letter, ...more] = await letters(email)
    expect(more).toEqual([])
    expect(letter?.text).toContain('1 new home\n')
  })

  it('keep only filters that the search understands', async () => {
    const { token } = await tools.newPerson()
    const refused = await tools.ask(SAVE, { input: { ...zephyr, listings: { listedWithinDays: -1 } } }, { token })
    expect(codeOf(refused)).toBe('bad-days')
  })
})

it('reads the homes with news along their index', async () => {
  const { results } = await env.DB_TRADE.prepare(
    `explain query plan select g.id from listing_group g where g.country = ? and g.activity = ? and g.is_live = 1 and g.news_at > ?
    order by g.news_at desc, g.id limit 2001`,
  )
    .bind('SG', 'sale', 1)
    .all<{ detail: string }>()
  expect(results.map(({ detail }) => detail)).toEqual(['SEARCH g USING INDEX listing_group_news (country=? AND activity=? AND news_at>?)'])
})
