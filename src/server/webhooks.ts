import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

const PATH = /^\/webhooks\/stripe\/([a-z]{2})$/

interface Cards {
  webhook(country: CountryCode, sent: { body: string; signature: string }): Promise<'taken' | 'refused'>
}

/** What signed webhooks hold is a few kilobytes. */
const BODY_MAX_CHARS = 512 * 1_024

/**
 * `/webhooks/stripe/<country>`: the card service says that something has changed. The body is handed over as it came, because its signature covers every
 * byte; the secret is the provider's. What is refused is logged without anything that it says.
 */
export async function serveWebhook(request: Request, provider: Cards): Promise<Response> {
  const country = parseCountryCode(PATH.exec(new URL(request.url).pathname)?.[1])
  if (!country) return new Response('Not found', { status: 404 })
  if (request.method !== 'POST') return new Response('Method not allowed', { status: 405, headers: { allow: 'POST' } })
  const body = await request.text()
  const signature = request.headers.get('stripe-signature') ?? ''
  const answer = body.length > BODY_MAX_CHARS ? 'refused' : await provider.webhook(country, { body, signature })
  if (answer === 'taken') return new Response(null, { status: 204 })
  console.warn(JSON.stringify({ event: 'webhook-refused', country }))
  return new Response('The signature does not fit.', { status: 400 })
}
