import { isPathOpen } from '#access/path-module.ts'
import { isUnder } from '#access/path-pattern.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** §2.8: the flag of the realListing entry; currently off. */
export const IS_REAL_LISTING_IN_MENU = false

/** §2.8: menu items show only where the route is open for the country. */
export const isShownInMenu = (path: string, country: CountryCode, isRealListingShown: boolean = IS_REAL_LISTING_IN_MENU): boolean =>
  isPathOpen(path, country) && (isRealListingShown || !isUnder(path, '/realListing'))
