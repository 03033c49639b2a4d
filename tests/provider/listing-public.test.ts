import { beforeAll, describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { codeOf } from './account-fixture.ts'
import { bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'
import { addListings, changeListing, DAY, SEEN } from './listing-fixture.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { DB_TRADE } = provider.env

const PLACE = () => groupUngrouped({ trade: new Statements(DB_TRADE), clock: { nowMs: () => (SEEN + DAY) * 1_000 } }, { limit: 1_000 })
const ASK = 'mutation Ask($key: String!, $input: ListingEnquiryInput!) { askAboutListing(key: $key, input: $input) }'
const LEADS = 'query { leads { nodes { origin name message home { name unit slug listing { slug activity } } } } }'

const groupOf = async (listing: string) => {
  const found = await DB_TRADE.prepare('select g.id, g.slug from listing l join listing_group g on g.id = l.group_id where l.id = ?')
    .bind(listing)
    .first<{ id: string; slug: string }>()
  return found ?? { id: '', slug: '' }
}

let count = 0
const question = (group: string, listing: string, change: Record<string, unknown> = {}) => ({
  group,
  listing,
  name: ' Ah  Lian ',
  email: `asks${++count}@example.com`,
  phone: '',
  message: `May I see it? ${count}`,
  seconds: 30,
  ...change,
})
const ask = (input: Record<string, unknown>, key = tools.newKey()) => tools.ask<{ askAboutListing: boolean }>(ASK, { key, input })

const agent = await tools.agent()

beforeAll(async () => {
  await addListings(provider.env, [
    { id: 'own-1', agent: agent.id, price: 600_000 },
    { id: 'of-feed', agent: null, agentName: 'Mei Lantern', agentLicence: 'R998002Z', price: 590_000 },
    { id: 'larger', agent: agent.id, address: '#02-01', floor: 2, areaSqm: 105, price: 650_000 },
    { id: 'to-rent', agent: agent.id, activity: 'rent', price: 3_000 },
  ])
  await PLACE()
})

describe('a question about an advertised home', () => {
  it('is the lead of the agent who was chosen, names the home’s page, and is one however often it is sent', async () => {
    const group = await groupOf('own-1')
    const [input, key] = [question(group.id, 'own-1'), tools.newKey()]
    const answers = await Promise.all(Array.from({ length: 3 }, () => ask(input, key)))
    expect(answers.map(({ data }) => data?.askAboutListing)).toEqual([true, true, true])
    const inbox = await tools.ask<{ leads: { nodes: object[] } }>(LEADS, {}, { token: agent.token })
    expect(inbox.data?.leads.nodes).toEqual([
      {
        origin: 'LISTING',
        name: 'Ah Lian',
        message: input.message,
        home: { name: 'Blk 101 Cedar Ave', unit: '', slug: 'blk-101-cedar-ave', listing: { slug: group.slug, activity: 'SALE' } },
      },
    ])
    const notified = await DB_TRADE.prepare("select count(*) as n from notice where kind = 'lead-new' and user_id = ?")
      .bind(agent.id)
      .first()
    expect(notified).toEqual({ n: 1 })
  })

  it('goes to the operator where a feed names an agent who has no account, with that agent’s name', async () => {
    const group = await groupOf('of-feed')
    expect((await ask(question(group.id, 'of-feed'))).data?.askAboutListing).toBe(true)
    const lead = await DB_TRADE.prepare("select owner, home ->> 'unit' as unit from lead where owner like 'house:%'").first()
    expect(lead).toEqual({ owner: 'house:SG', unit: 'Mei Lantern (LANTERN BAY REALTY PTE. LTD.)' })
  })

  it('is refused where that agent does not advertise that home, and keeps nothing', async () => {
    const [group, other] = [await groupOf('own-1'), await groupOf('larger')]
    const before = await DB_TRADE.prepare('select count(*) as n from lead').first()
    expect(codeOf(await ask(question(other.id, 'own-1')))).toBe('enquiry-closed')
    expect(codeOf(await ask(question('nothing', 'own-1')))).toBe('enquiry-closed')
    expect(codeOf(await ask(question(group.id, 'own-1', { name: ' ' })))).toBe('enquiry-name')
    expect(codeOf(await ask(question(group.id, 'own-1', { email: 'nobody' })))).toBe('enquiry-email')
    await changeListing(provider.env, 'own-1', { state: 'closed' })
    expect(codeOf(await ask(question(group.id, 'own-1')))).toBe('enquiry-closed')
    await changeListing(provider.env, 'own-1', { state: 'live' })
    await PLACE()
    expect(await DB_TRADE.prepare('select count(*) as n from lead').first()).toEqual(before)
  })
})

describe('homes brought to one', () => {
  const COMPARE = `query($slugs: [String!]!, $home: ReferenceHomeInput) { listingsNormalised(slugs: $slugs, home: $home) {
    reference { areaSqm floor leaseStartYear }
    homes { group { slug price } restated { price areaFactor floorFactor leaseFactor } } } }`
  interface Compared {
    listingsNormalised: {
      reference: { areaSqm: number; floor: number | null }
      homes: {
        group: { slug: string; price: number }
        restated: { price: number; areaFactor: number; floorFactor: number | null; leaseFactor: number | null } | null
      }[]
    }
  }
  const compare = async (slugs: string[], home: object | null = null) =>
    (await provider.ask<Compared>(COMPARE, { slugs, home })).data?.listingsNormalised

  it('differ by the engine’s effects of size and floor, in the order asked', async () => {
    const [small, large] = [(await groupOf('own-1')).slug, (await groupOf('larger')).slug]
    const found = await compare([large, small], { areaSqm: 90, floor: 8 })
    expect(found?.homes.map(({ group }) => group.slug)).toEqual([large, small])
    const [first, second] = found?.homes ?? []
    // smaller than itself: less; higher than itself: not less
    expect(first?.restated?.areaFactor).toBeLessThan(1)
    expect(first?.restated?.floorFactor).toBeGreaterThanOrEqual(1)
    const product = (first?.restated?.areaFactor ?? 0) * (first?.restated?.floorFactor ?? 1) * (first?.restated?.leaseFactor ?? 1)
    expect(first?.restated?.price).toBe(Math.round(650_000 * product))
    expect(second?.restated).toMatchObject({ areaFactor: 1, floorFactor: 1 })
    expect(second?.restated?.price).toBe(second?.group.price)
  })

  it('are brought to the middle of themselves without a home to bring them to, rents not at all, unknown words left out', async () => {
    const slugs = [(await groupOf('own-1')).slug, (await groupOf('larger')).slug, (await groupOf('to-rent')).slug, 'nowhere-9zzz']
    const found = await compare(slugs)
    expect(found?.reference.areaSqm).toBe(90)
    expect(found?.homes.map(({ restated }) => restated !== null)).toEqual([true, true, false])
  })

  it('refuses more than five, and what is no home', async () => {
    const six = await provider.ask(COMPARE, { slugs: ['a', 'b', 'c', 'd', 'e', 'f'], home: null })
    expect(codeOf(six)).toBe('too-many-homes')
    expect(codeOf(await provider.ask(COMPARE, { slugs: ['a'], home: { areaSqm: -1 } }))).toBe('bad-home')
  })
})
