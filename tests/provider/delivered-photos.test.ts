import { describe, expect, it } from 'vitest'
import { LISTING_PHOTOS_MAX } from '#graphql/listing-kinds.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { orderTools } from './order-fixture.ts'
import { listingTools, PICTURE } from './own-listing-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)
const orders = orderTools(provider)

const BEGIN = `mutation($listing: ID!, $file: ID!, $key: String!) { beginDeliveredPhoto(listing: $listing, file: $file, key: $key) { id state } }`
const FILES = 'query($id: ID!) { order(id: $id) { files { id listings } } }'

const begin = (token: string, listing: string, file: string, key = tools.newKey()) =>
  tools.ask<{ beginDeliveredPhoto: { id: string; state: string } }>(BEGIN, { listing, file, key }, { token })

/** An order of an agent who advertises, with files of these kinds as they were delivered. */
async function delivered(kinds: readonly ('jpeg' | 'pdf')[]) {
  const [agent, seller] = [await tools.agent(), await orders.vendor()]
  const { data, errors } = await orders.place(agent.token, orders.asked(seller.id))
  expect(errors).toEqual([])
  const order = String(data?.placeOrder.id)
  await orders.act(seller.token, order, 'ACCEPT')
  await orders.act(seller.token, order, 'START')
  const files = kinds.map(() => crypto.randomUUID())
  for (const [at, id] of files.entries())
    await tools.stored(
      `insert into upload (id, order_id, name, kind, bytes, print, parts_id, state, created_at, changed_at) values (?, ?, ?, ?, 9, ?, '', 'stored', ?, 1)`,
      id,
      order,
      `room-${at}.${kinds[at]}`,
      kinds[at],
      id,
      at + 1,
    )
  const deliver = () => orders.act(seller.token, order, 'DELIVER')
  return { agent, seller, order, files, deliver, listing: await tools.live(agent.token, { address: '#11-01' }) }
}

describe('a delivered photograph', () => {
  it('goes into a listing once, in its order, and says where it is', async () => {
    const { agent, files, deliver, listing, order } = await delivered(['jpeg', 'jpeg'])
    await deliver()
    const ids: string[] = []
    for (const file of files) {
      const begun = await begin(agent.token, listing, file)
      const id = String(begun.data?.beginDeliveredPhoto.id)
      // broken off on its way it goes on, whatever the key
      expect((await begin(agent.token, listing, file)).data?.beginDeliveredPhoto).toEqual({ id, state: 'WAITING' })
      expect(await tools.put(agent.token, id, PICTURE)).toBe(204)
      ids.push(id)
    }
    expect((await tools.one(agent.token, listing))?.media.slice(-2).map(({ id }) => id)).toEqual(ids)
    expect(codeOf(await begin(agent.token, listing, files[0] ?? ''))).toBe('media-there')
    const told = await tools.ask<{ order: { files: { id: string; listings: string[] }[] } }>(FILES, { id: order }, { token: agent.token })
    expect(told.data?.order.files).toEqual(files.map((id) => ({ id, listings: [listing] })))
    // taken out, it may be put in again
    await tools.ask('mutation($id: ID!) { removeListingMedia(id: $id) { id } }', { id: ids[0] }, { token: agent.token })
    expect((await begin(agent.token, listing, files[0] ?? '')).data?.beginDeliveredPhoto.state).toBe('WAITING')
  })

  it('is refused where it is no picture, was not delivered, is another’s, or the listing is full', async () => {
    const { agent, seller, files, deliver, listing, order } = await delivered(['jpeg', 'pdf'])
    const [photo = '', paper = ''] = files
    expect(codeOf(await begin(agent.token, listing, photo))).toBe('order-unknown')
    await deliver()
    expect(codeOf(await begin(agent.token, listing, paper))).toBe('upload-type')
    expect(codeOf(await begin(seller.token, listing, photo))).toBe('invalid_access_token')
    const stranger = await tools.agent()
    expect(codeOf(await begin(stranger.token, listing, photo))).toBe('listing-unknown')
    expect(codeOf(await begin(stranger.token, await tools.live(stranger.token, { address: '#12-01' }), photo))).toBe('order-unknown')
    const held = (await tools.one(agent.token, listing))?.media.length ?? 0
    for (let at = held; at < LISTING_PHOTOS_MAX; at++)
      await tools.stored(
        `insert into listing_media (id, listing_id, position, kind, state, created_at) values (?, ?, ?, 'photo', 'stored', 1)`,
        crypto.randomUUID(),
        listing,
        at,
      )
    expect(codeOf(await begin(agent.token, listing, photo))).toBe('media-count')
    const seen = await tools.ask<{ order: { files: { listings: string[] }[] } }>(FILES, { id: order }, { token: seller.token })
    expect(seen.data?.order.files.flatMap(({ listings }) => listings)).toEqual([])
  })
})
