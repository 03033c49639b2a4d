import type { LocaleCode } from '#market/locale-tags.ts'
import type { ProviderContext } from '../../context.ts'

/** An absolute URL for a message. It holds the locale, because the reader may open it on another device. */
export const accountLink = ({ siteOrigin }: Pick<ProviderContext, 'siteOrigin'>, path: string, locale: LocaleCode): string =>
  `${siteOrigin}${path}${path.includes('?') ? '&' : '?'}locale=${locale}`
