import { readEnv } from './env.ts'
import { embeddedProvider } from './provider-gateway.server.ts'

/**
 * Once a day (wrangler.toml, triggers): deletes accounts that are due, and files and records past their time, then mails what is new
 * in saved searches. A failure of one does not stop the other; it is tried again the next day.
 */
export async function runDaily(raw: object): Promise<void> {
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
