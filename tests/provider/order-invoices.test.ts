import { describe, expect, it } from 'vitest'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { orderTools, PRICES, SAVE } from './order-fixture.ts'

const provider = await startProvider()
const tools = orderTools(provider)
const { act, newKey, one, ordered, staff, trade } = tools

describe('an invoice', () => {
  async function approved() {
    const order = await ordered()
    await tools.storedFile(order.id)
    for (const action of ['ACCEPT', 'START', 'DELIVER']) expect((await act(order.seller.token, order.id, action)).errors).toEqual([])
    expect((await act(order.buyer.token, order.id, 'APPROVE')).errors).toEqual([])
    return order
  }

  it('adds up, with the tax of a registered vendor, and does not change afterwards', async () => {
    const { buyer, seller, id } = await approved()
    const before = (await one(buyer.token, id))?.invoice
    // 9 % of 630.55
    expect(before).toMatchObject({
      netCents: 63_055,
      totalCents: 68_730,
      tax: { name: 'GST', percent: 9, cents: 5_675 },
      seller: { taxNumber: 'M9-0000000-1' },
    })
    const input = { ...seller.input, email: null, id: seller.id, name: 'Renamed', taxNumber: '', prices: [PRICES[0]], version: 1 }
    expect((await tools.ask(SAVE, { input }, { token: (await staff()).token })).errors).toEqual([])
    expect((await one(seller.token, id))?.invoice).toEqual(before)
  })

  it('is one of the month’s, for both sides', async () => {
    const { buyer, seller, id } = await approved()
    const month = String((await one(buyer.token, id))?.invoice?.issuedOn).slice(0, 7)
    const MONTHS = '{ orderMonths { month otherId otherName orders totalCents } }'
    const INVOICES = 'query I($month: String!, $other: ID) { orderInvoices(month: $month, other: $other) { number } }'
    for (const [token, otherId] of [
      [buyer.token, seller.id],
      [seller.token, buyer.id],
    ] as const) {
      expect((await tools.ask(MONTHS, {}, { token })).data).toEqual({
        orderMonths: [{ month, otherId, otherName: expect.any(String), orders: 1, totalCents: 68_730 }],
      })
      expect(
        (await tools.ask<{ orderInvoices: unknown[] }>(INVOICES, { month, other: otherId }, { token })).data?.orderInvoices,
      ).toHaveLength(1)
    }
    expect(codeOf(await tools.ask(INVOICES, { month: '2026' }, { token: buyer.token }))).toBe('order-month')
  })

  it('stays when an account goes, without what leads to the person', async () => {
    const { buyer, seller, id } = await approved()
    await tools.run('update user set deletion_due_at = 1 where id = ?', buyer.id)
    await tools.cleanUp()
    expect(await one(seller.token, id)).toMatchObject({
      state: 'APPROVED',
      invoice: { totalCents: 68_730, buyer: { name: 'Ah Meng Tan' } },
    })
    const row = JSON.stringify(await trade.prepare('select * from vendor_order where id = ?').bind(id).first())
    for (const trace of [buyer.id, buyer.email, buyer.phoneNumber, 'Key at the desk']) expect(row).not.toContain(trace)
  })
})

describe('vendors', () => {
  it('are made by staff with a link to set a password, and kept by version', async () => {
    const { token } = await staff()
    const email = `new-vendor-${newKey()}@example.com`
    const input = { email, name: 'Fresh Frames', about: '', address: '', taxNumber: '', prices: PRICES, isActive: true, version: 0 }
    const { data } = await tools.ask<{ saveVendor: { id: string; version: number; isActivated: boolean } }>(SAVE, { input }, { token })
    expect(data?.saveVendor).toMatchObject({ version: 1, isActivated: false, email })
    expect(await tools.mailTo(email, 'activation')).toBeTruthy()
    const change = { ...input, email: null, id: data?.saveVendor.id, version: 1 }
    const answers = await Promise.all([1, 2].map(() => tools.ask(SAVE, { input: change }, { token })))
    expect(answers.map(codeOf).toSorted()).toEqual(['vendor-changed', undefined])
  })

  it.each<[string, string, Record<string, unknown>]>([
    ['an address of somebody else', 'vendor-email-used', {}],
    ['no address', 'vendor-email', { email: 'nobody' }],
    ['no name', 'vendor-name', { name: ' ' }],
    ['no price', 'vendor-prices-empty', { prices: [] }],
    ['a service twice', 'vendor-prices-repeated', { prices: [PRICES[0], PRICES[0]] }],
    ['nothing to pay', 'vendor-prices-amount', { prices: [{ service: 'TOUR', cents: 0, days: 1 }] }],
    ['no time', 'vendor-prices-days', { prices: [{ service: 'TOUR', cents: 1, days: 0 }] }],
  ])('with %s are refused', async (_, code, change) => {
    const [{ token }, person] = [await staff(), await tools.newPerson()]
    const input = {
      email: person.email,
      name: 'x',
      about: '',
      address: '',
      taxNumber: '',
      prices: PRICES,
      isActive: true,
      version: 0,
      ...change,
    }
    expect(codeOf(await tools.ask(SAVE, { input }, { token }))).toBe(code)
  })
})
