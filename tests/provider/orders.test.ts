import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { examples } from '../fixtures/short-sample.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { ACT, dayAhead, orderTools } from './order-fixture.ts'

const provider = await startProvider()
const tools = orderTools(provider)
const { act, agent, asked, list, newKey, one, ordered, place, staff, trade, vendor } = tools

/** From which states an action leads where, and by whom. */
const DRAWN: Record<string, { from: string[]; to: string; by: string[] }> = {
  ACCEPT: { from: ['NEW'], to: 'ACCEPTED', by: ['vendor'] },
  DECLINE: { from: ['NEW'], to: 'DECLINED', by: ['vendor'] },
  START: { from: ['ACCEPTED'], to: 'IN_PRODUCTION', by: ['vendor'] },
  DELIVER: { from: ['IN_PRODUCTION'], to: 'DELIVERED', by: ['vendor'] },
  ASK_CHANGES: { from: ['DELIVERED'], to: 'CHANGES_ASKED', by: ['agent'] },
  RESUME: { from: ['CHANGES_ASKED'], to: 'IN_PRODUCTION', by: ['vendor'] },
  APPROVE: { from: ['DELIVERED'], to: 'APPROVED', by: ['agent'] },
  CANCEL: { from: ['NEW', 'ACCEPTED', 'IN_PRODUCTION'], to: 'CANCELLED', by: ['agent', 'vendor'] },
}

describe('placing an order', () => {
  it('makes one of one key, at the prices that were shown, and tells the vendor', async () => {
    const [buyer, seller] = [await agent(), await vendor()]
    const key = newKey()
    const made = await Promise.all([place(buyer.token, asked(seller.id), key), place(buyer.token, asked(seller.id), key)])
    expect(made.map(({ data }) => data?.placeOrder.id)[0]).toBe(made[1]?.data?.placeOrder.id)
    expect(await list(buyer.token)).toMatchObject({
      totalCount: 1,
      nodes: [{ state: 'NEW', cents: 63_055, side: 'AGENT', may: ['CANCEL'] }],
    })
    expect(await list(seller.token)).toMatchObject({
      totalCount: 1,
      nodes: [{ access: null, side: 'VENDOR', may: ['ACCEPT', 'PROPOSE', 'DECLINE'] }],
    })
    const letter = await tools.mailTo(seller.email, 'order-new')
    expect(String(letter.text)).toMatch(/Ah Meng Tan orders photographs and a video\.[\s\S]*12 Example Road[\s\S]*Before noon, please/)
  })

  it('counts through the orders of a country', async () => {
    const [buyer, seller] = [await agent(), await vendor()]
    const made = await Promise.all(Array.from({ length: 8 }, () => place(buyer.token, asked(seller.id))))
    const serials = made.map(({ data }) => Number(data?.placeOrder.number.slice(3))).toSorted((a, b) => a - b)
    expect(serials).toEqual(serials.map((_, at) => Number(serials[0]) + at))
  })

  it.each<[string, string, Record<string, unknown>]>([
    ['another price than was shown', 'order-price', { cents: 63_054 }],
    ['what the vendor does not offer', 'order-services', { services: ['TOUR'] }],
    ['nothing', 'order-services', { services: [], cents: 0 }],
    ['no place', 'order-place', { place: ' ' }],
    ['a day that is over', 'order-days', { wishDays: [dayAhead(-3)] }],
    ['a day that is none', 'order-days', { wishDays: ['2026-02-31'] }],
    ['four days', 'order-days', { wishDays: [1, 2, 3, 4].map(dayAhead) }],
    ['a vendor who is none', 'order-vendor', { vendor: 'nobody' }],
    ['a book', 'order-text', { note: 'x'.repeat(2_001) }],
    ['a home of nowhere', 'booking-home', { home: { country: 'SG', typeGroup: 'PRIVATE_STACK', slug: 'nowhere', unit: '' } }],
  ])('refuses %s', async (_, code, change) => {
    const [buyer, seller] = [await agent(), await vendor()]
    expect(codeOf(await place(buyer.token, asked(seller.id, change)))).toBe(code)
    expect((await list(buyer.token))?.totalCount).toBe(0)
  })

  it('is for agents, and of vendors that take orders', async () => {
    const [buyer, seller, person] = [await agent(), await vendor({ isActive: false }), await tools.newPerson()]
    expect(codeOf(await place(buyer.token, asked(seller.id)))).toBe('order-vendor')
    expect(codeOf(await place(person.token, asked(seller.id)))).toBe('order-agents')
    expect(codeOf(await place(seller.token, asked(seller.id)))).toBe('invalid_access_token')
  })
})

