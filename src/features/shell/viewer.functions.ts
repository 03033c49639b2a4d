import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { execute } from '#api/execute.ts'
import { VendorViewerDocument, ViewerDocument } from '#graphql/generated/graphql.ts'
import { currentRequest, dropVendorToken, vendorSessionEnd } from '#server/session.server.ts'
import type { Viewer } from '#session/viewer.ts'
import { needsViewer } from './access.ts'
import { type Account, viewerOf } from './roles.ts'

/**
 * The holder of this browser's tokens, with only the fields that are shown. Null: the provider could not be asked; a page that cannot do
 * without the answer has status 503 then.
 */
export const fetchViewer = createServerFn({ method: 'POST' }).handler(async (): Promise<Viewer | null> => {
  const [account, vendorUntil] = await Promise.all([findAccount(), findVendorEnd()])
  if (account !== undefined && vendorUntil !== undefined) return viewerOf(account, vendorUntil)
  if (needsViewer(currentRequest().pathname)) setResponseStatus(503)
  return null
})

async function findAccount(): Promise<Account | null | undefined> {
  if (!currentRequest().token) return null
  const answer = await execute(ViewerDocument, {})
  if (!answer.ok) return answer.failure.code === 'invalid_access_token' ? null : undefined
  return answer.value.user
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
