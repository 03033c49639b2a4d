import { createServerFn } from '@tanstack/react-start'
import { LogoutDocument } from '#graphql/generated/graphql.ts'
import { currentRequest, dropToken, dropVendorToken } from '#server/session.server.ts'
import { execute } from './execute.ts'

/** §4: the provider removes the token, the browser its cookie. The cookie goes even when the provider does not answer. */
export const logout = createServerFn({ method: 'POST' }).handler(async () => {
  if (!currentRequest().token) return
  await execute(LogoutDocument, {})
  dropToken()
})

/** The same for a vendor's session (§4). */
export const logoutVendor = createServerFn({ method: 'POST' }).handler(async () => {
  if (!currentRequest().vendor) return
  await execute(LogoutDocument, {}, { as: 'vendor' })
  dropVendorToken()
})
