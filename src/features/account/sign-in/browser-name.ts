/** Order matters: most browsers also claim to be others. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\/\d/, 'Edge'],
  [/OPR\/\d|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | null =>
  names.find(([mark]) => mark.test(userAgent))?.[1] ?? null

/** The common names of browser and device in a user agent; null for an unknown one. Names are not translated. */
export const browserOf = (userAgent: string) => ({ browser: nameIn(BROWSERS, userAgent), system: nameIn(SYSTEMS, userAgent) })
