import { createHmac } from 'node:crypto'

/** The secrets by which receivers know webhooks of ours. */
export interface WebhookSecrets {
  /** "whsec_…" as Standard Webhooks writes it; null where there is no key, and so no webhook */
  of(webhookId: string): string | null
}

/** A secret is made of the key and the webhook's id each time, 256 bits: no database holds it. Another key ends all of them. */
export const derivedSecrets = (key: string | null): WebhookSecrets => ({
  of: (webhookId) => (key === null ? null : `whsec_${createHmac('sha256', key).update(`webhook\n${webhookId}`).digest('base64')}`),
})
