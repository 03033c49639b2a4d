import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_SOURCES } from '#provider/demo/listings/agencies.ts'
import { demoListingsIn } from '#provider/demo/listings/demo-listings.ts'
import type { FeedRecord } from '#provider/modules/listing-feed/feed-record.ts'
import { feedText } from '#provider/modules/listing-feed/write-feed.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { orderTools } from './order-fixture.ts'
import { asked, DESCRIBE, listingTools, ORDER, REMOVE, SAVE } from './own-listing-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)

const source = DEMO_SOURCES.find(({ id }) => id === 'lantern-bay')
const ofDemo = [...demoListingsIn('SG', { homes: 60, seed: 'worked' })]
  .filter(({ source: of, record }) => of === 'lantern-bay' && record.state === 'live' && record.media.length > 1)
  .map(({ record }) => record)
const [first, second] = ofDemo

const WORKED = `query One($id: ID!) { ownListing(id: $id) { id state may price photoCount needs feed { agency receivedDate isMarked }
  media { id isOfFeed kind state } events { action } } }`

interface Worked {
  id: string
  state: string
  may: string[]
  price: number | null
  photoCount: number
  needs: string[]
  feed: { agency: string; receivedDate: string | null; isMarked: boolean } | null
  media: { id: string; isOfFeed: boolean; kind: string; state: string }[]
  events: { action: string }[]
}

let key = ''
let at = 0

/** Sends the whole file of the agency; each record was changed later than those of the file before. */
async function send(records: readonly FeedRecord[]): Promise<void> {
  at += 60
  const later = records.map((record) => ({ ...record, modifiedAt: record.modifiedAt + at }))
  const response = await provider.fetch('/feeds/lantern-bay?whole&many', {
    method: 'POST',
    body: feedText('reso', later),
    headers: { authorization: `Bearer ${key}`, 'x-local': '1' },
  })
  const run = await response.json()
  expect([response.status, run]).toMatchObject([200, { state: 'done', rejected: 0 }])
}

/** An agent of the agency, whose one listing the feed sends with another one that is nobody's here. */
async function worked() {
  const agent = await tools.agent()
  if (!first || !second) throw new Error('the demonstration has too few listings')
  const record: FeedRecord = { ...first, agentLicence: agent.licence, sourceKey: `worked-${agent.licence}` }
  const other: FeedRecord = { ...second, sourceKey: 'worked-other' }
  const both = (change: Partial<FeedRecord> = {}) => send([{ ...record, ...change }, other])
  await both()
  const [row] = await tools.stored<{ id: string }>('select id from listing where source_key = ?', record.sourceKey)
  const id = row?.id ?? ''
  // as if its pictures had been fetched
  await tools.stored("update listing_media set state = 'stored', width = 9, height = 9 where listing_id = ?", id)
  const look = async (token = agent.token) => (await tools.ask<{ ownListing: Worked }>(WORKED, { id }, { token })).data?.ownListing
  return { agent, record, other, both, id, look }
}

beforeAll(async () => {
  const staff = (await orderTools(provider).staff()).token
  const said = {
    id: 'lantern-bay',
    agency: source?.agency,
    agencyLicence: 'L3990001A',
    format: 'RESO',
    silenceDays: 14,
    isActive: true,
    version: 0,
  }
  const saved = await tools.ask(
    'mutation($input: ListingSourceInput!) { saveListingSource(input: $input) { id } }',
    { input: said },
    { token: staff },
  )
  expect(saved.errors).toEqual([])
  const renewed = await tools.ask<{ renewFeedKey: { key: string } }>(
    'mutation { renewFeedKey(source: "lantern-bay", scopes: [SEND], reader: "") { key } }',
    {},
    { token: staff },
  )
  key = String(renewed.data?.renewFeedKey.key)
})

