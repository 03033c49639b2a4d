import Stripe from 'stripe'
import { DESK_KEYS } from './desk-keys.ts'
import type { DeskEvent } from './desk-objects.ts'
import type { DeskSources } from './desk-work.ts'

/** Hands events over as signed webhooks, after the answer and in their order. What is lost stays lost, as with any webhook that nobody took. */
export function tellEvents({ country, deliver, later }: DeskSources, events: readonly DeskEvent[]): void {
  if (!deliver || events.length === 0) return
  async function tellAll(send: NonNullable<typeof deliver>) {
    for (const event of events) {
      const payload = JSON.stringify(event, null, 2)
      // the time in a signature is the real one, wherever a test clock stands: receivers compare it with theirs
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: DESK_KEYS.webhookSecret })
      await send(country, payload, signature).catch((error: unknown) =>
        console.error(JSON.stringify({ event: 'card-desk-webhook-lost', country, type: event.type, error: String(error) })),
      )
    }
  }
  later(tellAll(deliver))
}
