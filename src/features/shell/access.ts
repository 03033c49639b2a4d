import { countryOfPath, isPathOpen, moduleOf } from '#access/path-module.ts'
import { isUnder } from '#access/path-pattern.ts'
import { type RouteClass, routeClassOf } from '#access/route-classes.ts'
import type { SitePath } from '#access/site-map.ts'
import { SUB_ACCOUNT_OVERVIEW, subAccountRedirect, subAccountVariant } from '#access/sub-account.ts'
import { isRight, type Right } from '#graphql/plan-rights.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AuthKey, ClosedReason } from '#session/search-parameters.ts'
import type { SharedSearch } from '#session/shared-search.ts'
import type { Viewer } from '#session/viewer.ts'

export interface AccessRequest {
  /** unprefixed */
  pathname: string
  /** the visitor's; a country that the path itself names comes first */
  country: CountryCode
  viewer: Pick<Viewer, 'isLoggedIn' | 'isStaff' | 'rights' | 'isSubAccount' | 'hasVendorSession' | 'isUnknown'>
  search: Pick<SharedSearch, 'auth' | 'authKey'>
  /** false: no page has this path, which every viewer is told (§2.10) */
  isPage?: boolean
}

export type Access =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: SitePath; closed?: ClosedReason }
  /** sign in first (not closable), or the visitor asked for the overlay on a public page (closable) */
  | { kind: 'auth-overlay'; closable: boolean; authKey: AuthKey }
  /** signed in, but the page needs more: a panel says what */
  | { kind: 'blocked'; needs: 'subscription' | 'staff' }
  /** the page needs a viewer, and the provider could not say who this is */
  | { kind: 'unknown-viewer' }

const VENDOR_PAGES = '/realAgent/vendor-orders'

/** Whether the page at this unprefixed path is for an account or a vendor only. */
export const needsViewer = (pathname: string): boolean => routeClassOf(pathname) !== 'public' || isUnder(pathname, VENDOR_PAGES)

/** §6 and §2.7 in one place: may this viewer see this page in this country? */
export function decideAccess({ pathname, country, viewer, search, isPage = true }: AccessRequest): Access {
  if (!isPage) return decideClass('/', viewer, search, country)
  const market = countryOfPath(pathname) ?? country
  // where there are no accounts, nobody is kept to the pages of one
  const isKept = viewer.isSubAccount && isModuleOpen('user', country)
  if (isKept) {
    const to = subAccountRedirect(pathname, country)
    if (to) return { kind: 'redirect', to, ...whyClosed(pathname, to, market) }
  }
  if (!isPathOpen(pathname, market))
    return isKept ? { kind: 'redirect', to: SUB_ACCOUNT_OVERVIEW, closed: 'country' } : { kind: 'redirect', to: '/' }
  if (viewer.isUnknown && needsViewer(pathname)) return { kind: 'unknown-viewer' }
  if (isUnder(pathname, VENDOR_PAGES) && !viewer.hasVendorSession) return { kind: 'redirect', to: '/realAgent/vendor-login' }
  return decideClass(pathname, viewer, search, market)
}

/** What a sub-account is told that is sent to its overview; nothing where that stands for the page that it asked for. */
function whyClosed(pathname: string, to: SitePath, market: CountryCode): { closed?: ClosedReason } {
  const variant = subAccountVariant(pathname)
  if (to !== SUB_ACCOUNT_OVERVIEW || variant === to || moduleOf(pathname) === 'home') return {}
  return { closed: isPathOpen(variant ?? pathname, market) ? 'seats' : 'country' }
}

/** Whether a page of a class that is no right is for staff alone. */
const FOR_STAFF = { public: false, login: false, admin: true } as const satisfies Record<Exclude<RouteClass, Right>, boolean>

/** Throws where the class of a page has no rule, so that nobody is let in by default (§8: "Unknown middleware", status 500). */
function decideClass(pathname: string, viewer: AccessRequest['viewer'], search: AccessRequest['search'], country: CountryCode): Access {
  const needed = routeClassOf(pathname)
  if (!isRight(needed) && !Object.hasOwn(FOR_STAFF, needed)) throw new Error('Unknown middleware')
  const authKey = search.authKey ?? 'login'
  if (!viewer.isLoggedIn) {
    if (needed !== 'public') return { kind: 'auth-overlay', closable: false, authKey }
    // a country without accounts has nothing to sign in to
    return search.auth && isModuleOpen('user', country) ? { kind: 'auth-overlay', closable: true, authKey } : { kind: 'allow' }
  }
  if (viewer.isStaff) return { kind: 'allow' }
  if (isRight(needed)) return viewer.rights.includes(needed) ? { kind: 'allow' } : { kind: 'blocked', needs: 'subscription' }
  return FOR_STAFF[needed] ? { kind: 'blocked', needs: 'staff' } : { kind: 'allow' }
}
