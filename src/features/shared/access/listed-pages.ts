import type { CountryCode } from '#market/vocabulary.ts'
import { isShownInMenu } from './menu.ts'
import { isPathOpen } from './path-module.ts'
import { SITE_MAP, type SitePage, type SitePath } from './site-map.ts'

/** All that menus may offer in a country. */
export const menuPages = (country: CountryCode, isRealListingShown?: boolean): SitePage<SitePath>[] =>
  SITE_MAP.filter(({ path, menu }) => menu && isShownInMenu(path, country, isRealListingShown))

/** The pages a country's sitemap lists. */
export const sitemapPages = (country: CountryCode): SitePage<SitePath>[] =>
  SITE_MAP.filter(({ path, sitemap }) => sitemap && isPathOpen(path, country))
