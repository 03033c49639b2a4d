import { describe, expect, it } from 'vitest'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { asked, DAY, listingTools } from './own-listing-fixture.ts'

const provider = await startProvider()
const { act, agent, ask, live, newKey, one, run, save, stored } = await listingTools(provider)

const pricesOf = async (id: string) =>
  (await stored<{ price: number }>('select price from listing_price where listing_id = ? order by at', id)).map(({ price }) => price)

/** A listing of 512,000 whose agent has written another price and not published it. */
async function edited(token: string, address: string) {
  const id = await live(token, { address })
  await stored('update listing_price set at = at - 100 where listing_id = ?', id)
  const { data, errors } = await save(token, asked({ address, price: 499_000 }), { id, version: 2, isUnpublished: true })
  expect(errors).toEqual([])
  expect(data?.saveListing).toMatchObject({ version: 3, price: 512_000, hasEdits: true, edited: { price: 499_000 } })
  return id
}

const MOVES = { OFFER: 'UNDER_OFFER', CLOSE: 'CLOSED', WITHDRAW: 'WITHDRAWN' } as const

describe('edits that are not published', () => {
  it.each(Object.entries(MOVES))('are asked about by %s, and nothing is done until it is said', async (action, state) => {
    const { token } = await agent()
    const id = await edited(token, '#01-01')
    expect(codeOf(await act(token, id, action))).toBe('listing-edits')
    expect(await one(token, id)).toMatchObject({ state: 'LIVE', price: 512_000, hasEdits: true, closing: null })
    // said, they are published with the act, in one step and once
    const key = newKey()
    const both = await Promise.all([act(token, id, action, key, { edits: 'PUBLISH' }), act(token, id, action, key, { edits: 'PUBLISH' })])
    expect(both.map(codeOf)).toEqual([undefined, undefined])
    expect(await one(token, id)).toMatchObject({ state, price: 499_000, version: 4, hasEdits: false, edited: null })
    expect(await pricesOf(id)).toEqual([512_000, 499_000])
  })

  it('are kept or thrown away as it is said', async () => {
    const { token } = await agent()
    const id = await edited(token, '#01-01')
    await act(token, id, 'OFFER', newKey(), { edits: 'KEEP' })
    expect(await one(token, id)).toMatchObject({ state: 'UNDER_OFFER', price: 512_000, edited: { price: 499_000 } })
    // neither a confirmation nor the way back forgets them
    await act(token, id, 'CONFIRM')
    expect(codeOf(await act(token, id, 'OFFER_FELL_THROUGH'))).toBe('listing-edits')
    await act(token, id, 'WITHDRAW', newKey(), { edits: 'KEEP' })
    expect(codeOf(await act(token, id, 'PUBLISH'))).toBe('listing-edits')
    await act(token, id, 'PUBLISH', newKey(), { edits: 'DISCARD' })
    expect(await one(token, id)).toMatchObject({ state: 'LIVE', price: 512_000, hasEdits: false })
    expect(await pricesOf(id)).toEqual([512_000])
  })

  it('are seen by their agent alone, never overwritten, and gone once they are shown', async () => {
    const { token } = await agent()
    const id = await edited(token, '#01-01')
    expect(await stored('select price, is_ungrouped as waits from listing where id = ?', id)).toEqual([{ price: 512_000, waits: 0 }])
    expect(codeOf(await save(token, asked({ price: 1 }), { id, version: 2, isUnpublished: true }))).toBe('listing-changed')
    // what cannot be published is not thrown away by trying
    const open = await save(token, asked({ address: '#01-01', price: null }), { id, version: 3, isUnpublished: true })
    expect(open.data?.saveListing).toMatchObject({ version: 4, edited: { price: null } })
    expect(codeOf(await act(token, id, 'OFFER', newKey(), { edits: 'PUBLISH' }))).toBe('listing-incomplete')
    expect(await one(token, id)).toMatchObject({ state: 'LIVE', hasEdits: true })
    const shown = await save(token, asked({ address: '#01-01', price: 470_000 }), { id, version: 4 })
    expect(shown.data?.saveListing).toMatchObject({ price: 470_000, hasEdits: false })
  })
})

const GROUP = 'query($slug: String!) { listingGroup(slug: $slug) { isLive closing { outcome price date } } }'

describe('a closing', () => {
  const seen = async (id: string) => {
    const [row] = await stored<{ slug: string }>(
      'select slug from listing_group where id = (select group_id from listing where id = ?)',
      id,
    )
    return (await ask<{ listingGroup: unknown }>(GROUP, { slug: row?.slug })).data?.listingGroup
  }

  it('says how it ended, which visitors see until another agent advertises the home', async () => {
    const { token } = await agent()
    const id = await live(token)
    const closing = { outcome: 'SOLD', price: 505_000, day: '2026-01-20' }
    expect(codeOf(await act(token, id, 'CLOSE', newKey(), { closing: null }))).toBe('listing-outcome')
    expect(codeOf(await act(token, id, 'CLOSE', newKey(), { closing: { outcome: 'LET' } }))).toBe('listing-outcome')
    expect(codeOf(await act(token, id, 'CLOSE', newKey(), { closing: { ...closing, day: '2126-01-20' } }))).toBe('listing-day')
    expect(codeOf(await act(token, id, 'CLOSE', newKey(), { closing: { ...closing, price: 0 } }))).toBe('listing-price')
    await act(token, id, 'CLOSE', newKey(), { closing })
    expect(await one(token, id)).toMatchObject({ state: 'CLOSED', closing, may: ['REOPEN'] })
    expect(await seen(id)).toEqual({ isLive: false, closing: { outcome: 'SOLD', price: 505_000, date: '2026-01-20' } })
    await live((await agent()).token)
    expect(await seen(id)).toEqual({ isLive: true, closing: null })
  })

  it('is undone for 30 days, once, and brings back what was', async () => {
    const { token } = await agent()
    const id = await live(token)
    await act(token, id, 'OFFER')
    await act(token, id, 'CLOSE', newKey(), { closing: { outcome: 'WITHDRAWN' } })
    await stored('update listing_closing set at = at - ? where listing_id = ?', 29 * DAY, id)
    const key = newKey()
    const both = await Promise.all([act(token, id, 'REOPEN', key), act(token, id, 'REOPEN', key)])
    expect(both.map(codeOf)).toEqual([undefined, undefined])
    expect(await one(token, id)).toMatchObject({ state: 'UNDER_OFFER', closing: null, daysLeft: 30 })
    await act(token, id, 'CLOSE')
    await stored('update listing_closing set at = at - ? where listing_id = ?', 31 * DAY, id)
    expect((await one(token, id))?.may).toEqual([])
    expect(codeOf(await act(token, id, 'REOPEN'))).toBe('listing-undo-late')
  })

  it('is not undone where the agent could not publish now', async () => {
    const { licence, token } = await agent()
    const [first, second] = [await live(token), await live(token, { address: '#02-02' })]
    await act(token, first, 'CLOSE')
    await live(token)
    expect(codeOf(await act(token, first, 'REOPEN'))).toBe('listing-twice')
    await act(token, second, 'CLOSE')
    await run("update licence_register set ends_on = '2020-01-01' where cea_number = ?", licence)
    expect(codeOf(await act(token, second, 'REOPEN'))).toBe('listing-incomplete')
  })
})
