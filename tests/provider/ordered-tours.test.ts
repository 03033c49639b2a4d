import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { APPROVE, orderedTourTools } from './ordered-tour-fixture.ts'
import { bundleOf, draftOf } from './own-tour-fixture.ts'

const provider = await startProvider()
const tools = await orderedTourTools(provider)
const { approve, begin, buyer, delivered, look, made, orders, save, seen, shown } = tools

let agent: Awaited<ReturnType<typeof buyer>>
let seller: Awaited<ReturnType<typeof tools.vendor>>
beforeAll(async () => {
  ;[agent, seller] = [await buyer(), await tools.vendor()]
}, 60_000)

const stored = async (id: string) =>
  (
    await tools.stored<{ agent: string | null; state: string; listing: string | null; version: number }>(
      'select agent, state, listing_id as listing, version from tour where id = ?',
      id,
    )
  )[0]

describe('the tour of an order', () => {
  it('is begun once, by the vendor of an accepted order that asks for one', async () => {
    const order = await tools.accepted(agent.token, seller)
    expect(codeOf(await begin(agent.token, order))).toBe('order-unknown')
    expect(codeOf(await begin((await tools.vendor()).token, order))).toBe('order-unknown')
    const [one, other] = await Promise.all([begin(seller.token, order), begin(seller.token, order)])
    expect(one.data?.beginOrderTour.tour?.id).toBe(other.data?.beginOrderTour.tour?.id)
    const film = await tools.accepted(agent.token, seller, { services: ['VIDEO'], cents: 45_000 })
    expect(codeOf(await begin(seller.token, film))).toBe('order-services')
    const { data } = await orders.place(agent.token, orders.asked(seller.id, { services: ['TOUR'], cents: 32_000 }))
    expect(codeOf(await begin(seller.token, String(data?.placeOrder.id)))).toBe('order-state')
  })

  it('bears the name of the project that the order names, and not the address', async () => {
    const home = { country: 'SG', typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave', unit: '#08-01' }
    const order = await tools.accepted(agent.token, seller, { home })
    await begin(seller.token, order)
    const { title = '' } = (await seen(seller.token, order))?.tour ?? {}
    expect(title).toMatch(/101/)
    expect(title).not.toContain('08-01')
  })

  it('is written by its vendor alone, with pictures, and seen by nobody else', async () => {
    const { order, tour, scenes } = await made(agent.token, seller)
    const [otherVendor, otherAgent] = [await tools.vendor(), await buyer()]
    const tile = `${tour}/${scenes[0]?.pano}/base`
    expect((await tools.show(tile, seller.token)).status).toBe(200)
    for (const token of [undefined, agent.token, otherAgent.token, otherVendor.token]) {
      expect((await tools.show(tile, token)).status).toBe(404)
      expect(codeOf(await tools.ask('query($id: ID!) { ownTour(id: $id) { id } }', { id: tour }, token ? { token } : {}))).toBe(
        token ? 'tour-unknown' : 'invalid_access_token',
      )
      if (!token) continue
      expect(codeOf(await save(token, tour, 2, draftOf(scenes, { title: 'Mine' })))).toBe('tour-unknown')
      expect(codeOf(await tools.begin(token, order))).toBe('order-unknown')
    }
    // what is not delivered is not shown to whoever ordered it
    expect((await seen(agent.token, order))?.tour).toBeNull()
    const bundle = await bundleOf('plan', 33)
    const begun = await tools.beginBundle(seller.token, tour, 'plan', bundle)
    const id = String(begun.data?.beginTourBundle.id)
    expect(await tools.put(otherVendor.token, id, 1, bundle)).toBe('404 bundle-unknown')
    expect(await tools.put(agent.token, id, 1, bundle)).toBe('404 bundle-unknown')
    expect(await tools.put(seller.token, id, 1, bundle)).toBe(204)
    // what is an agent's to do with a tour is not a vendor's
    for (const query of ['publishTour(id: $id, version: 2) { id }', 'hideTour(id: $id) { id }', 'deleteTour(id: $id)'])
      expect(codeOf(await tools.ask(`mutation($id: ID!) { ${query} }`, { id: tour }, { token: seller.token }))).toBe('invalid_access_token')
    expect(await tools.list(agent.token)).toBeDefined()
    const own = await tools.ask<{ ownTours: { id: string }[] }>('{ ownTours { id } }', {}, { token: agent.token })
    expect(own.data?.ownTours.map((one) => one.id)).not.toContain(tour)
  })

  it('is delivered when it lacks nothing; then it stays as it is until changes are asked for', async () => {
    const { order, tour, scenes } = await made(agent.token, seller)
    await save(seller.token, tour, 2, draftOf([{ ...scenes[0], alt: '' }, scenes[1] ?? {}]))
    await orders.act(seller.token, order, 'START')
    expect((await seen(seller.token, order))?.tour?.needs).toEqual(['ALT'])
    expect(codeOf(await orders.act(seller.token, order, 'DELIVER'))).toBe('order-tour')
    await save(seller.token, tour, 3, draftOf(scenes))
    expect((await orders.act(seller.token, order, 'DELIVER')).data?.actOnOrder.state).toBe('DELIVERED')
    expect(codeOf(await save(seller.token, tour, 4, draftOf(scenes, { title: 'After' })))).toBe('tour-unknown')
    const view = (await seen(agent.token, order))?.tour
    expect(view).toMatchObject({ title: 'Heron and lantern', rooms: 2, needs: [], isTaken: false })
    expect((await look(agent.token, order))?.shown?.scenes).toHaveLength(2)
    expect((await look(agent.token, order))?.own).toBeNull()
    const picture = String(view?.picture).replace('/files/tours/', '')
    expect((await tools.show(picture, agent.token)).status).toBe(200)
    expect((await tools.show(picture)).status).toBe(404)
    expect((await tools.show(picture, (await buyer()).token)).status).toBe(404)

    await orders.act(agent.token, order, 'ASK_CHANGES')
    expect((await seen(agent.token, order))?.tour).toBeNull()
    expect((await tools.show(picture, agent.token)).status).toBe(404)
    const again = await save(seller.token, tour, 4, draftOf(scenes, { title: 'Mended' }))
    expect(again.data?.saveTour.version).toBe(5)
    await orders.act(seller.token, order, 'RESUME')
    await orders.act(seller.token, order, 'DELIVER')
    expect((await seen(agent.token, order))?.tour?.title).toBe('Mended')
    // what was looked at before is not what would be approved now
    expect(codeOf(await approve(agent.token, order, { version: 4, listing: null, isPublished: true }))).toBe('tour-changed')
    expect((await seen(agent.token, order))?.state).toBe('DELIVERED')
  })

  it('goes with an order that is forgotten before it is approved', async () => {
    const { order, tour } = await made(agent.token, seller)
    await tools.stored('delete from vendor_order where id = ?', order)
    expect(await stored(tour)).toBeUndefined()
  })
})

describe('with its approval', () => {
  it('it becomes the agent’s, is joined to the listing and shown, once', async () => {
    const listing = await tools.live(agent.token, { address: '#21-01' })
    const { order, tour } = await delivered(agent.token, seller)
    const { version = 0 } = (await seen(agent.token, order))?.tour ?? {}
    const key = orders.newKey()
    const asked = { version, listing, isPublished: true }
    const both = await Promise.all([approve(agent.token, order, asked, key), approve(agent.token, order, asked, key)])
    for (const { data } of both) expect(data?.actOnOrder).toMatchObject({ state: 'APPROVED', invoice: { number: expect.any(String) } })
    expect((await approve(agent.token, order, asked, key)).data?.actOnOrder.state).toBe('APPROVED')
    expect(await stored(tour)).toEqual({ agent: agent.id, state: 'live', listing, version: version + 2 })
    const own = await tools.one(agent.token, tour)
    expect(own).toMatchObject({ state: 'LIVE', hasChanges: false, listing: { id: listing } })
    expect((await shown(own?.path ?? ''))?.lines).toMatchObject({ phone: '+6580000009' })
    // from now on it is the agent's alone
    expect(codeOf(await save(seller.token, tour, version + 2, draftOf([])))).toBe('tour-unknown')
    expect((await look(seller.token, order))?.shown).toBeNull()
    expect((await tools.ask('mutation($id: ID!) { hideTour(id: $id) { state } }', { id: tour }, { token: agent.token })).data).toEqual({
      hideTour: { state: 'OFF' },
    })
  })

  it('it may be kept without being shown, also by an agent without a plan whose account lacks a line', async () => {
    const plain = await tools.agent()
    await tools.run('update user set phone_verified_at = null where id = ?', plain.id)
    const { order, tour } = await delivered(plain.token, seller)
    const view = (await seen(plain.token, order))?.tour
    expect(view?.needs).toEqual(['AGENT_PHONE'])
    const version = view?.version ?? 0
    expect(codeOf(await approve(plain.token, order, { version, listing: null, isPublished: true }))).toBe('tour-incomplete')
    expect(await stored(tour)).toMatchObject({ agent: null, state: 'draft' })
    expect((await approve(plain.token, order, { version, listing: null, isPublished: false })).data?.actOnOrder.state).toBe('APPROVED')
    expect(await stored(tour)).toMatchObject({ agent: plain.id, state: 'draft' })
    expect((await tools.one(plain.token, tour))?.needs).toEqual(['AGENT_PHONE'])
  })

  it('it is joined to no listing of somebody else, nor to one that is closed', async () => {
    const { order, tour } = await delivered(agent.token, seller)
    const version = (await seen(agent.token, order))?.tour?.version ?? 0
    const other = await buyer()
    const theirs = await tools.whole(other.token, { address: '#22-01' })
    const closed = await tools.live(agent.token, { address: '#22-02' })
    await tools.act(agent.token, closed, 'CLOSE')
    for (const listing of [theirs, closed, crypto.randomUUID()])
      expect(codeOf(await approve(agent.token, order, { version, listing, isPublished: true }))).toBe('listing-unknown')
    expect(codeOf(await approve(other.token, order, { version, listing: theirs, isPublished: true }))).toBe('order-unknown')
    expect(codeOf(await approve(seller.token, order, { version, listing: null, isPublished: false }))).toBe('order-state')
    expect(await stored(tour)).toMatchObject({ agent: null, state: 'draft', listing: null })
  })

  it('it becomes the payer’s where a seat has ordered it; what is shown needs the right to listings', async () => {
    const payer = await buyer({ seats: 2 })
    const [plain, writer] = [
      await tools.seated(payer, { rights: ['ORDERS'] }),
      await tools.seated(payer, { rights: ['ORDERS', 'LISTINGS'] }),
    ]
    const first = await delivered(plain.token, seller)
    const version = (await seen(plain.token, first.order))?.tour?.version ?? 0
    expect(codeOf(await approve(plain.token, first.order, { version, listing: null, isPublished: true }))).toBe('seat-right')
    expect((await approve(plain.token, first.order, { version, listing: null, isPublished: false })).errors).toEqual([])
    expect(await stored(first.tour)).toMatchObject({ agent: payer.id, state: 'draft' })
    const listing = await tools.live(payer.token, { address: '#23-01' })
    const second = await delivered(writer.token, seller)
    const seenVersion = (await seen(writer.token, second.order))?.tour?.version ?? 0
    expect((await approve(writer.token, second.order, { version: seenVersion, listing, isPublished: true })).errors).toEqual([])
    expect(await stored(second.tour)).toMatchObject({ agent: payer.id, state: 'live', listing })
  })

  it('all of it is done or nothing, wherever the process ends', async () => {
    const listing = await tools.live(agent.token, { address: '#24-01' })
    let steps = 0
    for (let isCut = true; isCut; steps++) {
      const { order, tour } = await delivered(agent.token, seller)
      const version = (await seen(agent.token, order))?.tour?.version ?? 0
      const [key, asked] = [orders.newKey(), { version, listing, isPublished: true }]
      const cut = await provider.ask(
        APPROVE,
        { id: order, key, tour: asked },
        {
          'country-code': 'SG',
          'x-site-origin': 'https://site.example',
          authorization: `Bearer ${agent.token}`,
          'x-kill-trade': String(steps),
        },
      )
      isCut = cut.isKilled
      const state = (await seen(agent.token, order))?.state
      expect(await stored(tour)).toMatchObject(
        state === 'APPROVED' ? { agent: agent.id, state: 'live', listing } : { agent: null, state: 'draft', listing: null, version },
      )
      expect((await approve(agent.token, order, asked, key)).data?.actOnOrder.state).toBe('APPROVED')
      expect(await stored(tour)).toEqual({ agent: agent.id, state: 'live', listing, version: version + 2 })
    }
    expect(steps).toBeGreaterThan(3)
  }, 180_000)
})

describe('a tour of an agent', () => {
  const PLACE = `mutation($id: ID!, $version: Int!, $listing: ID, $project: TourProjectInput) {
    placeTour(id: $id, version: $version, listing: $listing, project: $project) { version listing { id } projectSlug projectName hasChanges } }`
  const CEDAR = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }

  it('is joined to a listing and a project, and taken from them, where nobody else has saved it meanwhile', async () => {
    const listing = await tools.live(agent.token, { address: '#25-01' })
    const tour = String((await tools.create(agent.token)).data?.createTour.id)
    const place = (version: number, change: Record<string, unknown>, token = agent.token) =>
      tools.ask<{ placeTour: { version: number; projectName: string } }>(PLACE, { id: tour, version, ...change }, { token })
    const joined = await place(1, { listing, project: CEDAR })
    expect(joined.data?.placeTour).toMatchObject({ version: 2, listing: { id: listing }, projectSlug: CEDAR.slug, hasChanges: true })
    expect(joined.data?.placeTour.projectName).not.toBe('')
    // the same once more, as after a lost answer, is no conflict
    expect((await place(1, { listing, project: CEDAR })).data?.placeTour.version).toBe(2)
    expect(codeOf(await place(1, { listing }))).toBe('tour-changed')
    expect(codeOf(await place(2, { project: { ...CEDAR, slug: 'nowhere' } }))).toBe('tour-project')
    const other = await buyer()
    expect(codeOf(await place(2, { listing: await tools.whole(other.token, { address: '#26-01' }) }))).toBe('listing-unknown')
    expect(codeOf(await place(2, {}, other.token))).toBe('tour-unknown')
    expect(codeOf(await place(2, {}, seller.token))).toBe('invalid_access_token')
    expect((await place(2, {})).data?.placeTour).toMatchObject({ version: 3, listing: null, projectSlug: null, projectName: '' })
  })
})
