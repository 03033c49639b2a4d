import * as z from 'zod/mini'
import type { CardStep } from '../checkout-flow.ts'
import { type CardOutcome, declineCode, outcomeOf } from './card-outcome.ts'

const failure = z.nullish(z.object({ code: z.nullish(z.string()), decline_code: z.nullish(z.string()) }))

const answerShape = z.object({
  status: z.optional(z.string()),
  last_payment_error: failure,
  last_setup_error: failure,
  error: z.optional(z.object({ type: z.string(), code: z.nullish(z.string()), decline_code: z.nullish(z.string()) })),
})

/** The address of a secret's intent at the card desk of a country: "pi_1_secret_2" is of the payment pi_1. */
export function deskAddress(country: string, clientSecret: string): string {
  const id = clientSecret.split('_secret_')[0] ?? ''
  return `/card-desk/${country.toLowerCase()}/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`
}

type Secret = Pick<CardStep, 'clientSecret' | 'cardKey'>

async function ask(country: string, { clientSecret, cardKey }: Secret, verb: string, fields: Record<string, string>): Promise<CardOutcome> {
  try {
    const body = new URLSearchParams({ key: cardKey.publishableKey, client_secret: clientSecret, ...fields })
    const response = await fetch(`${deskAddress(country, clientSecret)}/${verb}`, { method: 'POST', body })
    const answer = answerShape.parse(await response.json())
    if (answer.error) return answer.error.type === 'card_error' ? { is: 'declined', code: declineCode(answer.error) } : { is: 'lost' }
    const lastError = answer.last_payment_error ?? answer.last_setup_error ?? null
    return answer.status === undefined ? { is: 'lost' } : outcomeOf({ status: answer.status, failure: lastError })
  } catch {
    return { is: 'lost' }
  }
}

/** Confirms with the token of a test card; no number leaves the page. */
export const confirmAtDesk = (country: string, secret: Secret, token: string): Promise<CardOutcome> =>
  ask(country, secret, 'confirm', { payment_method: token })

/** What the holder answered their bank. */
export const authenticateAtDesk = (country: string, secret: Secret, isPassed: boolean): Promise<CardOutcome> =>
  ask(country, secret, 'authenticate', { outcome: isPassed ? 'pass' : 'fail' })