describe('staging', () => {
  const prices = [
    { service: 'STAGING', cents: 5_000, days: 3 },
    { service: 'VIDEO', cents: 9_000, days: 3 },
  ]
  const STAGING = `query Staging($id: ID!) { order(id: $id) { staging { style rooms wantedOn } } }`
  const brief = { style: 'WARM', rooms: ['STUDY', 'LIVING_ROOM', 'STUDY'], wantedOn: dayAhead(9) }
  const staged = (seller: string, change: Record<string, unknown> = {}) =>
    asked(seller, { services: ['STAGING'], cents: 5_000, staging: brief, ...change })

  it('tells both sides which rooms, how and by when', async () => {
    const [buyer, seller] = [await agent(), await vendor({ prices })]
    const { data, errors } = await place(buyer.token, staged(seller.id))
    expect(errors).toEqual([])
    const told = { style: 'WARM', rooms: ['LIVING_ROOM', 'STUDY'], wantedOn: brief.wantedOn }
    for (const token of [buyer.token, seller.token])
      expect((await tools.ask(STAGING, { id: data?.placeOrder.id }, { token })).data).toEqual({ order: { staging: told } })
  })

  it.each<[string, Record<string, unknown>]>([
    ['no room', { staging: { ...brief, rooms: [] } }],
    ['a day that is over', { staging: { ...brief, wantedOn: dayAhead(-3) } }],
    ['another service', { services: ['VIDEO'], cents: 9_000 }],
  ])('is refused with %s', async (_, change) => {
    const [buyer, seller] = [await agent(), await vendor({ prices })]
    expect(codeOf(await place(buyer.token, staged(seller.id, change)))).toBe('order-staging')
  })

  it('is priced for everybody to see, at the least of what vendors ask', async () => {
    await vendor({ prices: [{ service: 'STAGING', cents: 4_100, days: 9 }] })
    await vendor({ prices: [{ service: 'STAGING', cents: 1, days: 9 }], isActive: false })
    const { data } = await tools.ask<{ servicePrices: object[] }>('{ servicePrices { service cents days } }')
    expect(data?.servicePrices).toContainEqual({ service: 'STAGING', cents: 4_100, days: 9 })
  })
})

