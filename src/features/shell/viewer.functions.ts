import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { VendorViewerDocument, ViewerDocument } from '#graphql/generated/graphql.ts'
import { currentRequest, dropVendorToken, vendorSessionEnd } from '#server/session.server.ts'
import type { Viewer } from '#session/viewer.ts'
import { type Account, viewerOf } from './roles.ts'

/** The holder of this browser's tokens, with only the fields that are shown. Null: the provider could not be asked. */
export const fetchViewer = createServerFn({ method: 'POST' }).handler(async (): Promise<Viewer | null> => {
  const [account, vendorUntil] = await Promise.all([findAccount(), findVendorEnd()])
  return account === undefined ? null : viewerOf(account, vendorUntil)
})

async function findAccount(): Promise<Account | null | undefined> {
  if (!currentRequest().token) return null
  const answer = await execute(ViewerDocument, {})
  if (!answer.ok) return answer.failure.code === 'invalid_access_token' ? null : undefined
  return answer.value.user
}

/** §4: the timestamp says when it ends, the provider whether it is a vendor's. */
async function findVendorEnd(): Promise<number | null> {
  const context = currentRequest()
  if (!context.vendor) return null
  const end = vendorSessionEnd(context)
  if (end === null) {
    dropVendorToken()
    return null
  }
  const answer = await execute(VendorViewerDocument, {}, { as: 'vendor' })
  return answer.ok ? end : null
}
