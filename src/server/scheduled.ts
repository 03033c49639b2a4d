import { readEnv } from './env.ts'
import { embeddedProvider } from './provider-gateway.server.ts'
import { TICK_CRON } from './tick-cron.ts'

/** What the platform's clock starts (wrangler.toml, triggers). */
export const runScheduled = (cron: string, raw: object): Promise<void> => (cron === TICK_CRON ? runTick(raw) : runDaily(raw))

/** A round of what is due by the clock: letters that wait, reminders, lapses. It logs when it did or failed something. */
async function runTick(raw: object): Promise<void> {
  const report = await embeddedProvider(readEnv(raw)).tick()
  const told = Object.fromEntries(Object.entries(report).filter(([, count]) => count !== 0))
  if (Object.keys(told).length > 0) console.log(JSON.stringify({ event: 'ticked', ...told }))
}

/**
 * Once a day: deletes accounts that are due, and files and records past their time, then mails what is new
 * in saved searches. A failure of one does not stop the other; it is tried again the next day.
 */
async function runDaily(raw: object): Promise<void> {
  const provider = embeddedProvider(readEnv(raw))
  const done = [await attempt('tidied', () => provider.tidy()), await attempt('alerts-sent', () => provider.sendAlerts())]
  const failure = done.find((one) => one !== null)
  if (failure) throw failure.error
}

async function attempt(event: string, work: () => Promise<object>): Promise<{ error: unknown } | null> {
  try {
    console.log(JSON.stringify({ event, ...(await work()) }))
    return null
  } catch (error) {
    console.error(JSON.stringify({ event: `${event}-failed`, error: String(error) }))
    return { error }
  }
}
