import type { Failure, Result } from '#lib/result.ts'
import type { Viewer } from '#session/viewer.ts'
import { loadDesk } from './desk/desk-page.ts'
import { isWholeToken } from './links/link-token.ts'
import type { OwnAccount } from './own-account.ts'
import type { DeskSearch } from './search.ts'

interface Asking {
  viewer: Pick<Viewer, 'isLoggedIn' | 'isStaff'>
}

/** The account of whoever looks; null for the anonymous, whom the page asks to sign in. */
export const loadAccount = async ({ viewer }: Asking): Promise<Result<OwnAccount> | null> =>
  viewer.isLoggedIn ? (await import('./account.functions.ts')).fetchAccount() : null

/** The account, and beside it what staff have on their desk. */
export async function loadOverview(asking: Asking, search: DeskSearch) {
  const [account, desk] = await Promise.all([loadAccount(asking), loadDesk(asking, search)])
  return { account, desk }
}

/** What the person has saved; null for the anonymous. */
export const loadSavedSearches = async ({ viewer }: Asking) =>
  viewer.isLoggedIn ? (await import('./saved-searches/saved-search.functions.ts')).fetchSavedSearches() : null

/** incomplete: it has not the shape of a link; open: it can be used; spent: it opens nothing (any more); unknown: could not be asked */
export type LinkAnswer = 'incomplete' | 'open' | 'spent' | 'unknown'

const answerOf = (answer: { ok: true; value: boolean } | { ok: false; failure: Failure }): LinkAnswer =>
  answer.ok ? (answer.value ? 'open' : 'spent') : 'unknown'

/** §2.4: what can be said of a link from a letter before it is used. */
export async function loadLink(token: string | undefined): Promise<LinkAnswer> {
  if (!isWholeToken(token)) return 'incomplete'
  return answerOf(await (await import('./links/link.functions.ts')).checkLink({ data: { token } }))
}

/** §4 e-mail verification: done as the page is opened by the signed-in person; null for the anonymous. */
export async function loadVerification({ viewer }: Asking, token: string | undefined): Promise<LinkAnswer | null> {
  if (!viewer.isLoggedIn) return null
  if (!isWholeToken(token)) return 'incomplete'
  return answerOf(await (await import('./links/link.functions.ts')).verifyEmail({ data: { token } }))
}
