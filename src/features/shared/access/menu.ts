import type { CountryCode } from '#market/vocabulary.ts'
import { isPathOpen } from './path-module.ts'
import { isUnder } from './path-pattern.ts'
import { SITE_MAP, type SitePage, type SitePath } from './site-map.ts'

/** §2.8: the flag of the realListing entry; currently off. */
export const IS_REAL_LISTING_IN_MENU = false

/** §2.8: menu items show only where the route is open for the country. */
export const menuPages = (country: CountryCode, isRealListingShown: boolean = IS_REAL_LISTING_IN_MENU): SitePage<SitePath>[] =>
  SITE_MAP.filter(({ path, menu }) => menu && isPathOpen(path, country) && (isRealListingShown || !isUnder(path, '/realListing')))

/** The pages a country's sitemap lists. */
export const sitemapPages = (country: CountryCode): SitePage<SitePath>[] =>
  SITE_MAP.filter(({ path, sitemap }) => sitemap && isPathOpen(path, country))
