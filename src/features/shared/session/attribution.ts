import type { SalespersonId } from './salespersons.ts'
import { sharedSearch } from './shared-search.ts'

/** §2.6: read on every navigation. */
export const ATTRIBUTION_KEYS = ['s', 'orderId', 'payPackageId', 'userId', 'invCode', 'transactionlist'] as const
export type AttributionKey = (typeof ATTRIBUTION_KEYS)[number]

/** Who sent the visitor and what for. `userId` comes from an address: it is never shown and gives no rights. */
export type Attribution = Readonly<Partial<Record<Exclude<AttributionKey, 's'>, string> & { s: SalespersonId }>>

export const NO_ATTRIBUTION: Attribution = {}

/** The attribution in an address: raw or validated search, or any other value; only what is valid remains, as text. */
export function readAttribution(search: unknown): Attribution {
  const parsed = sharedSearch.safeParse(search)
  if (!parsed.success) return NO_ATTRIBUTION
  const found = ATTRIBUTION_KEYS.flatMap((key) => (parsed.data[key] === undefined ? [] : [[key, String(parsed.data[key])]]))
  return found.length === 0 ? NO_ATTRIBUTION : Object.fromEntries(found)
}

/**
 * The newest non-empty value of each key wins, so that values are kept through login, registration and checkout.
 * Returns `known` itself when nothing is new.
 */
export function mergeAttribution(known: Attribution, newer: Attribution): Attribution {
  const changed = ATTRIBUTION_KEYS.some((key) => newer[key] && newer[key] !== known[key])
  if (!changed) return known
  const set = Object.entries(newer).filter(([, value]) => value !== '')
  return { ...known, ...Object.fromEntries(set) }
}

/** What goes along with a registration or a message: all but the `userId`; undefined when there is nothing. */
export function sentAttribution({ userId: _, ...named }: Attribution): Omit<Attribution, 'userId'> | undefined {
  return Object.keys(named).length > 0 ? named : undefined
}

/** Attribution as kept in session storage, so that it is still there after the card provider's pages; other content is ignored. */
export function parseAttribution(text: string | null): Attribution {
  try {
    return readAttribution(JSON.parse(text ?? 'null'))
  } catch {
    return NO_ATTRIBUTION
  }
}
