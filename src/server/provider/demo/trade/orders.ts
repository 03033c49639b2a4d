import type { DatabaseSync } from 'node:sqlite'
import type { OrderService, OrderState } from '#graphql/order-kinds.ts'
import { pricedLines } from '#graphql/order-prices.ts'
import type { OrderSide } from '../../db/trade/words.ts'
import { invoiceOf } from '../../modules/order/invoice.ts'
import type { OrderRow } from '../../modules/order/order-row.ts'
import { type ServicePrice, totalCents } from '../../modules/order/price-list.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'
import { fillOrderFiles } from './order-files.ts'

const HOUR = 3_600
const DAY = 86_400
const SINGAPORE_SECONDS = 8 * HOUR

const SELLER = { name: 'Maple Lens Studio', address: '27 Example Lane, #02-04, Singapore 000027', taxNumber: 'M90000000A' }

const PRICES: readonly ServicePrice[] = [
  priced('photographs', 18_000, 2),
  priced('floor-plan', 9_500, 3),
  priced('tour', 32_000, 4),
  priced('staging', 24_000, 5),
  priced('video', 48_000, 7),
]

function priced(service: OrderService, cents: number, days: number): ServicePrice {
  return { service, name: '', cents, days, travelCents: 0, steps: [] }
}

interface DemoOrder {
  place: string
  services: readonly OrderService[]
  state: OrderState
  /** days before now, and the day from now on which files are due */
  ago: number
  due?: number
  /** the day from now of the vendor's visit, and its hour by the clock of Singapore */
  visit?: readonly [day: number, hour: number]
  note: string
  /** its tour was made in the studio, see ordered-tour.ts; nothing else was handed over */
  hasTour?: true
  says?: readonly (readonly [OrderSide, string])[]
}

const ORDERS: readonly DemoOrder[] = [
  {
    place: '5 Example Crescent #08-21',
    services: ['photographs', 'floor-plan'],
    state: 'new',
    ago: 0,
    note: 'The tenant is in on weekday evenings.',
  },
  {
    place: '88 Sample Avenue #14-03',
    services: ['video'],
    state: 'new',
    ago: 1,
    note: 'Sea side first, please; the sun is there until noon.',
  },
  {
    place: '41 Example Drive #03-11',
    services: ['tour'],
    state: 'accepted',
    ago: 2,
    due: 3,
    visit: [1, 10],
    note: 'Furniture leaves on the morning of the visit.',
    says: [
      ['vendor', 'Is the lift free for a trolley?'],
      ['agent', 'Yes, the guard knows.'],
    ],
  },
  {
    place: '7 Sample Walk',
    services: ['photographs', 'video'],
    state: 'in-production',
    ago: 5,
    due: 1,
    visit: [-1, 14],
    note: 'A corner terrace; show the garden.',
  },
  {
    place: '160 Example Street 11 #10-88',
    services: ['floor-plan'],
    state: 'in-production',
    ago: 9,
    due: -2,
    note: 'The kitchen wall was taken down in 2019.',
  },
  {
    place: '19 Sample Rise #21-05',
    services: ['photographs'],
    state: 'delivered',
    ago: 6,
    due: -1,
    note: 'Twelve pictures are enough.',
    says: [['vendor', 'Two of the balcony are in the evening light.']],
  },
  {
    place: '2 Example Grove #05-05',
    services: ['staging'],
    state: 'changes-asked',
    ago: 8,
    due: 2,
    note: 'For a couple with a study; no children’s room.',
  },
  { place: '63 Sample Road #02-14', services: ['photographs', 'tour'], state: 'approved', ago: 24, due: -18, note: '' },
  { place: '30 Example Terrace', services: ['photographs', 'floor-plan', 'video'], state: 'approved', ago: 40, due: -30, note: '' },
  { place: '11 Sample Link #17-02', services: ['staging'], state: 'declined', ago: 15, note: 'By the day after tomorrow, if you can.' },
  { place: '9 Example Park #04-31', services: ['tour'], state: 'cancelled', ago: 12, due: -6, note: '' },
  {
    place: '27 Sample Crescent #11-02',
    services: ['tour'],
    state: 'delivered',
    ago: 4,
    due: 1,
    hasTour: true,
    note: 'Furnished as it is; the tenant has left.',
    says: [['vendor', 'The kitchen is taken from its door, so that the window is seen.']],
  },
]

/** The order whose tour waits for its agent. */
export const TOUR_ORDER = ORDERS.findIndex(({ hasTour }) => hasTour)