describe('an order', () => {
  it('is nobody else’s to see or to act on', async () => {
    const { id } = await ordered()
    const [other, otherVendor, boss] = [await agent(), await vendor(), await staff()]
    for (const { token } of [other, otherVendor, boss]) {
      expect(await one(token, id)).toBeUndefined()
      expect(codeOf(await act(token, id, 'CANCEL'))).toBe('order-unknown')
      expect(
        codeOf(
          await tools.ask(
            'mutation W($id: ID!, $key: String!) { writeOnOrder(id: $id, key: $key, text: "x") { id } }',
            { id, key: newKey() },
            { token },
          ),
        ),
      ).toBe('order-unknown')
      expect((await list(token))?.totalCount).toBe(0)
    }
  })

  it('follows the drawn ways alone, once for each key, and its history adds up', async () => {
    const [buyer, seller] = [await agent(), await vendor()]
    const tokens = { agent: buyer.token, vendor: seller.token }
    const step = fc.record({
      side: fc.constantFrom('agent' as const, 'vendor' as const),
      action: fc.constantFrom(...Object.keys(DRAWN), 'ACCEPT', 'START', 'DELIVER'),
      isAgain: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const id = String((await place(buyer.token, asked(seller.id))).data?.placeOrder.id)
        await tools.storedFile(id)
        let state = 'NEW'
        let moves = 0
        let last = async (): Promise<{ errors: { extensions: { code: string } }[] } | null> => null
        for (const { side, action, isAgain } of steps) {
          let isFit = true
          if (!isAgain) {
            const drawn = DRAWN[action]
            isFit =
              Boolean(drawn?.from.includes(state) && drawn.by.includes(side)) &&
              !(action === 'CANCEL' && side === 'vendor' && state === 'NEW')
            if (isFit) [state, moves] = [String(drawn?.to), moves + 1]
            const key = newKey()
            last = () => act(tokens[side], id, action, {}, key)
            const answers = await Promise.all([last(), last()])
            expect(answers.map((answer) => answer && codeOf(answer))).toEqual(
              isFit ? [undefined, undefined] : ['order-state', 'order-state'],
            )
          } else await last()
          expect((await one(buyer.token, id))?.state).toBe(state)
        }
        const order = await one(seller.token, id)
        expect(order?.events).toHaveLength(moves + 1)
        expect(order?.events.at(-1)?.toState).toBe(state)
        expect(order?.invoice != null).toBe(state === 'APPROVED')
      }),
      { numRuns: examples(20, 7) },
    )
  }, 120_000)

  it('lets one of two contrary actions through', async () => {
    const { buyer, seller, id } = await ordered()
    const answers = await Promise.all([act(seller.token, id, 'ACCEPT'), act(seller.token, id, 'DECLINE')])
    expect(answers.map(codeOf).filter((code) => code === 'order-state')).toHaveLength(1)
    expect((await one(buyer.token, id))?.events).toHaveLength(2)
  })

  it('tells the vendor how to get in once it is accepted, and the agent when it is due', async () => {
    const { buyer, seller, id } = await ordered()
    expect(codeOf(await act(seller.token, id, 'ACCEPT', { visit: null }))).toBe('order-due')
    expect(codeOf(await act(seller.token, id, 'ACCEPT', { visit: { dueOn: dayAhead(2), visitOn: dayAhead(3) } }))).toBe('order-due')
    expect((await act(seller.token, id, 'ACCEPT', { visit: { dueOn: dayAhead(4), visitOn: dayAhead(3) } })).errors).toEqual([])
    expect(await one(seller.token, id)).toMatchObject({ access: 'Key at the desk', dueOn: dayAhead(4) })
    const notice = await trade
      .prepare("select facts from notice where user_id = ? and kind = 'order-accepted'")
      .bind(buyer.id)
      .first<{ facts: string }>()
    expect(JSON.parse(String(notice?.facts))).toMatchObject({ name: seller.input.name, dueOn: dayAhead(4) })
    expect((await list(buyer.token, { isLate: true }))?.totalCount).toBe(0)
    await trade.prepare("update vendor_order set due_on = '2026-01-05' where id = ?").bind(id).run()
    expect((await list(buyer.token, { isLate: true }))?.totalCount).toBe(1)
  })

  it('leaves no half of a transition when the batch fails', async () => {
    const { buyer, seller, id } = await ordered()
    await trade
      .prepare("create trigger no_notice before insert on notice when new.kind = 'order-accepted' begin select raise(abort, 'no'); end")
      .run()
    const key = newKey()
    const failed = await act(seller.token, id, 'ACCEPT', {}, key)
    await trade.prepare('drop trigger no_notice').run()
    expect(failed.errors).toHaveLength(1)
    expect(await one(buyer.token, id)).toMatchObject({ state: 'NEW', dueOn: null, events: [{ action: 'place' }] })
    expect((await act(seller.token, id, 'ACCEPT', {}, key)).data?.actOnOrder.state).toBe('ACCEPTED')
  })

  it('carries messages that are unread until they are looked at', async () => {
    const { buyer, seller, id } = await ordered()
    const write = (token: string, text: string, key = newKey()) =>
      tools.ask(
        'mutation W($id: ID!, $key: String!, $text: String!) { writeOnOrder(id: $id, key: $key, text: $text) { id } }',
        { id, key, text },
        { token },
      )
    const key = newKey()
    await Promise.all([write(seller.token, 'Is there a lift?', key), write(seller.token, 'Is there a lift?', key)])
    await write(buyer.token, 'Yes.')
    expect((await list(buyer.token))?.nodes[0]).toMatchObject({
      unread: 1,
    })
    expect((await one(buyer.token, id))?.messages).toMatchObject([{ author: 'VENDOR' }, { author: 'AGENT', text: 'Yes.' }])
    await tools.ask('mutation R($id: ID!) { readOrder(id: $id) { id } }', { id }, { token: buyer.token })
    expect((await list(buyer.token))?.nodes[0]?.unread).toBe(0)
    expect((await list(seller.token))?.nodes[0]?.unread).toBe(1)
    expect(String((await tools.mailTo(seller.email, 'order-message')).text)).toContain('Yes.')
    expect(codeOf(await write(buyer.token, ' '))).toBe('order-text')
  })

  it('is told to both sides once when it is late', async () => {
    const { buyer, seller, id } = await ordered()
    await act(seller.token, id, 'ACCEPT')
    await trade.prepare("update vendor_order set due_on = '2026-01-05' where id = ?").bind(id).run()
    await provider.fetch('/jobs')
    await provider.fetch('/jobs')
    expect(await tools.mailTo(seller.email, 'order-late')).toMatchObject({ recipient: seller.email })
    const { results } = await trade.prepare("select 1 from notice where user_id = ? and kind = 'order-late'").bind(buyer.id).all()
    expect(results).toHaveLength(1)
  })
})

it('an action with a key that is none is refused', async () => {
  const { buyer, id } = await ordered()
  expect(codeOf(await tools.ask(ACT, { id, key: 'short', action: 'CANCEL', note: 'x' }, { token: buyer.token }))).toBe('key-unreadable')
})
