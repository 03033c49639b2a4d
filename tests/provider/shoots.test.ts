import { describe, expect, it } from 'vitest'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { dayAhead, orderTools } from './order-fixture.ts'

const provider = await startProvider()
const tools = orderTools(provider)
const { act, agent, asked, newKey, one, place, vendor } = tools

const PRICES = '{ ownPrices { country version prices { service name cents days travelCents steps { bedrooms cents } } next { from } } }'
const SAVE_PRICES = 'mutation Save($input: OwnPricesInput!) { saveOwnPrices(input: $input) { version prices { cents } next { from } } }'
const SHOOTS =
  'query Shoots($from: String!, $until: String!) { shoots(from: $from, until: $until) { id state visitStarts access calendarFile } }'
const PROPOSAL =
  'query P($id: ID!) { order(id: $id) { proposal { id cents dueOn } visitOn visitStarts dueOn cents lines { service cents } may } }'
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore', dateStyle: 'short' }).format(Date.now())

interface Proposed {
  order: { proposal: { id: string } | null; cents: number; may: string[] }
}

const film = { service: 'VIDEO', name: 'Film', cents: 60_000, days: 4, travelCents: 1_500, steps: [{ bedrooms: 2, cents: 40_000 }] }
const visit = { visitOn: dayAhead(3), visitAt: '10:00', visitMinutes: 90, dueOn: dayAhead(8) }
const seen = async (token: string, id: string) => (await tools.ask<Proposed>(PROPOSAL, { id }, { token })).data?.order
const shootsOf = async (token: string, from = dayAhead(0), until = dayAhead(10)) =>
  (await tools.ask<{ shoots: Record<string, unknown>[] }>(SHOOTS, { from, until }, { token })).data?.shoots

async function ordered(seller: Awaited<ReturnType<typeof vendor>>) {
  const buyer = await agent()
  const { data } = await place(buyer.token, asked(seller.id))
  return { buyer, id: String(data?.placeOrder.id) }
}

describe('a vendor’s own price list', () => {
  const save = (token: string, change: Record<string, unknown> = {}) =>
    tools.ask(SAVE_PRICES, { input: { country: 'SG', prices: [film], from: TODAY, version: 1, ...change } }, { token })

  it('is in force from its day, by size and with the way once, and orders keep the prices that they were made with', async () => {
    const [seller, buyer] = [await vendor(), await agent()]
    const { data } = await place(buyer.token, asked(seller.id))
    expect((await save(seller.token)).errors).toEqual([])
    expect((await tools.ask(PRICES, {}, { token: seller.token })).data).toEqual({
      ownPrices: [{ country: 'SG', version: 2, prices: [film], next: null }],
    })
    expect(await one(buyer.token, String(data?.placeOrder.id))).toMatchObject({ cents: 63_055 })
    const order = (change: Record<string, unknown>) => place(buyer.token, asked(seller.id, { services: ['VIDEO'], ...change }))
    expect(codeOf(await order({ cents: 61_500 }))).toBe('order-bedrooms')
    expect(codeOf(await order({ cents: 61_500, bedrooms: 2 }))).toBe('order-price')
    expect((await order({ cents: 41_500, bedrooms: 2 })).errors).toEqual([])
    expect((await order({ cents: 61_500, bedrooms: 3 })).errors).toEqual([])
  })

  it('that is to come leaves the present one until its day', async () => {
    const [seller, buyer] = [await vendor(), await agent()]
    const { data } = await save(seller.token, { from: dayAhead(5) })
    expect(data).toMatchObject({ saveOwnPrices: { version: 2, next: { from: dayAhead(5) } } })
    expect((await place(buyer.token, asked(seller.id))).errors).toEqual([])
    await tools.trade.prepare('update vendor set next_from = ? where user_id = ?').bind(TODAY, seller.id).run()
    expect(codeOf(await place(buyer.token, asked(seller.id)))).toBe('order-services')
  })

  it.each<[string, string, Record<string, unknown>]>([
    ['a day that is over', 'vendor-from', { from: dayAhead(-3) }],
    ['another version', 'vendor-changed', { version: 7 }],
    ['a country where it does not work', 'vendor-unknown', { country: 'HK' }],
    ['nothing', 'vendor-prices-empty', { prices: [] }],
    ['a long name', 'vendor-prices-name', { prices: [{ ...film, name: 'x'.repeat(81) }] }],
    ['sizes that fall', 'vendor-prices-steps', { prices: [{ ...film, steps: [film.steps[0], { bedrooms: 1, cents: 1 }] }] }],
  ])('is refused with %s', async (_, code, change) => {
    expect(codeOf(await save((await vendor()).token, change))).toBe(code)
  })
})

