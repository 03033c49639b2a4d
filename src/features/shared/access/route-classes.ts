import type { Right } from '#graphql/plan-rights.ts'
import { nearestAbove } from './path-pattern.ts'

/** public: anybody; login: an account; admin: staff; a right: an account to which it is open. */
export type RouteClass = 'public' | 'login' | 'admin' | Right

/** The right that everything below a path needs (§6: the pro reports). */
export const PATH_RIGHTS = {
  '/report/property-pro': 'pro-reports',
  '/report/project-pro': 'pro-reports',
  '/report/commercial': 'pro-reports',
} as const satisfies Record<string, Right>

export type RightPath = keyof typeof PATH_RIGHTS

/** §6. Every other path is public, the free reports (realvalue, property-preview) among them. */
const CLASSES = {
  '/user': 'login',
  '/user/reset-password': 'public',
  '/user/share': 'public',
  '/user/active-email': 'public',
  '/user/stop-alerts': 'public',
  '/user/copies': 'public',
  '/user/recover-sign-in': 'public',
  '/user/homes/stop': 'public',
  // the overview itself is open to every account; the staff desk has its own address below it
  '/user/account-overview/staff': 'admin',
  '/smartplan': 'login',
  '/plugins/realAgent/smartplan': 'login',
  '/realAgent/smartplan': 'login',
  '/realAgent/property-label': 'login',
  '/realAgent/market-analysis': 'login',
  '/scheduler': 'login',
  ...PATH_RIGHTS,
} as const satisfies Record<string, RouteClass>

const nearestClass = nearestAbove<RouteClass>(CLASSES)

/** The class of an unprefixed path, e.g. "/report/property-pro/project/SG/…" → "pro-reports". */
export const routeClassOf = (pathname: string): RouteClass => nearestClass(pathname) ?? 'public'
