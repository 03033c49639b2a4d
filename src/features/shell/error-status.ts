import { type Layout, pageOf } from '#access/site-map.ts'
import type { Bar } from './menu-groups.ts'

/** §2.10: an error may carry its status; the default is 500. */
export function errorStatus(error: unknown): 404 | 500 | 503 {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return status === 404 || status === 503 ? status : 500
}

/** Layouts without a bar of their own show the site's when something is wrong: there must be a way on. */
const BARS: Record<Layout, Bar> = {
  default: 'site',
  real360: 'real360',
  realAgent: 'realAgent',
  realAgentNonAgent: 'nonAgent',
  realListing: 'realListing',
  realValue: 'realValue',
  fullscreen: 'site',
  blank: 'site',
}

/** The bar of the page at this unprefixed path. */
export const barOf = (pathname: string): Bar => BARS[pageOf(pathname)?.layout ?? 'default']