describe('a proposal', () => {
  it('is agreed to by one press that takes price, day and hour together', async () => {
    const seller = await vendor()
    const { buyer, id } = await ordered(seller)
    expect(codeOf(await act(buyer.token, id, 'AGREE'))).toBe('order-proposal')
    const lines = [
      { service: 'PHOTOGRAPHS', cents: 20_000 },
      { service: 'VIDEO', cents: 45_005 },
    ]
    expect(codeOf(await act(seller.token, id, 'PROPOSE', { visit, lines: lines.slice(1) }))).toBe('order-lines')
    expect((await act(seller.token, id, 'PROPOSE', { visit, lines })).errors).toEqual([])
    const before = await seen(buyer.token, id)
    expect(before).toMatchObject({ cents: 63_055, dueOn: null, proposal: { cents: 65_005, dueOn: visit.dueOn }, may: ['AGREE', 'CANCEL'] })
    expect(codeOf(await act(buyer.token, id, 'AGREE', { proposal: 'another' }))).toBe('order-proposal')
    const key = newKey()
    const press = () => act(buyer.token, id, 'AGREE', { proposal: before?.proposal?.id }, key)
    expect((await Promise.all([press(), press()])).map(codeOf)).toEqual([undefined, undefined])
    const visitStarts = new Date(`${visit.visitOn}T10:00:00+08:00`).toISOString()
    const agreed = { cents: 65_005, proposal: null, dueOn: visit.dueOn, visitOn: visit.visitOn, visitStarts, lines }
    expect(await seen(buyer.token, id)).toMatchObject(agreed)
    expect((await one(buyer.token, id))?.events.map(({ action }) => action)).toEqual(['place', 'propose', 'agree'])
    expect(await tools.mailTo(seller.email, 'order-agreed')).toBeTruthy()
  })

  it('is the last one that was made: an earlier one sent again changes nothing', async () => {
    const seller = await vendor()
    const { buyer, id } = await ordered(seller)
    const key = newKey()
    const first = () => act(seller.token, id, 'PROPOSE', { visit }, key)
    await first()
    const earlier = (await seen(buyer.token, id))?.proposal?.id
    await act(seller.token, id, 'PROPOSE', { visit: { ...visit, dueOn: dayAhead(9) } })
    await first()
    expect(await seen(buyer.token, id)).toMatchObject({ proposal: { dueOn: dayAhead(9) } })
    expect(codeOf(await act(buyer.token, id, 'AGREE', { proposal: earlier }))).toBe('order-proposal')
  })

  it('is needed for a day that the agent has not named', async () => {
    const seller = await vendor()
    const { id } = await ordered(seller)
    const other = { ...visit, visitOn: dayAhead(4) }
    expect(codeOf(await act(seller.token, id, 'ACCEPT', { visit: other }))).toBe('order-wish')
    expect(codeOf(await act(seller.token, id, 'PROPOSE', { visit: { ...other, visitAt: '25:00' } }))).toBe('order-visit')
    expect((await act(seller.token, id, 'PROPOSE', { visit: other })).errors).toEqual([])
  })
})

describe('visits', () => {
  it('of one vendor never overlap, whoever comes first, and another vendor’s are free', async () => {
    const [seller, other] = [await vendor(), await vendor()]
    const orders = await Promise.all([ordered(seller), ordered(seller)])
    const answers = await Promise.all(orders.map(({ id }) => act(seller.token, id, 'ACCEPT', { visit })))
    expect(answers.map(codeOf).toSorted()).toEqual(['order-overlap', undefined])
    const late = orders[answers.findIndex((answer) => codeOf(answer))]
    const id = String(late?.id)
    expect(codeOf(await act(seller.token, id, 'PROPOSE', { visit: { ...visit, visitAt: '11:29' } }))).toBe('order-overlap')
    expect((await act(seller.token, id, 'PROPOSE', { visit: { ...visit, visitAt: '11:30' } })).errors).toEqual([])
    const elsewhere = await ordered(other)
    expect((await act(other.token, elsewhere.id, 'ACCEPT', { visit })).errors).toEqual([])
  })

  it('are listed by day for their vendor alone, with how to get in once they are agreed, and as a file', async () => {
    const [seller, other] = [await vendor(), await vendor()]
    const [{ id }, proposed] = [await ordered(seller), await ordered(seller)]
    await act(seller.token, id, 'ACCEPT', { visit })
    await act(seller.token, proposed.id, 'PROPOSE', { visit: { ...visit, visitAt: '14:00' } })
    const shoots = await shootsOf(seller.token)
    expect(shoots).toMatchObject([
      { id, state: 'ACCEPTED', access: 'Key at the desk' },
      { id: proposed.id, state: 'NEW', access: null },
    ])
    const file = String(shoots?.[0]?.calendarFile)
    expect(file).toContain(`DTSTART:${visit.visitOn.replaceAll('-', '')}T020000Z`)
    expect(file).toContain('Key at the desk')
    expect(String(shoots?.[1]?.calendarFile)).not.toContain('Key at the desk')
    expect(await shootsOf(other.token)).toEqual([])
    expect(await shootsOf(seller.token, dayAhead(4))).toEqual([])
    await act(seller.token, id, 'CANCEL')
    expect(await shootsOf(seller.token)).toHaveLength(1)
    const span = (from: string, until: string) => tools.ask(SHOOTS, { from, until }, { token: seller.token })
    for (const [from, until] of [
      [dayAhead(2), dayAhead(1)],
      [dayAhead(0), dayAhead(62)],
      ['soon', dayAhead(1)],
    ] as const)
      expect(codeOf(await span(from, until))).toBe('shoot-days')
  })
})
