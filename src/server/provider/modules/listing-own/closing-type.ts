import { CLOSING_UNDO_DAYS, type ListingOutcome } from '#graphql/listing-kinds.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { ListingOutcomeEnum } from '../listing/listing-enums.ts'
import type { Closing } from './beside-act.ts'
import type { WorkedListingRow } from './own-row.ts'

const DAY = 86_400
const PRICE_MAX = 10_000_000_000
/** A day somewhere on earth may have begun already. */
const AHEAD_SECONDS = 14 * 3_600

export const ListingClosingInput = builder.inputType('ListingClosingInput', {
  description: 'How a listing ends, as its agent says. Price and day where they are known and may be told: visitors see them.',
  fields: (t) => ({
    outcome: t.field({ type: ListingOutcomeEnum, required: true }),
    price: t.field({ type: 'Money', description: 'What it was sold for, or the rent a month. Of no home that its owner withdrew.' }),
    day: t.string({ description: '"2026-11-20"; not after today.' }),
  }),
})

interface AskedClosing {
  outcome: ListingOutcome
  price?: number | null
  day?: string | null
}

/** Throws `listing-outcome` without one or with one that the offer cannot have, `listing-price`, `listing-day`. */
export function closingAsked(asked: AskedClosing | null, { activity }: Pick<WorkedListingRow, 'activity'>, now: number): Closing {
  const unfit = activity === 'sale' ? 'let' : 'sold'
  if (asked === null || asked.outcome === unfit) throw refusal('listing-outcome', 'It is to be said how the listing ends.')
  const [price, day] = [asked.outcome === 'withdrawn' ? null : (asked.price ?? null), asked.day || null]
  if (price !== null && !(price >= 1 && price <= PRICE_MAX)) throw refusal('listing-price', 'The price cannot be so.')
  if (day !== null && !isPastDay(day, now)) throw refusal('listing-day', 'The day cannot be so.')
  return { outcome: asked.outcome, price, day }
}

function isPastDay(day: string, now: number): boolean {
  const at = /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) / 1_000 : Number.NaN
  return at <= now + AHEAD_SECONDS && new Date(at * 1_000).toISOString().startsWith(day)
}

const undoUntil = ({ closedAt }: Pick<WorkedListingRow, 'closedAt'>): number => (closedAt ?? 0) + CLOSING_UNDO_DAYS * DAY

/** Whether a closed listing can still become again what it was before. */
export const mayReopen = (row: Pick<WorkedListingRow, 'closedAt' | 'closedFrom'>, now: number): boolean =>
  row.closedFrom !== null && now <= undoUntil(row)

interface OwnClosing extends Closing {
  at: number
  until: number
}

export function closingOf(row: WorkedListingRow): OwnClosing | null {
  const { outcome, closedAt, closingPrice, closingDay } = row
  return outcome === null || closedAt === null
    ? null
    : { outcome, price: closingPrice, day: closingDay, at: closedAt, until: undoUntil(row) }
}

export const OwnClosingRef = builder.objectRef<OwnClosing>('OwnListingClosing').implement({
  fields: (t) => ({
    outcome: t.expose('outcome', { type: ListingOutcomeEnum }),
    price: t.expose('price', { type: 'Money', nullable: true }),
    day: t.exposeString('day', { nullable: true, description: '"2026-11-20"' }),
    date: t.string({ description: 'When it was closed here, ISO 8601.', resolve: ({ at }) => isoTime(at) }),
    undoUntil: t.string({ description: 'Until then that can be undone, ISO 8601.', resolve: ({ until }) => isoTime(until) }),
  }),
})
