import type { ContextSources } from './context.ts'
import type { Statements } from './db/client.ts'
import type { Ports } from './ports/ports.ts'

/** What the work of a run knows: there is no request and no viewer. */
export interface JobContext extends Ports, Pick<ContextSources, 'databases' | 'later'> {
  account: Statements
  /** one database of trade; it is run for each */
  trade: Statements
  /** origin of the site, for links in messages */
  siteOrigin: string
  /** unix seconds, the same for the whole run */
  now: number
}

/**
 * What is due by the clock, done in bounded steps: at most some hundred rows, the rest is left to the next run. It may be killed at any point
 * and run twice at once, so each act is guarded or has a key. Returns how much it did.
 */
export type ScheduledJob = (context: JobContext) => Promise<number>