/** How each state was come to. */
const PATHS: Record<OrderState, readonly (readonly [action: string, side: OrderSide, to: OrderState, note?: string])[]> = (() => {
  const accepted = [['accept', 'vendor', 'accepted']] as const
  const made = [...accepted, ['start', 'vendor', 'in-production']] as const
  const delivered = [...made, ['deliver', 'vendor', 'delivered', 'All files are there.']] as const
  return {
    new: [],
    accepted,
    'in-production': made,
    delivered,
    'changes-asked': [
      ...delivered,
      ['ask-changes', 'agent', 'changes-asked', 'The desk stands in front of the window: can it face the wall?'],
    ],
    approved: [...delivered, ['approve', 'agent', 'approved']],
    declined: [['decline', 'vendor', 'declined', 'We are full until the end of next week.']],
    cancelled: [...accepted, ['cancel', 'agent', 'cancelled', 'The owners have changed their minds.']],
  }
})()

export const orderIdOf = (at: number): string => `00000000-0000-4000-b000-${String(at + 1).padStart(12, '0')}`
const dayOf = (at: number): string => new Date((at + SINGAPORE_SECONDS) * 1_000).toISOString().slice(0, 10)

/** A vendor with prices, and orders of the agent with a plan in every state. */
export function fillOrders(db: DatabaseSync, now: number): void {
  const { subscriber, vendor } = DEMO_ACCOUNTS
  db.prepare(
    `insert or ignore into vendor (user_id, country, name, about, address, tax_number, prices, is_active, version, updated_at)
    values (?, 'SG', ?, 'Photographs and tours all over the island, from Tuesday to Sunday.', ?, ?, ?, 1, 1, ?)`,
  ).run(vendor.id, SELLER.name, SELLER.address, SELLER.taxNumber, JSON.stringify(PRICES), now)
  const put =
    db.prepare(`insert or ignore into vendor_order (id, country, serial, agent, vendor, agent_name, vendor_name, agent_locale, lines, cents, home,
    place, access, note, wish_days, due_on, state, invoice_serial, invoice, site_origin, created_at, updated_at, visit_on, visit_starts_at, visit_ends_at)
    values (?, 'SG', ?, ?, ?, ?, ?, 'en-US', ?, ?, null, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?, ?, ?, ?)`)
  let invoices = 0
  ORDERS.forEach((demo, at) => {
    const { place, services, state, ago, due, visit, note } = demo
    const made = now - ago * DAY - (at + 1) * HOUR
    const lines = pricedLines(
      PRICES.filter(({ service }) => services.includes(service)),
      null,
    )
    const order = { country: 'SG', serial: at + 1, lines: JSON.stringify(lines), cents: totalCents(lines), home: null, place } as const
    const buyer = { name: subscriber.name, agency: subscriber.licence.agency, licence: subscriber.licence.number }
    const isApproved = state === 'approved'
    const startsAt = visit ? Date.parse(`${dayOf(now + visit[0] * DAY)}T00:00:00Z`) / 1_000 + visit[1] * HOUR - SINGAPORE_SECONDS : null
    const invoice = isApproved ? invoiceOf(order, SELLER, buyer, dayOf(now + ((due ?? 0) + 1) * DAY)) : null
    const { changes } = put.run(
      orderIdOf(at),
      order.serial,
      subscriber.id,
      vendor.id,
      subscriber.name,
      SELLER.name,
      order.lines,
      order.cents,
      place,
      'Keys at the guard house; call the owner at the gate.',
      note,
      JSON.stringify([dayOf(made + 2 * DAY), dayOf(made + 3 * DAY)]),
      due === undefined ? null : dayOf(now + due * DAY),
      state,
      isApproved ? ++invoices : null,
      invoice && JSON.stringify(invoice),
      made,
      made + PATHS[state].length * HOUR,
      startsAt === null ? null : dayOf(startsAt),
      startsAt,
      startsAt === null ? null : startsAt + 2 * HOUR,
    )
    if (changes > 0) {
      if (!demo.hasTour) fillOrderFiles(db, { id: orderIdOf(at), state, services, at: made + 3 * HOUR })
      fillHistory(db, { id: orderIdOf(at), made, state, says: demo.says ?? [] })
    }
  })
}

function fillHistory(
  db: DatabaseSync,
  { id, made, state, says }: { id: string; made: number } & Pick<DemoOrder, 'state'> & Required<Pick<DemoOrder, 'says'>>,
) {
  const tell = db.prepare(`insert or ignore into vendor_order_event (key, order_id, action, actor, from_state, to_state, note, at)
    values (?, ?, ?, ?, ?, ?, ?, ?)`)
  const write = db.prepare('insert or ignore into vendor_order_message (key, order_id, author, text, at) values (?, ?, ?, ?, ?)')
  tell.run(`demo ${id} place`, id, 'place', 'agent', null, 'new', '', made)
  let before: OrderRow['state'] = 'new'
  PATHS[state].forEach(([action, side, to, note = ''], step) => {
    tell.run(`demo ${id} ${action}`, id, action, side, before, to, note, made + (step + 1) * HOUR)
    before = to
  })
  says.forEach(([author, text], step) => {
    write.run(`demo ${id} ${step}`, id, author, text, made + (2 + step) * HOUR)
  })
}
