import type { ContextSources } from '../../context.ts'
import { Statements } from '../../db/client.ts'
import { allTrade } from '../../db/trade-of.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { Tick, TickContext } from '../../tick-context.ts'
import { TICKS } from './ticks.ts'

/** How much each kind of work did, by its name; null where it failed, which is logged and tried again with the next round. */
export type TickReport = Readonly<Record<string, number | null>>

interface TickSources extends ContextSources {
  siteOrigin: string
}

/** One round of what is due by the clock. A failure of one kind of work does not stop another. */
export async function runTicks(sources: TickSources, ticks: Readonly<Record<string, Tick>> = TICKS): Promise<TickReport> {
  const { databases, ports, later, siteOrigin } = sources
  const now = unixSeconds(ports.clock)
  const report: Record<string, number | null> = {}
  for (const database of allTrade(databases))
    for (const [name, tick] of Object.entries(ticks)) {
      const account = new Statements(databases.account, 'first-primary')
      const trade = new Statements(database, 'first-primary')
      const context: TickContext = { ...ports, databases, later, siteOrigin, account, trade, now }
      try {
        report[name] = (report[name] ?? 0) + (await tick(context))
      } catch (error) {
        report[name] = null
        console.error(JSON.stringify({ event: 'tick-failed', tick: name, error: String(error) }))
      }
    }
  return report
}
