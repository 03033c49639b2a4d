import type { ContextSources } from '../../context.ts'
import { Statements } from '../../db/client.ts'
import { allTrade } from '../../db/trade-of.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { JobContext, ScheduledJob } from '../../scheduled-job.ts'
import { SCHEDULED_JOBS } from './scheduled-jobs.ts'

/** How much each kind of work did, by its name; null where it failed, which is logged and tried again with the next run. */
export type JobReport = Readonly<Record<string, number | null>>

interface JobSources extends ContextSources {
  siteOrigin: string
}

/** Runs what is due by the clock once. A failure of one kind of work does not stop another. */
export async function runScheduledJobs(
  sources: JobSources,
  jobs: Readonly<Record<string, ScheduledJob>> = SCHEDULED_JOBS,
): Promise<JobReport> {
  const { databases, ports, later, siteOrigin } = sources
  const now = unixSeconds(ports.clock)
  const report: Record<string, number | null> = {}
  for (const database of allTrade(databases))
    for (const [name, job] of Object.entries(jobs)) {
      const account = new Statements(databases.account, 'first-primary')
      const trade = new Statements(database, 'first-primary')
      const context: JobContext = { ...ports, databases, later, siteOrigin, account, trade, now }
      try {
        report[name] = (report[name] ?? 0) + (await job(context))
      } catch (error) {
        report[name] = null
        console.error(JSON.stringify({ event: 'tick-failed', tick: name, error: String(error) }))
      }
    }
  return report
}
