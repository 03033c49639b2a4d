import { z } from 'zod'
import { authenticatePayment } from '../billing/confirm-payment.ts'
import { authenticateSetup } from '../billing/confirm-setup.ts'
import { route } from '../desk-route.ts'
import { standAt } from '../stand-at.ts'

const fields = z.strictObject({ outcome: z.enum(['pass', 'fail']) })

/** What the page of a bank would tell Stripe; not a part of Stripe's API. */
export const AUTHENTICATE_ROUTES = [
  route('POST', '/v1/payment_intents/:id/authenticate', fields, async (work, { outcome }, id) => {
    const intent = await work.need('payment_intent', id)
    if (intent.customer) await standAt(work, intent.customer)
    return authenticatePayment(work, intent, outcome === 'pass')
  }),
  route('POST', '/v1/setup_intents/:id/authenticate', fields, async (work, { outcome }, id) => {
    const intent = await work.need('setup_intent', id)
    if (intent.customer) await standAt(work, intent.customer)
    return authenticateSetup(work, intent, outcome === 'pass')
  }),
]
