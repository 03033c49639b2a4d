import { ORDER_BEDROOMS_MAX } from '#graphql/limits.ts'
import { refusal } from '../../errors.ts'
import { type OrderRow, orderLines, type Proposal } from './order-row.ts'
import { PRICE_MAX_CENTS, type ServiceLine, totalCents } from './price-list.ts'

interface AskedLine {
  service: ServiceLine['service']
  cents: number
}

/** The lines of an order at other prices. Throws `order-lines` where they are not the order's, or a price cannot be. */
function changedLines(order: Pick<OrderRow, 'lines'>, asked: readonly AskedLine[]): ServiceLine[] {
  const lines = orderLines(order)
  const prices = new Map(asked.map(({ service, cents }) => [service, cents]))
  const isFit = prices.size === lines.length && asked.length === lines.length
  const changed = lines.map((line) => {
    const cents = prices.get(line.service)
    if (!isFit || cents === undefined || cents < 1 || cents > PRICE_MAX_CENTS)
      throw refusal('order-lines', 'A price is needed for each line of the order, and for no other.')
    return { ...line, cents, travelCents: Math.min(line.travelCents, cents) }
  })
  return changed
}

/** A proposal for an order under the key of its action; without `asked` at the order’s prices. Throws as {@link changedLines} does. */
export function proposalFor(id: string, order: Pick<OrderRow, 'lines'>, asked: readonly AskedLine[] | null, dueOn: string): Proposal {
  const lines = asked ? changedLines(order, asked) : orderLines(order)
  return { id, lines, cents: totalCents(lines), dueOn }
}

/** How many bedrooms a home has, by which it is priced; null where it was not told. Throws `order-bedrooms`. */
export function readBedrooms(bedrooms: number | null | undefined): number | null {
  if (bedrooms == null) return null
  if (bedrooms < 0 || bedrooms > ORDER_BEDROOMS_MAX) throw refusal('order-bedrooms', `From 0 to ${ORDER_BEDROOMS_MAX} bedrooms.`)
  return bedrooms
}
