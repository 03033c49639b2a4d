import { isRecord } from '#lib/records.ts'
import type { DeskHidden, DeskObjects } from './desk-objects.ts'
import type { DeskIndex } from './desk-rows.ts'
import { nextDue } from './next-due.ts'

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What an object belongs to, by kind. */
const PARENTS: Readonly<Record<string, string>> = {
  price: 'product',
  charge: 'payment_intent',
  invoice_payment: 'invoice',
  discount: 'subscription',
}
/** What an object is looked up by, by kind. */
const NAMES: Readonly<Record<string, string>> = {
  customer: 'email',
  price: 'lookup_key',
  promotion_code: 'code',
  event: 'type',
  'test_helpers.test_clock': 'name',
}

/** The columns by which the row of an object is found. */
export function indexOf(kind: string, object: unknown, hidden: unknown): DeskIndex {
  const fields = isRecord(object) ? object : {}
  return {
    customer: textOr(fields.customer),
    parent: kind === 'invoice' ? subscriptionOf(fields.parent) : textOr(fields[PARENTS[kind] ?? '']),
    name: kind === 'promotion_code' ? (textOr(fields.code)?.toLowerCase() ?? null) : textOr(fields[NAMES[kind] ?? '']),
    clock: textOr(fields.test_clock),
    due: kind === 'subscription' ? nextDue(object as DeskObjects['subscription'], hidden as DeskHidden['subscription']) : null,
  }
}

function subscriptionOf(parent: unknown): string | null {
  const details = isRecord(parent) ? parent.subscription_details : null
  return isRecord(details) ? textOr(details.subscription) : null
}
