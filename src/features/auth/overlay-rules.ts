import { isPathOpen } from '#access/path-module.ts'
import { isUnder, segmentsOf } from '#access/path-pattern.ts'
import type { SitePath } from '#access/site-map.ts'
import { SUB_ACCOUNT_HOME, SUB_ACCOUNT_OVERVIEW } from '#access/sub-account.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { SharedSearch } from '#session/shared-search.ts'
import type { Viewer } from '#session/viewer.ts'

type OverlaySearch = Pick<SharedSearch, 'auth' | 'authKey' | 'formType' | 'forgotPassword'>

/** §2.7: the screens of the overlay. */
export type AuthScreen = 'login' | 'forgot-password' | 'register-agent' | 'register-non-agent'

export function authScreenOf({ authKey, formType, forgotPassword }: OverlaySearch): AuthScreen {
  if (authKey === 'register') return formType === 'nonAgent' ? 'register-non-agent' : 'register-agent'
  return forgotPassword ? 'forgot-password' : 'login'
}

/** §2.7: the search parameters after closing the overlay; other parameters stay. */
export const closeOverlay = <Search extends OverlaySearch>(search: Search): Search => ({
  ...search,
  auth: undefined,
  authKey: undefined,
  formType: undefined,
  forgotPassword: undefined,
})

/** What follows a successful login: another page (in place of this one), or the same page without the overlay. */
export type AfterLogin = { kind: 'redirect'; to: SitePath; replace: true } | { kind: 'stay' }

/** §4: a sub-account user goes to the sub-accounts' landing unless there already; others keep the route. */
export function afterLogin(pathname: string, country: CountryCode, viewer: Pick<Viewer, 'isSubAccount'>): AfterLogin {
  if (!viewer.isSubAccount) return { kind: 'stay' }
  const to = isPathOpen(SUB_ACCOUNT_HOME, country) ? SUB_ACCOUNT_HOME : SUB_ACCOUNT_OVERVIEW
  return isUnder(pathname, to) ? { kind: 'stay' } : { kind: 'redirect', to, replace: true }
}

/** §2.7: a non-agent who registers on a sub-account path chooses a plan next; null shows the success screen. */
export const afterRegistration = (pathname: string, formType: SharedSearch['formType']) =>
  formType === 'nonAgent' && segmentsOf(pathname).includes('subaccount') ? '/user/subscription-plans' : null
