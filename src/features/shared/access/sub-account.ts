import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'
import { isPathOpen } from './path-module.ts'
import { isUnder, segmentsOf } from './path-pattern.ts'
import type { COMPANY_PATHS, SitePath } from './site-map.ts'

/** where a sub-account user is at home after login, and behind the logo (§2.8, §4) */
export const SUB_ACCOUNT_HOME = '/realAgent/subaccount'
export const SUB_ACCOUNT_OVERVIEW = '/user/subaccount/account-overview'
export const SUB_ACCOUNT_VALUE = '/user/subaccount/realValue'

type CompanyPath = (typeof COMPANY_PATHS)[number]

/** §6, the sub-accounts' own landing, to which login leads (§4), and the texts that everybody agrees to, who must be able to read them. */
const ALLOWED = [
  '/realValue',
  '/user/subaccount',
  SUB_ACCOUNT_HOME,
  '/realAgent/vendor-login',
  '/realAgent/vendor-orders',
  // with the right to reports
  '/realAgent/market-analysis',
  '/realAgent/property-label',
  '/user/verify-email',
  '/user/auth',
  '/user/reset-password',
  '/user/saved-searches',
  '/user/notices',
  '/user/assistants',
  '/user/connect-assistant',
  '/user/leads',
  // with the right to a calendar; what visitors see of one is for whoever has the link
  '/scheduler',
  '/book',
  '/booking',
  '/proposed-times',
  '/user/shares',
  // what somebody passes on is for whoever has the link
  '/share',
  '/user/orders',
  '/user/listings',
  '/user/today',
  '/user/homes',
  '/user/tours',
  '/user/stop-alerts',
  '/user/copies',
  '/user/recover-sign-in',
  '/user/active-email',
  '/privacy-policy',
  '/terms-of-use',
  '/terms-of-purchase',
] as const

/** The pages below /user/subaccount. The menus of every page need them, so they are kept apart from the site map, which is larger. */
export const SUB_ACCOUNT_PAGES = [
  '/user/subaccount/account-overview',
  '/user/subaccount/realListing',
  '/user/subaccount/realValue',
  '/user/subaccount/realValue/book-a-valuation',
  '/user/subaccount/realValue/faq',
  '/user/subaccount/subscription-plans',
  '/user/subaccount/subscription-plans/checkout',
  '/user/subaccount/contact',
] as const satisfies readonly SitePath[]

export const isAllowedForSubAccount = (pathname: string): boolean => ALLOWED.some((prefix) => isUnder(pathname, prefix))

/**
 * §6: "subaccount" is inserted after /user, else /user/subaccount is put before the path.
 * "/user/subscription-plans" → "/user/subaccount/subscription-plans". Null when there is no such page.
 */
export function subAccountVariant(pathname: string): SitePath | null {
  const words = segmentsOf(pathname)
  const variant = ['user', 'subaccount', ...(words[0] === 'user' ? words.slice(1) : words)].join('/')
  return SUB_ACCOUNT_PAGES.find((path) => segmentsOf(path).join('/') === variant) ?? null
}

/** Where a sub-account user is sent from a page outside the allowed list: the page's variant, else the overview. Null: stay. */
export function subAccountRedirect(pathname: string, country: CountryCode): SitePath | null {
  if (isAllowedForSubAccount(pathname)) return null
  const variant = subAccountVariant(pathname)
  return variant && isPathOpen(variant, country) ? variant : SUB_ACCOUNT_OVERVIEW
}

export const isOnSubAccountPath = (pathname: string): boolean => segmentsOf(pathname).includes('subaccount')

type SubAccountUser = Pick<Viewer, 'isSubAccount'>

/** §2.8: the logo's target. */
export const logoPath = (pathname: string, { isSubAccount }: SubAccountUser) =>
  isSubAccount || isOnSubAccountPath(pathname) ? SUB_ACCOUNT_HOME : '/realAgent'

/** §2.8: on a path that contains /subaccount, and for sub-account users everywhere, menu links lead to the sub-account variants, where there are any. */
export function menuPath<Path extends SitePath | CompanyPath>(
  current: string,
  target: Path,
  { isSubAccount }: SubAccountUser,
): Path | SitePath {
  if (!isSubAccount && !isOnSubAccountPath(current)) return target
  if (target === '/' && isSubAccount) return SUB_ACCOUNT_OVERVIEW
  if (target === '/realAgent') return SUB_ACCOUNT_HOME
  if (target === '/realAgent/pricing') return '/realAgent/subaccount/pricing'
  return subAccountVariant(target) ?? target
}

/** §6: whether a menu may offer the page to the viewer: a sub-account user would only be sent away from most. */
export const isOfferedTo = ({ isSubAccount }: SubAccountUser, target: SitePath | CompanyPath): boolean =>
  !isSubAccount || isAllowedForSubAccount(menuPath('/', target, { isSubAccount }))

/** §2.8, §6: where the avatar leads this viewer from this page: agents, non-agents and sub-account users have different overviews. */
export function overviewOf(pathname: string, { isSubAccount, isStaff, roles }: Pick<Viewer, 'isSubAccount' | 'isStaff' | 'roles'>) {
  if (isSubAccount) return SUB_ACCOUNT_OVERVIEW
  const isOwner = roles.includes('non-agent') && !roles.includes('agent') && !isStaff
  return isOwner ? '/user/nonagent/account-overview' : overviewPath(pathname)
}

/** The part of every overview that is about what is paid. */
export const SUBSCRIPTION_PART = 'subscription'

/** §2.8: where the avatar leads by the path alone. */
export function overviewPath(pathname: string) {
  if (isOnSubAccountPath(pathname)) return SUB_ACCOUNT_OVERVIEW
  return isUnder(pathname, '/realAgent/nonagent') || isUnder(pathname, '/user/nonagent')
    ? '/user/nonagent/account-overview'
    : '/user/account-overview'
}
