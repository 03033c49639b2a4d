import type { LocaleCode } from '#market/locale-tags.ts'
import type { ProviderContext } from '../../context.ts'

/** A whole address for a message; the locale goes along, because its reader may come from another device. */
export const accountLink = ({ siteOrigin }: Pick<ProviderContext, 'siteOrigin'>, path: string, locale: LocaleCode): string =>
  `${siteOrigin}${path}${path.includes('?') ? '&' : '?'}locale=${locale}`
