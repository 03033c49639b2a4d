import { OrderedTourDocument, type OrderedTourQuery, ShownTourDocument, type ShownTourQuery } from '#graphql/generated/graphql.ts'
import type { TestProvider } from './harness.ts'
import { orderTools } from './order-fixture.ts'
import { draftOf, ownTourTools } from './own-tour-fixture.ts'

export const PRICES = [
  { service: 'TOUR', cents: 32_000, days: 4 },
  { service: 'VIDEO', cents: 45_000, days: 5 },
]
const BEGIN = 'mutation($order: ID!) { beginOrderTour(order: $order) { id tour { id } } }'
const TOUR = 'query($id: ID!) { order(id: $id) { state tour { id version title rooms picture needs isTaken state } } }'
export const APPROVE = `mutation($id: ID!, $key: String!, $tour: OrderTourInput) {
  actOnOrder(id: $id, key: $key, action: APPROVE, tour: $tour) { id state invoice { number } } }`

interface SeenTour {
  id: string
  version: number
  title: string
  rooms: number
  picture: string | null
  needs: string[]
  isTaken: boolean
  state: string
}

/** Steps that the tests of ordered tours share, by the real schema. */
export async function orderedTourTools(provider: TestProvider) {
  const tours = await ownTourTools(provider)
  const orders = orderTools(provider, tours)
  const begin = (token: string, order: string) =>
    tours.ask<{ beginOrderTour: { tour: { id: string } | null } }>(BEGIN, { order }, { token })
  const seen = async (token: string, id: string) =>
    (await tours.ask<{ order: { state: string; tour: SeenTour | null } }>(TOUR, { id }, { token })).data?.order
  const look = async (token: string, order: string) =>
    (await tours.ask<OrderedTourQuery>(OrderedTourDocument.toString(), { order }, { token })).data?.order.tour
  const approve = (token: string, id: string, tour: Record<string, unknown> | null, key = orders.newKey()) =>
    tours.ask<{ actOnOrder: { state: string; invoice: { number: string } | null } }>(APPROVE, { id, key, tour }, { token })
  const shown = async (path: string) => (await tours.ask<ShownTourQuery>(ShownTourDocument.toString(), { path })).data?.tour

  /** An agent with a licence and a proven phone. */
  async function buyer(options: Parameters<typeof tours.agent>[0] = {}) {
    const agent = await tours.agent(options)
    await tours.run("update user set phone_number = '+6580000009', phone_verified_at = 1 where id = ?", agent.id)
    return agent
  }
  /** An accepted order of a tour. */
  async function accepted(token: string, seller: { id: string; token: string }, change: Record<string, unknown> = {}) {
    const { data, errors } = await orders.place(token, orders.asked(seller.id, { services: ['TOUR'], cents: 32_000, ...change }))
    if (!data?.placeOrder) throw new Error(`not placed: ${JSON.stringify(errors)}`)
    await orders.act(seller.token, data.placeOrder.id, 'ACCEPT')
    return data.placeOrder.id
  }
  /** An accepted order whose tour has two rooms; as yet not handed in. */
  async function made(token: string, seller: { id: string; token: string }, change: Record<string, unknown> = {}) {
    const order = await accepted(token, seller, change)
    const tour = String((await begin(seller.token, order)).data?.beginOrderTour.tour?.id)
    const scenes = [await tours.scene(seller.token, tour, 'hall', 90), await tours.scene(seller.token, tour, 'bath', 200)]
    const saved = await tours.save(seller.token, tour, 1, draftOf(scenes, { title: 'Heron and lantern' }))
    if (saved.data?.saveTour.version !== 2) throw new Error(`not saved: ${JSON.stringify(saved.errors)}`)
    return { order, tour, scenes }
  }
  /** The same, delivered. */
  async function delivered(token: string, seller: { id: string; token: string }, change: Record<string, unknown> = {}) {
    const all = await made(token, seller, change)
    await orders.act(seller.token, all.order, 'START')
    const { errors } = await orders.act(seller.token, all.order, 'DELIVER')
    if (errors.length > 0) throw new Error(`not delivered: ${JSON.stringify(errors)}`)
    return all
  }
  return {
    ...tours,
    beginBundle: tours.begin,
    orders,
    accepted,
    approve,
    begin,
    buyer,
    delivered,
    look,
    made,
    seen,
    shown,
    vendor: () => orders.vendor({ prices: PRICES }),
  }
}
