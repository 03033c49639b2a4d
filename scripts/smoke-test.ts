import { z } from 'zod'

/** How long a version may take to be served everywhere. */
const SETTLES_WITHIN_MS = 90_000
const LOOK_EVERY_MS = 3_000
const ANSWERS_WITHIN_MS = 20_000

/** Pages that need each part: the renderer, search with its provider, the map. */
const SMOKE_PAGES = ['/', '/search', '/map', '/login']

/** From worse to better. */
const HEALTH = ['failed', 'no-data', 'ok'] as const
export type Health = (typeof HEALTH)[number]

const health = z.object({ version: z.string().default(''), provider: z.object({ status: z.enum(HEALTH) }) })

export interface SmokeTest {
  /** where the site is served: "https://staging.example.com" */
  origin: string
  worker: string
  /** the version that has to answer */
  version: string
  /** whether it is asked for by name, because visitors are not sent there yet */
  isHidden: boolean
  /** what the version before was; the new one must not be worse */
  least: Health
  ask: (url: string, headers: Record<string, string>) => Promise<Response>
  wait: (ms: number) => Promise<void>
}

/** Asks with a limit of time, and follows no redirect. */
export const askSite: SmokeTest['ask'] = (url, headers) =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })

/** What a site says of itself, or null where it does not say. */
export async function askHealth({ origin, ask }: Pick<SmokeTest, 'origin' | 'ask'>, headers = {}): Promise<z.output<typeof health> | null> {
  try {
    const answer = await ask(`${origin}/healthz`, headers)
    return health.safeParse(await answer.json()).data ?? null
  } catch {
    return null
  }
}

/** Waits until the version answers, then asks its pages. Answers what is wrong, in words; nothing: it may serve. */
export async function smokeTest(test: SmokeTest): Promise<string[]> {
  const { origin, version, worker, isHidden, least, ask, wait } = test
  // https://developers.cloudflare.com/workers/versions-and-deployments/version-overrides/
  const headers: Record<string, string> = isHidden ? { 'cloudflare-workers-version-overrides': `${worker}="${version}"` } : {}
  let said = await askHealth(test, headers)
  for (let waited = 0; said?.version !== version && waited < SETTLES_WITHIN_MS; waited += LOOK_EVERY_MS) {
    await wait(LOOK_EVERY_MS)
    said = await askHealth(test, headers)
  }
  if (said === null) return [`${origin}/healthz does not answer`]
  if (said.version !== version) return [`${origin} is answered by version ${said.version || 'unknown'} instead of ${version}`]
  const { status } = said.provider
  const faults = HEALTH.indexOf(status) < HEALTH.indexOf(least) ? [`/healthz says ${status}, and said ${least} before`] : []
  for (const page of SMOKE_PAGES) {
    try {
      const answer = await ask(`${origin}${page}`, headers)
      const text = await answer.text()
      if (answer.status !== 200) faults.push(`${page} answers ${answer.status}`)
      else if (!text.includes('</html>')) faults.push(`${page} is cut off`)
    } catch (error) {
      faults.push(`${page} does not answer: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return faults
}
