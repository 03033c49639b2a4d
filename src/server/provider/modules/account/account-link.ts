import type { ProviderContext } from '../../context.ts'
import type { MessageLocale } from '../../ports/messages/locale.ts'

/** A whole address for a message; the locale goes along, because its reader may come from another device. */
export const accountLink = ({ siteOrigin }: Pick<ProviderContext, 'siteOrigin'>, path: string, locale: MessageLocale): string =>
  `${siteOrigin}${path}${path.includes('?') ? '&' : '?'}locale=${locale}`
