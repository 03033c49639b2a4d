import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { enumWord } from '#filter/wire-names.ts'
import { BillingStandingDocument, VendorViewerDocument, ViewerDocument, WriteToPayerDocument } from '#graphql/generated/graphql.ts'
import { PAYER_MESSAGE_MAX_CHARS } from '#graphql/limits.ts'
import { currentRequest, dropVendorToken, vendorSessionEnd } from '#server/session.server.ts'
import type { Lapse, Viewer } from '#session/viewer.ts'
import { needsViewer } from './access.ts'
import { type Account, closedSeatOf, type HeldSeat, viewerOf } from './roles.ts'

/**
 * The holder of this browser's tokens, with only the fields that are shown. Null: the provider could not be asked; a page that cannot do
 * without the answer has status 503 then.
 */
export const fetchViewer = createServerFn({ method: 'POST' }).handler(async (): Promise<Viewer | null> => {
  const [held, vendorUntil, lapse] = await Promise.all([findAccount(), findVendorEnd(), findLapse()])
  if (held !== undefined && vendorUntil !== undefined) return told(held, vendorUntil, lapse)
  if (needsViewer(currentRequest().pathname)) setResponseStatus(503)
  return null
})

/** What an account holds: who it is, and its seat on somebody else's subscription. */
interface Held {
  account: Account
  seat: HeldSeat | null
}

function told(held: Held | null, vendorUntil: number | null, lapse: Lapse | null): Viewer {
  const viewer = viewerOf(held?.account ?? null, vendorUntil)
  if (held && lapse) viewer.lapse = lapse
  const closedSeat = held && closedSeatOf(held.account, held.seat)
  if (closedSeat) viewer.closedSeat = closedSeat
  return viewer
}

/** Writes to whoever pays for the viewer's seat. */
export const sendToPayer = createServerFn({ method: 'POST' })
  .validator(z.object({ key: z.uuid(), message: z.string().max(PAYER_MESSAGE_MAX_CHARS) }))
  .handler(({ data }) => execute(WriteToPayerDocument, data))

async function findAccount(): Promise<Held | null | undefined> {
  if (!currentRequest().token) return null
  const answer = await execute(ViewerDocument, {})
  if (!answer.ok) return answer.failure.code === 'invalid_access_token' ? null : undefined
  return { account: answer.value.user, seat: answer.value.ownSeat }
}

/** Whether a payment of the account has failed; where that cannot be said, nothing is shown of it. */
async function findLapse(): Promise<Lapse | null> {
  const { token, country } = currentRequest()
  if (!token) return null
  const answer = await execute(BillingStandingDocument, { country })
  const held = answer.ok ? answer.value.billing.subscription : null
  if (!held?.accessUntilDate) return null
  const { standing, planName, accessUntilDate: until } = held
  return standing === 'PAST_DUE' || standing === 'CLOSED' ? { standing: enumWord(standing), planName, until } : null
}

/** §4: the timestamp says when it ends, the provider whether it is a vendor's; undefined where it does not answer. */
async function findVendorEnd(): Promise<number | null | undefined> {
  const context = currentRequest()
  if (!context.vendor) return null
  const end = vendorSessionEnd(context)
  if (end === null) {
    dropVendorToken()
    return null
  }
  const answer = await execute(VendorViewerDocument, {}, { as: 'vendor' })
  if (answer.ok) return end
  // a refusal is an answer
  return answer.failure.layer === 'graphql' || answer.failure.code === 'invalid_access_token' ? null : undefined
}
