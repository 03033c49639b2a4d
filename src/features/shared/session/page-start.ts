import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { DEFAULT_COUNTRY, parseCountryCode } from '#market/countries.ts'
import { DEFAULT_LOCALE, type LocaleCode, parseLocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'

export interface PageStart {
  locale: LocaleCode
  country: CountryCode
  nonce: string | undefined
  pathname: string
  /** the request holds a token, which the browser cannot read */
  hasToken: boolean
  /** the site's public origin, where it differs from that of the request */
  publicOrigin: string | undefined
  /** the deployment keeps the chosen language in a cookie too (`LOCALE_COOKIE`) */
  localeCookie: boolean
  /** JSON of the addresses outside this site that the deployment has set */
  outside: string | undefined
}

/** What the server resolved for this page; the browser reads the same from the attributes of <html>. */
export const pageStart: () => PageStart = createIsomorphicFn()
  .server((): PageStart => {
    const context = getGlobalStartContext()?.currentRequest
    const { pathname, origin } = new URL(getRequest().url)
    return {
      locale: context?.locale ?? DEFAULT_LOCALE,
      country: context?.country ?? DEFAULT_COUNTRY,
      nonce: context?.nonce,
      pathname,
      hasToken: Boolean(context?.token || context?.vendor),
      publicOrigin: context?.siteOrigin === origin ? undefined : context?.siteOrigin,
      localeCookie: context?.env.LOCALE_COOKIE === 'on',
      outside: context?.outside,
    }
  })
  .client((): PageStart => {
    const { locale, country, localeCookie, origin, outside } = document.documentElement.dataset
    return {
      locale: parseLocaleCode(locale) ?? DEFAULT_LOCALE,
      country: parseCountryCode(country) ?? DEFAULT_COUNTRY,
      nonce: undefined,
      pathname: window.location.pathname,
      hasToken: false,
      publicOrigin: origin,
      localeCookie: localeCookie === 'on',
      outside,
    }
  })
