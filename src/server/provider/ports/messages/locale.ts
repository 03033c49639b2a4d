/** The locales that messages are written in: those of the site (§9). */
export const MESSAGE_LOCALES = ['en-US', 'en-HK', 'en-MY', 'en-AU', 'zh-CH', 'zh-MY', 'zh-HK', 'ms-SG', 'ms-MY'] as const
export type MessageLocale = (typeof MESSAGE_LOCALES)[number]

/**
 * Whose words a message gets: the Language header of §7 ("en", "zh_cn", "zh_hk", "ms", or a locale's own code) and the market.
 * What is not known gets en-US.
 */
export function messageLocale(language: string, country: string): MessageLocale {
  const own = MESSAGE_LOCALES.find((locale) => locale === language)
  if (own) return own
  if (language === 'zh_hk') return 'zh-HK'
  if (language === 'zh_cn') return country === 'MY' ? 'zh-MY' : 'zh-CH'
  if (language === 'ms') return country === 'SG' ? 'ms-SG' : 'ms-MY'
  if (country === 'HK' || country === 'MY' || country === 'AU') return `en-${country}`
  return 'en-US'
}
