import { fits, isUnder } from '#access/path-pattern.ts'
import { routeClassOf } from '#access/route-classes.ts'
import { COMPANY_PATHS, pageOf } from '#access/site-map.ts'

/**
 * Public pages that are not the same for everybody, or whose address is a secret: personal ones, letters' pages, what somebody shared,
 * blocks in frames of other sites, and pages of staging tools.
 */
const NOT_KEPT = [
  '/user',
  '/share/$id',
  '/book',
  '/booking',
  '/open-house',
  '/proposed-times',
  '/listing',
  '/plugin',
  '/plugins',
  '/idx',
  '/scheduler',
  '/temp',
] as const

/** Pages of agents lie below an address like a shared one. */
const KEPT_BELOW = [
  '/share/$agentNumber/profile',
  '/share/$agentNumber/idx',
  '/share/$agentNumber/project/$countryCode/$projectType/$projectSlug',
] as const

const isExcluded = (pathname: string): boolean => {
  if (KEPT_BELOW.some((path) => fits(pathname, path))) return false
  return NOT_KEPT.some((path) => isUnder(pathname, path))
}

/** Answers for the paths of late: to compare one with all patterns costs more than to answer from what is kept. */
const answered = new Map<string, boolean>()
const ANSWERS_MAX = 2_000

/** Whether the page of an unprefixed path may be kept for all visitors. */
export function isKeptPage(pathname: string): boolean {
  const known = answered.get(pathname)
  if (known !== undefined) return known
  if (answered.size >= ANSWERS_MAX) answered.clear()
  const isKept = !isExcluded(pathname) && routeClassOf(pathname) === 'public' && hasPage(pathname)
  answered.set(pathname, isKept)
  return isKept
}

const hasPage = (pathname: string): boolean => pageOf(pathname) !== null || COMPANY_PATHS.some((path) => fits(pathname, path))

/** Parameters of every page (§2.6) that are about one person or order: with one of them a page is nobody else's. */
export const PERSONAL_PARAMETERS = [
  'auth',
  'authKey',
  'formType',
  'forgotPassword',
  'ceaNumber',
  'email',
  's',
  'orderId',
  'payPackageId',
  'userId',
  'invCode',
  'transactionlist',
  'key',
  'embed',
  't',
] as const
