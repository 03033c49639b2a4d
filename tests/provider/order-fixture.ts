import { expect } from 'vitest'
import { dataTools } from './account-data-fixture.ts'
import { PASSWORD } from './account-fixture.ts'
import type { TestProvider } from './harness.ts'

const LISTED = 'id number state cents may access dueOn unread side'
const ORDER = `${LISTED} lines { service cents } messages { author text } events { action toState }`
export const PLACE = `mutation Place($key: String!, $input: PlaceOrderInput!) { placeOrder(key: $key, input: $input) { ${ORDER} } }`
export const ACT = `mutation Act($id: ID!, $key: String!, $action: OrderAction!, $note: String, $visit: OrderVisitInput, $lines: [ProposedLineInput!], $proposal: ID) {
  actOnOrder(id: $id, key: $key, action: $action, note: $note, visit: $visit, lines: $lines, proposal: $proposal) { ${ORDER} } }`
export const ONE = `query One($id: ID!) { order(id: $id) { ${ORDER} invoice { number issuedOn netCents totalCents tax { name percent cents }
  seller { name address taxNumber } buyer { name } lines { service cents } } } }`
export const SAVE =
  'mutation Save($input: VendorInput!) { saveVendor(input: $input) { id version isActivated email totals { state total } } }'
const LIST = `query Orders($filter: OrderFilter) { orders(filter: $filter) { totalCount nodes { ${LISTED} } } }`

export interface ShownOrder {
  id: string
  number: string
  state: string
  cents: number
  may: string[]
  access: string | null
  dueOn: string | null
  unread: number
  side: string
  lines: { service: string; cents: number }[]
  messages: { author: string; text: string }[]
  events: { action: string; toState: string }[]
  invoice?: {
    number: string
    issuedOn: string
    netCents: number
    totalCents: number
    tax: { cents: number } | null
    seller: { name: string }
  } | null
}

/** A day from today on, "2026-11-28"; far enough from midnight in any of the countries. */
export const dayAhead = (days: number): string => new Date(Date.now() + (days + 1) * 86_400_000).toISOString().slice(0, 10)

export const PRICES = [
  { service: 'PHOTOGRAPHS', cents: 18_050, days: 2 },
  { service: 'FLOOR_PLAN', cents: 12_000, days: 3 },
  { service: 'VIDEO', cents: 45_005, days: 5 },
]

/** Steps that the tests of orders share, by the real schema. */
export function orderTools(provider: TestProvider, tools: ReturnType<typeof dataTools> = dataTools(provider)) {
  const { DB_ACCOUNT, DB_TRADE: trade } = provider.env
  let count = 0
  const newKey = () => `key-${String(++count).padStart(8, '0')}`
  const setKind = (id: string, kind: string, roles: string) =>
    DB_ACCOUNT.prepare('update user set kind = ?, roles = ? where id = ?').bind(kind, roles, id).run()

  async function staff() {
    const person = await tools.newPerson()
    await setKind(person.id, 'staff', '["ROLE_ADMIN"]')
    return person
  }
  async function agent() {
    const person = await tools.newPerson({ name: 'Ah Meng Tan' })
    await setKind(person.id, 'agent', '["agent"]')
    return person
  }
  /** A vendor with prices, signed in as one. */
  async function vendor(change: Record<string, unknown> = {}) {
    const person = await tools.newPerson()
    await setKind(person.id, 'vendor', '["vendor"]')
    const texts = { name: `Studio ${++count}`, about: '', address: '1 Example Street', taxNumber: 'M9-0000000-1' }
    const input = { email: person.email, ...texts, prices: PRICES, isActive: true, version: 0, ...change }
    const { errors } = await tools.ask(SAVE, { input }, { token: (await staff()).token })
    expect(errors).toEqual([])
    const { data } = await tools.login(person.email, PASSWORD, {}, 'Vendor')
    return { ...person, token: String(data?.login.token), input }
  }
  const asked = (vendorId: string, change: Record<string, unknown> = {}) => ({
    vendor: vendorId,
    services: ['PHOTOGRAPHS', 'VIDEO'],
    cents: 63_055,
    place: '12 Example Road',
    access: 'Key at the desk',
    note: 'Before noon, please',
    wishDays: [dayAhead(3)],
    ...change,
  })
  const place = (token: string, input: Record<string, unknown>, key = newKey()) =>
    tools.ask<{ placeOrder: ShownOrder }>(PLACE, { key, input }, { token })
  const act = (token: string, id: string, action: string, change: Record<string, unknown> = {}, key = newKey()) =>
    tools.ask<{ actOnOrder: ShownOrder }>(
      ACT,
      { id, key, action, note: 'because', visit: action === 'ACCEPT' ? { dueOn: dayAhead(5) } : null, ...change },
      { token },
    )
  const one = async (token: string, id: string) => (await tools.ask<{ order: ShownOrder }>(ONE, { id }, { token })).data?.order
  const list = async (token: string, filter: Record<string, unknown> = {}) =>
    (await tools.ask<{ orders: { totalCount: number; nodes: ShownOrder[] } }>(LIST, { filter }, { token })).data?.orders
  /** A new order. */
  async function ordered() {
    const [buyer, seller] = [await agent(), await vendor()]
    const { data, errors } = await place(buyer.token, asked(seller.id))
    expect(errors).toEqual([])
    return { buyer, seller, id: String(data?.placeOrder.id) }
  }
  /** A file of an order, as if it had arrived; without bytes. */
  const storedFile = (orderId: string) =>
    trade
      .prepare(`insert into upload (id, order_id, name, kind, bytes, print, parts_id, state, created_at, changed_at)
        values (?, ?, 'plan.pdf', 'pdf', 9, ?, '', 'stored', 1, 1)`)
      .bind(crypto.randomUUID(), orderId, String(++count))
      .run()
  return { ...tools, act, agent, asked, list, newKey, one, ordered, place, staff, storedFile, trade, vendor }
}