describe('a listing that came by a feed', () => {
  it('lies on the desk of its agent alone, who may do what the feed leaves', async () => {
    const { agent, id, look, record } = await worked()
    expect(await look()).toMatchObject({
      state: 'LIVE',
      may: ['CONFIRM', 'OFFER'],
      needs: [],
      feed: { agency: source?.agency, isMarked: false },
    })
    expect((await look())?.feed?.receivedDate).toMatch(/^20/)
    expect((await tools.list(agent.token))?.ownListings.nodes).toEqual([{ id, state: 'LIVE' }])
    expect((await tools.list(agent.token, { isDue: true }))?.ownListings.totalCount).toBe(0)
    const stranger = await tools.agent()
    expect(await look(stranger.token)).toBeUndefined()
    expect(codeOf(await tools.act(stranger.token, id, 'OFFER'))).toBe('listing-unknown')
    for (const action of ['CLOSE', 'WITHDRAW', 'PUBLISH']) expect(codeOf(await tools.act(agent.token, id, action))).toBe('listing-feed')
    const rewritten = { key: tools.newKey(), id, version: 1, input: asked({ price: 1 }) }
    expect(codeOf(await tools.ask(SAVE, rewritten, { token: agent.token, country: 'SG' }))).toBe('listing-unknown')
    expect((await look())?.price).toBe(record.price)
  })

  it('is confirmed by its agent, which keeps it from running out', async () => {
    const { agent, id, look } = await worked()
    await tools.age(id, 10)
    expect((await tools.act(agent.token, id, 'CONFIRM')).errors).toEqual([])
    const [row] = await tools.stored<{ age: number }>('select unixepoch() - confirmed_at as age from listing where id = ?', id)
    expect(row?.age).toBeLessThan(3_600)
    expect((await look())?.events.map(({ action }) => action)).toContain('confirm')
  })

  it('keeps mark and photographs through imports, withdrawal and return', async () => {
    const { agent, both, id, look, other, record } = await worked()
    const own = await tools.photo(agent.token, id)
    expect((await tools.act(agent.token, id, 'OFFER')).errors).toEqual([])
    const marked = { state: 'UNDER_OFFER', may: ['CONFIRM', 'OFFER_FELL_THROUGH'], feed: { isMarked: true } }
    expect(await look()).toMatchObject(marked)
    await both()
    expect(await look()).toMatchObject(marked)
    const more = [...record.media, { url: 'https://pictures.example/more.jpg', kind: 'photo' as const, caption: '' }]
    await both({ price: (record.price ?? 0) + 1_000, media: more })
    const after = await look()
    expect(after).toMatchObject({ ...marked, price: (record.price ?? 0) + 1_000 })
    expect(after?.media.map(({ isOfFeed }) => isOfFeed)).toEqual([...more.map(() => true), false])
    expect(after?.media.at(-1)?.id).toBe(own)
    await send([other])
    expect(await look()).toMatchObject({ state: 'WITHDRAWN', may: [] })
    await both()
    expect(await look()).toMatchObject(marked)
    expect((await look())?.media.at(-1)?.id).toBe(own)
    expect((await tools.act(agent.token, id, 'OFFER_FELL_THROUGH')).errors).toEqual([])
    expect(await look()).toMatchObject({ state: 'LIVE', feed: { isMarked: false } })
    await both({ price: (record.price ?? 0) + 2_000 })
    expect((await look())?.state).toBe('LIVE')
  })

  it('is what the feed says, where that says more than that it is available', async () => {
    const { agent, both, id, look } = await worked()
    await tools.act(agent.token, id, 'OFFER')
    await both({ state: 'under-offer' })
    expect(await look()).toMatchObject({ state: 'UNDER_OFFER', may: ['CONFIRM'], feed: { isMarked: false } })
    expect(codeOf(await tools.act(agent.token, id, 'OFFER_FELL_THROUGH'))).toBe('listing-feed')
    await both()
    expect((await look())?.state).toBe('LIVE')
    await tools.act(agent.token, id, 'OFFER')
    await both({ state: 'closed' })
    expect(await look()).toMatchObject({ state: 'CLOSED', may: [] })
  })

  it('leaves the feed’s pictures to the feed, and the own ones to their order behind them', async () => {
    const { agent, id, look } = await worked()
    const ofFeed = (await look())?.media[0]?.id
    const [one, other] = [await tools.photo(agent.token, id), await tools.photo(agent.token, id)]
    const { token } = agent
    expect(codeOf(await tools.ask(DESCRIBE, { id: ofFeed, kind: 'PLAN', caption: 'x', alt: '' }, { token }))).toBe('listing-feed')
    expect(codeOf(await tools.ask(REMOVE, { id: ofFeed }, { token }))).toBe('listing-feed')
    expect((await tools.ask(ORDER, { listing: id, ids: [other, one, ofFeed] }, { token })).errors).toEqual([])
    const media = (await look())?.media ?? []
    expect(media.slice(-2).map((picture) => picture.id)).toEqual([other, one])
    expect(media[0]?.id).toBe(ofFeed)
    expect((await tools.ask(REMOVE, { id: one }, { token })).errors).toEqual([])
  })

  it('loses what an agent has added when it is another’s, and keeps it while the feed names nobody', async () => {
    const { agent, both, id, look } = await worked()
    await tools.photo(agent.token, id)
    await tools.act(agent.token, id, 'OFFER')
    await both({ agentLicence: 'R0000000Z', price: 1_111_111 })
    expect(await tools.stored('select id from listing_media where listing_id = ? and source_url is null', id)).toHaveLength(1)
    const heir = await tools.agent()
    await both({ agentLicence: agent.licence, price: 1_111_112 })
    await both({ agentLicence: heir.licence, price: 1_111_113 })
    expect(await look(heir.token)).toMatchObject({ state: 'LIVE', feed: { isMarked: false } })
    expect((await look(heir.token))?.media.every(({ isOfFeed }) => isOfFeed)).toBe(true)
  })

  it('has a tour hung on it', async () => {
    const { agent, id, look } = await worked()
    const made = await tools.ask<{ createTour: { id: string } }>(
      'mutation($key: String!) { createTour(key: $key, title: "Hall") { id } }',
      { key: tools.newKey() },
      { token: agent.token },
    )
    const tour = made.data?.createTour.id
    const PLACE = 'mutation($id: ID!, $listing: ID) { placeTour(id: $id, version: 1, listing: $listing) { listing { id } } }'
    const placed = await tools.ask<{ placeTour: { listing: { id: string } } }>(PLACE, { id: tour, listing: id }, { token: agent.token })
    expect(placed.data?.placeTour.listing.id).toBe(id)
    expect((await look())?.state).toBe('LIVE')
  })
})
