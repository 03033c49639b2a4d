import { keysOf } from '#lib/records.ts'
import { nearestAbove } from './path-pattern.ts'

/** public: anybody; login: an account; pro: a subscription; admin: staff. */
export type RouteClass = 'public' | 'login' | 'pro' | 'admin'

/** §6 and the report types: free (realvalue, property-preview) and pro. Every other path is public. */
const CLASSES = {
  '/user': 'login',
  '/user/reset-password': 'public',
  '/user/share': 'public',
  '/user/active-email': 'public',
  '/user/stop-alerts': 'public',
  '/user/homes/stop': 'public',
  // the overview itself is open to every account; the staff desk has its own address below it
  '/user/account-overview/staff': 'admin',
  '/smartplan': 'login',
  '/plugins/realAgent/smartplan': 'login',
  '/realAgent/smartplan': 'login',
  '/realAgent/property-label': 'login',
  '/realAgent/market-analysis': 'login',
  '/scheduler': 'login',
  '/report/property-pro': 'pro',
  '/report/project-pro': 'pro',
  '/report/commercial': 'pro',
} as const satisfies Record<string, RouteClass>

type Classes = typeof CLASSES

/** A path below which everything needs a subscription. */
export type ProPath = { [Path in keyof Classes]: Classes[Path] extends 'pro' ? Path : never }[keyof Classes]

/** What a subscription opens, of whichever plan. */
export const PRO_PATHS: readonly ProPath[] = keysOf(CLASSES).filter((path): path is ProPath => CLASSES[path] === 'pro')

const nearestClass = nearestAbove<RouteClass>(CLASSES)

/** The class of an unprefixed path, e.g. "/report/property-pro/project/SG/…" → "pro". */
export const routeClassOf = (pathname: string): RouteClass => nearestClass(pathname) ?? 'public'
