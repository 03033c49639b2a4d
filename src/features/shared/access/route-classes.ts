import { nearestAbove } from './path-pattern.ts'

/** public: anybody; login: an account; pro: a subscription; admin: staff. */
export type RouteClass = 'public' | 'login' | 'pro' | 'admin'

/** §6 and the report types: free (realvalue, property-preview) and pro. Every other path is public. */
const CLASSES: Readonly<Record<string, RouteClass>> = {
  '/user': 'login',
  '/user/reset-password': 'public',
  '/user/share': 'public',
  '/user/active-email': 'public',
  '/user/stop-alerts': 'public',
  // the overview itself is open to every account; the staff desk has its own address below it
  '/user/account-overview/staff': 'admin',
  '/smartplan': 'login',
  '/plugins/realAgent/smartplan': 'login',
  '/realAgent/smartplan': 'login',
  '/realAgent/property-label': 'login',
  '/scheduler': 'login',
  '/report/property-pro': 'pro',
  '/report/project-pro': 'pro',
  '/report/commercial': 'pro',
}

/** The class of an unprefixed path, e.g. "/report/property-pro/project/SG/…" → "pro". */
export const routeClassOf = (pathname: string): RouteClass => nearestAbove(CLASSES, pathname) ?? 'public'
