import type { I18n } from '@lingui/core'
import { type AnyRouteMatch, redirect } from '@tanstack/react-router'
import { countryOfPath } from '#access/path-module.ts'
import { subAccountVariant } from '#access/sub-account.ts'
import type { PageQueries } from '#api/page-queries.ts'
import { addWords, type I18nOf } from '#locales/create-i18n.ts'
import { wordsToDraw } from '#locales/page-words.ts'
import { resolveLocale, settledAddress } from '#locales/place.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ClientStateSlot } from '#session/client-state.ts'
import type { SharedSearch } from '#session/shared-search.ts'
import { anonymous, type Viewer } from '#session/viewer.ts'
import type { ViewerSession } from '#session/viewer-session.ts'
import { decideAccess } from './access.ts'

/** The router's context for every route, created once per request or tab. */
export interface RouterContext {
  ask: PageQueries
  /** the page's language, with its words */
  i18n: I18n
  i18nOf: I18nOf
  /** the prefix of the address (§2.1), which determines the language */
  prefix: LocaleCode | null
  locale: LocaleCode
  country: CountryCode
  session: ViewerSession
  /** what rooms share in the browser (§3) */
  clientState: ClientStateSlot
  /** the viewer; signed out until the root route has fetched it */
  viewer: Viewer
}

interface Visit {
  context: RouterContext
  search: SharedSearch
  /** unprefixed */
  pathname: string
  /** of the address, as "?a=b" or "" */
  query: string
  /** false: the router has no page here */
  isPage: boolean
  matches: readonly Pick<AnyRouteMatch, 'routeId'>[]
}

/**
 * §2.8, §6: before any page loads, on the server and on every navigation: resolves language and country (the query first), loads the
 * page's words, and decides what this viewer may see. Throws the redirect where the page is not for this country or viewer.
 */
export async function openVisit({ context, search, pathname, query, isPage, matches }: Visit) {
  const place = { prefix: context.prefix, country: search.countryCode ?? search.region ?? null, locale: search.locale ?? null }
  const settled = settledAddress(place, pathname, query)
  // the prefix belongs to the document
  if (settled) throw redirect({ href: settled, reloadDocument: true })
  const asked = context.session.current()
  const country = place.country ?? countryOfPath(pathname) ?? context.country
  const changesCountry = place.country !== null && place.country !== context.country
  const locale = resolveLocale({ ...place, country: changesCountry ? place.country : null }, country, context.locale)
  const i18n = context.i18nOf(locale)
  await addWords(i18n, locale, await wordsToDraw(matches))
  const viewer = await asked
  const access = decideAccess({ pathname, country, viewer, search, isPage })
  if (access.kind === 'redirect') {
    const { to, closed } = access
    // §6: what was asked of a page is asked of its variant
    throw redirect({ to, search: to === subAccountVariant(pathname) ? true : closed && { closed } })
  }
  return { locale, country, access, ...onlyAccount(viewer), ...notTheRequests(context, i18n) }
}

/** The router's context begins with the anonymous viewer, which therefore need not be sent with the page. */
const onlyAccount = (viewer: Viewer) => (viewer === anonymous ? {} : { viewer }) as { viewer: Viewer }

/** The instance of a request is its router's already, and what is added to the context there is sent with the page. */
const notTheRequests = (context: RouterContext, i18n: I18n) => (context.i18n === i18n ? {} : { i18n }) as object
