import { joinLocale, splitLocale } from '#locales/locale-url.ts'
import { LOCALES, localeOf } from '#locales/locales.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { pageStart } from './page-start.ts'
import { siteOrigin } from './site-origin.ts'

interface PageHead {
  /** without the product's name, which is added; null is the product's name alone */
  title: string | null
  description: string
  /** unprefixed path with the query that makes this page another one, e.g. "/?countryCode=MY" */
  path: string
  /** of a page whose path names it: it has no address under the prefix of another country */
  country?: CountryCode
}

interface PageAt extends Pick<PageHead, 'path' | 'country'> {
  /** the site's own, e.g. "https://www.example.com" */
  origin: string
  /** the path that was opened, with its prefix */
  opened: string
}

/** Title, description, canonical address and the same page under every address prefix (§2.1), for a route's `head`. */
export function pageHead({ title, description, ...page }: PageHead) {
  const fullTitle = title ? `${title} · realEstate` : 'realEstate'
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
    ],
    links: pageLinks({ ...page, origin: siteOrigin(), opened: pageStart().pathname }),
  }
}

/** The canonical address of a page, and its others: one for each prefix, except those of countries that it is not of. */
export function pageLinks({ path, country: ofPath, origin, opened }: PageAt) {
  const { prefix } = splitLocale(opened)
  const [pathname = '/', text = ''] = path.split('?')
  const query = new URLSearchParams(text)
  const country = ofPath ?? query.get('countryCode')
  const isOf = (prefixCountry: CountryCode | null) => !country || !prefixCountry || prefixCountry === country
  const address = (locale: typeof prefix) => {
    const own = new URLSearchParams(query)
    // the prefix says it
    if (locale && localeOf(locale).prefixCountry === country) own.delete('countryCode')
    return `${origin}${joinLocale(locale, pathname) || '/'}${own.size > 0 ? `?${own}` : ''}`
  }
  return [
    { rel: 'canonical', href: address(prefix && isOf(localeOf(prefix).prefixCountry) ? prefix : null) },
    { rel: 'alternate', hrefLang: 'x-default', href: address(null) },
    ...LOCALES.filter(({ isPrefix, prefixCountry }) => isPrefix && isOf(prefixCountry)).map((locale) => ({
      rel: 'alternate',
      hrefLang: locale.iso,
      href: address(locale.code),
    })),
  ]
}
