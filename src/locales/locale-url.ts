import type { LocaleCode } from '#market/locale-tags.ts'
import { LOCALES } from './locales.ts'

/** §2.1: the only code that knows that address prefixes exist. Everywhere else a path is unprefixed. */
export interface PrefixedPath {
  prefix: LocaleCode | null
  pathname: string
}

/** "/en-HK/map" → { prefix: "en-HK", pathname: "/map" }; other paths come back as they are. */
export function splitLocale(pathname: string): PrefixedPath {
  const first = pathname.split('/')[1]
  const locale = LOCALES.find((row) => row.isPrefix && row.code === first)
  if (!locale) return { prefix: null, pathname }
  return { prefix: locale.code, pathname: pathname.slice(locale.code.length + 1) || '/' }
}

/** the inverse of {@link splitLocale} */
export const joinLocale = (prefix: LocaleCode | null, pathname: string): string =>
  prefix === null ? pathname : `/${prefix}${pathname === '/' ? '' : pathname}`
