import type { StaffPromoCodesQuery, StaffUsersQuery } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import type { Viewer } from '#session/viewer.ts'
import { DESK_PAGE_SIZE, type DeskSearch } from '../search.ts'

export type UserPage = StaffUsersQuery['users']
export type PromoCodePage = StaffPromoCodesQuery['sysStripeInfoes']

/** One page of the list that staff have open. */
export type Desk = { name: 'users'; page: Result<UserPage> } | { name: 'promo-codes'; page: Result<PromoCodePage> }

/** Null for everybody but staff (§6). */
export async function loadDesk({ viewer }: { viewer: Pick<Viewer, 'isStaff'> }, search: DeskSearch): Promise<Desk | null> {
  if (!viewer.isStaff) return null
  const { fetchPromoCodes, fetchUsers } = await import('./desk.functions.ts')
  const words = search.find === undefined ? undefined : String(search.find)
  const paging = { first: DESK_PAGE_SIZE, offset: ((search.page ?? 1) - 1) * DESK_PAGE_SIZE }
  if (search.desk === 'promo-codes') return { name: 'promo-codes', page: await fetchPromoCodes({ data: { email: words, ...paging } }) }
  return { name: 'users', page: await fetchUsers({ data: { text: words, country: search.of, ...paging } }) }
}
