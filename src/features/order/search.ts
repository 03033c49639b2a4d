import { ORDER_SERVICES, type OrderService } from '#graphql/order-kinds.ts'
import { isUuid } from '#lib/uuid.ts'
import { projectIn } from '#property/address/named-project.ts'

export const ORDER_PAGE_SIZE = 20
const PAGE_MAX = 500
const FIND_MAX_CHARS = 80
const PROJECT_MAX_CHARS = 120

/** The piles of an agent's orders; `look` is what was delivered and waits for the agent. */
export const ORDER_PILES = ['open', 'look', 'late', 'approved', 'ended'] as const
export type OrderPile = (typeof ORDER_PILES)[number]

/** Parameters of the list. */
export interface OrderSearch {
  pile?: OrderPile
  /** part of the number, of where it is, or of the vendor's name */
  find?: string
  page?: number
  /** the order that is opened */
  order?: string
}

/** The piles of a vendor's orders. */
export const VENDOR_PILES = ['open', 'answer', 'work', 'waiting', 'closed'] as const
export type VendorPile = (typeof VENDOR_PILES)[number]

/** The parts of a vendor's page. */
export const VENDOR_PARTS = ['orders', 'shoots', 'prices'] as const
export type VendorPart = (typeof VENDOR_PARTS)[number]

export interface VendorOrderSearch extends Omit<OrderSearch, 'pile'> {
  pile?: VendorPile
  part?: Exclude<VendorPart, 'orders'>
  /** of the visits: the first day that is shown, "2026-11-28"; today without one */
  day?: string
  /** of the visits: a week in columns in place of the agenda */
  span?: 'week'
}

const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const isDay = (day: unknown): day is string => typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`))

/** Reads the list's parameters; a wrong value is dropped, never an error. */
export function orderSearch({ pile, find, page, order }: Record<string, unknown>): OrderSearch {
  const text = typeof find === 'string' || typeof find === 'number' ? String(find).trim() : ''
  return {
    pile: ORDER_PILES.find((known) => known === pile && known !== 'open'),
    find: text === '' || text.length > FIND_MAX_CHARS || /\p{Cc}/u.test(text) ? undefined : text,
    page: typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
    order: typeof order === 'string' && isUuid(order) ? order : undefined,
  }
}

/** The same for a vendor's list; letters name the order by the parameter that attribution remembers through the login (§2.6). */
export function vendorOrderSearch({
  pile,
  orderId,
  order = orderId,
  part,
  day,
  span,
  ...rest
}: Record<string, unknown>): VendorOrderSearch {
  return {
    ...orderSearch({ ...rest, order }),
    pile: VENDOR_PILES.find((known) => known === pile && known !== 'open'),
    part: part === 'shoots' || part === 'prices' ? part : undefined,
    day: isDay(day) ? day : undefined,
    span: span === 'week' ? span : undefined,
  }
}

/** Parameters of the page on which an order is placed. */
export interface NewOrderSearch {
  /** the home: "SG/private-stack/the-meadow" */
  project?: string
  /** chosen before anything is entered */
  service?: OrderService
}

export const newOrderSearch = ({ project, service }: Record<string, unknown>): NewOrderSearch => ({
  service: ORDER_SERVICES.find((known) => known === service),
  project: typeof project === 'string' && project.length <= PROJECT_MAX_CHARS && projectIn(project) ? project : undefined,
})
