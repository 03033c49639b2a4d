import type { ProviderContext } from '../../context.ts'
import { emailKey } from '../../user-row.ts'

/** Whether an address is the verified one of the signed-in account: whoever writes from it is not suspected. */
export async function isOwnAddress(context: ProviderContext, email: string): Promise<boolean> {
  const viewer = await context.viewer()
  return viewer?.sessionPurpose === 'user' && viewer.emailVerifiedAt !== null && viewer.emailKey === emailKey(email)
}
