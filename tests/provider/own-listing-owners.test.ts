import { describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { asked, listingTools } from './own-listing-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)
const { act, agent, list, live, newKey, one, save, stored } = tools

describe('whose it is', () => {
  const ACTS: Record<string, (token: string, id: string) => Promise<{ errors: { extensions: { code: string } }[]; data: unknown }>> = {
    ownListing: (token, id) => tools.ask('query($id: ID!) { ownListing(id: $id) { id } }', { id }, { token }),
    saveListing: (token, id) => save(token, asked({ headline: 'Mine' }), { id, version: 2 }),
    actOnListing: (token, id) => act(token, id, 'CLOSE'),
    beginListingMedia: (token, id) =>
      tools.ask(
        'mutation($id: ID!, $key: String!) { beginListingMedia(listing: $id, key: $key, kind: PHOTO) { id } }',
        { id, key: newKey() },
        { token },
      ),
    orderListingMedia: (token, id) =>
      tools.ask('mutation($id: ID!) { orderListingMedia(listing: $id, ids: []) { id } }', { id }, { token }),
  }

  it('is nobody else’s to see or to change', async () => {
    const owner = await agent()
    const id = await live(owner.token)
    const others: [string, string, string][] = [
      ['another agent', (await agent()).token, 'listing-unknown'],
      ['a person', (await tools.newPerson()).token, 'listing-agents'],
    ]
    const boss = await tools.newPerson()
    await tools.run(`update user set kind = 'staff', roles = '["ROLE_ADMIN"]' where id = ?`, boss.id)
    others.push(['staff', boss.token, 'listing-agents'])
    const payer = await agent({ seats: 2 })
    const plain = await tools.seated(payer, { rights: ['REPORTS', 'LEADS', 'ORDERS'] })
    others.push(['a seat without the right', plain.token, 'seat-right'])
    others.push(['a seat of another payer', (await tools.seated(payer, { rights: ['LISTINGS'] })).token, 'listing-unknown'])
    const before = await stored('select * from listing where id = ?', id)
    const media = (await one(owner.token, id))?.media[0]?.id
    for (const [who, token, code] of others) {
      for (const [what, ask] of Object.entries(ACTS)) expect([who, what, codeOf(await ask(token, id))]).toEqual([who, what, code])
      for (const mutation of ['removeListingMedia(id: $id)', 'describeListingMedia(id: $id, kind: PLAN, caption: "x", alt: "x")'])
        expect(codeOf(await tools.ask(`mutation($id: ID!) { ${mutation} { id } }`, { id: media }, { token }))).toBe(code)
      const answer = await list(token)
      expect(answer?.ownListings?.totalCount ?? 0, who).toBe(0)
      expect(answer?.ownListingCounts ?? [], who).toEqual([])
    }
    expect(await stored('select * from listing where id = ?', id)).toEqual(before)
  })

  it('is written by a seat in the name of its payer where that is granted, and only as long as it is', async () => {
    const payer = await agent({ seats: 1 })
    const seat = await tools.seated(payer, { rights: ['LISTINGS'] })
    const id = await live(seat.token)
    expect(await one(payer.token, id)).toMatchObject({ state: 'LIVE', advertiser: { agentName: 'Ah Meng Tan' } })
    expect((await list(payer.token))?.ownListingCounts).toEqual([{ state: 'LIVE', total: 1, due: 0 }])
    await tools.run(`update stripe_info set rights = '["orders"]' where id = ?`, seat.id)
    expect(codeOf(await act(seat.token, id, 'CLOSE'))).toBe('seat-right')
  })

  it('goes with the account of its agent', async () => {
    const { id: userId, token } = await agent()
    const id = await live(token)
    await tools.run('update user set deletion_due_at = 1 where id = ?', userId)
    await tools.cleanUp()
    expect(await stored('select state, agent, agent_name as name, is_ungrouped as waits from listing where id = ?', id)).toEqual([
      { state: 'withdrawn', agent: null, name: '', waits: 1 },
    ])
    await stored('update listing set is_ungrouped = 0 where id = ?', id)
    await tools.cleanUp()
    expect(await stored('select id from listing where id = ?', id)).toEqual([])
    expect(await stored('select * from listing_waste')).toEqual([])
    expect((await provider.env.FILES.list({ prefix: `listings/${id}` })).objects).toEqual([])
  })
})

it('is found by what its agent says it has, which stands on its page', async () => {
  const { token } = await agent()
  const id = await live(token)
  const { version = 0 } = (await one(token, id)) ?? {}
  const input = asked({ facilities: ['POOL', 'GYM'], address: `#${newKey()}` })
  expect((await save(token, input, { id, version })).errors).toEqual([])
  const place = { trade: new Statements(provider.env.DB_TRADE), clock: { nowMs: () => Date.now() } }
  await groupUngrouped(place, { limit: 1_000 })
  const [{ group } = { group: '' }] = await stored<{ group: string }>('select group_id as "group" from listing where id = ?', id)
  const found = async (facility: string) => {
    const query = `{ listingSearch(filter: { facilities: [${facility}] }, first: 50) { nodes { group { id facilities } } } }`
    const { data } = await tools.ask<{ listingSearch: { nodes: { group: { id: string; facilities: string[] } }[] } }>(query, {})
    return data?.listingSearch.nodes.find((node) => node.group.id === group)?.group.facilities
  }
  expect(await found('POOL')).toEqual(expect.arrayContaining(['POOL', 'GYM']))
  expect(await found('JACUZZI')).toBeUndefined()
})
