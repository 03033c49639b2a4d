import { nearestAbove } from '#access/path-pattern.ts'
import type { Bar } from '../bar/menu-groups.ts'

/** §2.10: an error may carry its status; the default is 500. */
export function errorStatus(error: unknown): 404 | 500 | 503 {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return status === 404 || status === 503 ? status : 500
}

/** Whether a script of the page did not come, in the words of Chromium, Firefox and Safari. */
export const isPartLost = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|importing a module script failed/i.test(error.message)

/** The bars of the rooms by their paths; elsewhere the site's bar, also where the page itself has none, so that there are links. */
const BARS: Readonly<Record<string, Bar>> = {
  '/idx': 'realListing',
  '/real360': 'real360',
  '/temp/real360': 'real360',
  '/realAgent': 'realAgent',
  '/realAgent/nonagent': 'nonAgent',
  '/realAgent/subaccount': 'nonAgent',
  '/realAgent/vendor-login': 'site',
  '/realAgent/vendor-orders': 'site',
  '/realListing': 'realListing',
  '/realValue': 'realValue',
  '/realValue-savills': 'realValue',
  '/smartplan': 'realAgent',
  '/user/nonagent': 'nonAgent',
  '/user/subaccount': 'nonAgent',
  '/user/subaccount/realListing': 'realListing',
  '/user/subaccount/realValue': 'realValue',
}

/** The bar of the page at this unprefixed path. */
const nearestBar = nearestAbove(BARS)

export const barOf = (pathname: string): Bar => nearestBar(pathname) ?? 'site'
