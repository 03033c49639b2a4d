import type { LocaleCode } from '#market/locale-tags.ts'

/** An absolute URL for a message. It holds the locale, because the reader may open it on another device. */
export const accountLink = ({ siteOrigin }: { readonly siteOrigin: string }, path: string, locale: LocaleCode): string =>
  `${siteOrigin}${path}${path.includes('?') ? '&' : '?'}locale=${locale}`
