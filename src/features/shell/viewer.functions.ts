import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { execute } from '#api/execute.ts'
import { enumWord } from '#filter/wire-names.ts'
import { BillingStandingDocument, VendorViewerDocument, ViewerDocument } from '#graphql/generated/graphql.ts'
import { currentRequest, dropVendorToken, vendorSessionEnd } from '#server/session.server.ts'
import type { Lapse, Viewer } from '#session/viewer.ts'
import { needsViewer } from './access.ts'
import { type Account, viewerOf } from './roles.ts'

/**
 * The holder of this browser's tokens, with only the fields that are shown. Null: the provider could not be asked; a page that cannot do
 * without the answer has status 503 then.
 */
export const fetchViewer = createServerFn({ method: 'POST' }).handler(async (): Promise<Viewer | null> => {
  const [account, vendorUntil, lapse] = await Promise.all([findAccount(), findVendorEnd(), findLapse()])
  if (account !== undefined && vendorUntil !== undefined) return { ...viewerOf(account, vendorUntil), ...(account && lapse && { lapse }) }
  if (needsViewer(currentRequest().pathname)) setResponseStatus(503)
  return null
})

async function findAccount(): Promise<Account | null | undefined> {
  if (!currentRequest().token) return null
  const answer = await execute(ViewerDocument, {})
  if (!answer.ok) return answer.failure.code === 'invalid_access_token' ? null : undefined
  return answer.value.user
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
