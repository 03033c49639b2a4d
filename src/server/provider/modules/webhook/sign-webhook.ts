import { createHmac } from 'node:crypto'

/** What the headers of Standard Webhooks say of a message; `at` in unix seconds, of this try. */
interface SignedMessage {
  id: string
  at: number
  body: string
}

/**
 * The headers of a message (Standard Webhooks 1.0): its id, the same for each try, the time of this one, and `v1,` with the HMAC-SHA256 of "id.time.body" by
 * the bytes that the secret writes behind `whsec_`.
 */
export function webhookHeaders(secret: string, { id, at, body }: SignedMessage): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${signature}`,
  }
}
