import type { SqlValue, Statements } from '../../db/client.ts'
import { integer, pick, type RowOf, selectList, text } from '../../db/column-table.ts'
import { VENDOR_ORDER } from '../../db/trade/order-tables.ts'
import type { OrderSide } from '../../db/trade/words.ts'
import type { BookedHome } from '../booking/booking-row.ts'
import type { ServiceLine } from './price-list.ts'

/** A stored order; times in unix seconds, money in cents. */
export const ORDER_ROW = {
  ...pick(VENDOR_ORDER, 'id', 'country', 'serial', 'agent', 'vendor', 'agentName', 'vendorName', 'agentLocale'),
  /** JSON of ServiceLine[]; `name` and `travelCents` are missing in those of before price lists of vendors */
  lines: VENDOR_ORDER.columns.lines,
  ...pick(VENDOR_ORDER, 'cents'),
  /** JSON of a BookedHome */
  home: VENDOR_ORDER.columns.home,
  ...pick(VENDOR_ORDER, 'place', 'access', 'note'),
  /** JSON of a StagingBrief */
  staging: VENDOR_ORDER.columns.staging,
  /** JSON of days */
  wishDays: VENDOR_ORDER.columns.wishDays,
  ...pick(VENDOR_ORDER, 'bedrooms', 'visitOn', 'visitStartsAt', 'visitEndsAt', 'dueOn'),
  /** JSON of a Proposal */
  proposal: VENDOR_ORDER.columns.proposal,
  ...pick(VENDOR_ORDER, 'state', 'invoiceSerial'),
  /** JSON of an Invoice */
  invoice: VENDOR_ORDER.columns.invoice,
  ...pick(VENDOR_ORDER, 'agentRead', 'vendorRead', 'siteOrigin', 'createdAt', 'updatedAt'),
}
export type OrderRow = RowOf<typeof ORDER_ROW>

/** What a vendor proposes instead of what was ordered: another price, or other days. Its visit stands in the row of the order, where it takes its time. */
export interface Proposal {
  /** of this proposal: the agent agrees to the one that was seen */
  id: string
  lines: ServiceLine[]
  cents: number
  /** "2026-11-28" */
  dueOn: string
}

export const ORDER_COLUMNS = selectList(ORDER_ROW, 'o')

/** One order, by what `where` says of `o`. */
export const readOrder = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<OrderRow | null> =>
  trade.first(ORDER_ROW, `select ${ORDER_COLUMNS} from vendor_order o where ${where}`, ...parameters)

/** What people call an order by: "SG-000123". */
export const orderNumber = ({ country, serial }: Pick<OrderRow, 'country' | 'serial'>): string =>
  `${country}-${String(serial).padStart(6, '0')}`

export const orderLines = ({ lines }: Pick<OrderRow, 'lines'>): ServiceLine[] => storedLines(JSON.parse(lines))
export const orderProposal = ({ proposal }: Pick<OrderRow, 'proposal'>): Proposal | null =>
  proposal === null ? null : JSON.parse(proposal)

type StoredLine = Pick<ServiceLine, 'service' | 'cents' | 'days'> & Partial<ServiceLine>
const storedLines = (lines: readonly StoredLine[]): ServiceLine[] => lines.map((line) => ({ name: '', travelCents: 0, ...line }))

export const orderWishDays = ({ wishDays }: Pick<OrderRow, 'wishDays'>): string[] => JSON.parse(wishDays)
export const orderHome = ({ home }: Pick<OrderRow, 'home'>): BookedHome | null => (home === null ? null : JSON.parse(home))

/** Where it is, in one line: the home's name and unit, or the address as the agent wrote it. */
export function orderPlace(order: Pick<OrderRow, 'home' | 'place'>): string {
  const home = orderHome(order)
  return [home?.name, home?.unit, order.place].filter(Boolean).join(' ')
}

/** An order as one of its sides sees it. */
export const SEEN_ORDER_ROW = {
  ...ORDER_ROW,
  side: text<OrderSide>(),
  /** messages of the other side since this one looked */
  unread: integer(),
}
export type SeenOrder = RowOf<typeof SEEN_ORDER_ROW>
