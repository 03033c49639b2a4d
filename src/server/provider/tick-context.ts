import type { ContextSources } from './context.ts'
import type { Statements } from './db/client.ts'
import type { Ports } from './ports/ports.ts'

/** What the work of a round knows: there is no request and no viewer. */
export interface TickContext extends Ports, Pick<ContextSources, 'databases' | 'later'> {
  account: Statements
  /** one database of trade; a round is made for each */
  trade: Statements
  /** origin of the site, for links in messages */
  siteOrigin: string
  /** unix seconds, the same for the whole round */
  now: number
}

/**
 * What is due by the clock, done in bounded steps: at most some hundred rows, the rest is left to the next round. It may be killed at any point
 * and run twice at once, so each act is guarded or has a key. Returns how much it did.
 */
export type Tick = (context: TickContext) => Promise<number>
