import { missingRightOf } from '#access/seat/missing-right.ts'
import { ok, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'
import type { OwnInbox } from './inbox.ts'
import { LEAD_PAGE_SIZE, type LeadSearch } from './search.ts'

/** The viewer's inbox; null when signed out, then the page asks to sign in. */
export async function loadInbox(
  { viewer, country }: { viewer: Pick<Viewer, 'isLoggedIn' | 'isSubAccount' | 'seatRights'>; country: CountryCode },
  { pile = 'open', find, page = 1, lead }: LeadSearch,
): Promise<Result<OwnInbox> | null> {
  if (!viewer.isLoggedIn) return null
  const { fetchInbox } = await import('./lead.functions.ts')
  const [inbox, missing] = await Promise.all([
    fetchInbox({ data: { country, pile, find, offset: (page - 1) * LEAD_PAGE_SIZE, lead } }),
    missingRightOf(viewer, 'LEADS'),
  ])
  return inbox.ok ? ok({ ...inbox.value, missing }) : inbox
}
