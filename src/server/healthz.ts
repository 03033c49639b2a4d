import type { AppEnv } from './env.ts'
import { embeddedProvider } from './provider-gateway.server.ts'

const PROBE_TIMEOUT_MS = 3_000

/** `/healthz`: app, version, provider, data counts and dates. 200 when every part answers, else 503. Reveals no internals. */
export async function healthz(env: AppEnv): Promise<Response> {
  const provider = await (env.PROVIDER_URL ? probe(env.PROVIDER_URL) : embeddedHealth(env))
  return Response.json(
    { app: 'ok', environment: env.APP_ENV, version: env.VERSION.id, provider },
    { status: provider.status === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

async function embeddedHealth(env: AppEnv) {
  try {
    const markets = await embeddedProvider(env).health()
    const filled = Object.values(markets).every((market) => market !== null)
    return { status: filled ? 'ok' : 'no-data', kind: 'embedded', markets }
  } catch {
    return { status: 'failed', kind: 'embedded' }
  }
}

async function probe(url: string) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{"query":"{__typename}"}',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    })
    return { status: response.ok ? 'ok' : 'failed', kind: 'remote' }
  } catch {
    return { status: 'failed', kind: 'remote' }
  }
}
