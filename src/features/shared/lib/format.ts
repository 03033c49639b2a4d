import { type Language, languageOf } from './language.ts'
import { areaUnitText, type FloorAreaUnit, sqmToSqft } from './units.ts'

/** Numbers, money and dates as text. `locale` is a BCP-47 tag; words of a language come from the catalogues, not from here. */

/** More than all combinations of locales, currencies and forms; beyond it the cache is emptied. */
const FORMATS_MAX = 500
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs far more than using it, and a page uses the same few hundreds of times: each is made once. */
function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= FORMATS_MAX) formats.clear()
  const made = make()
  formats.set(key, made)
  return made
}

const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numberFormats, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options))

/** A formatter of days and times; `locale` is a BCP-47 tag. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(dateFormats, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options))

/** A short text whose parts stay in one line: "Jul 2025", "990 sqft". For pages; texts that others read by machine keep plain spaces. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

const MONTH: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric', timeZone: 'UTC' }

interface MoneyOptions {
  /** three significant digits, "$486K" */
  compact?: boolean
  /** always with a sign, "+$12,100" */
  signed?: boolean
  fractionDigits?: number
}

const CURRENCY_CODE = /^[A-Za-z]{3}$/

/**
 * Whole units of `currency` → "$486,000". The symbol is the local one: every page names its market. A number alone where the code is none:
 * it comes from the provider, and one bad code must not cost the page.
 */
export function formatMoney(value: number, currency: string, locale: string, options: MoneyOptions = {}): string {
  const { compact = false, signed = false, fractionDigits = 0 } = options
  const key = `${locale} ${currency} ${compact} ${signed} ${fractionDigits}`
  return kept(numberFormats, key, () => new Intl.NumberFormat(locale, moneyOptions(currency, { compact, signed, fractionDigits })))
    .format(value)
    .replace('-', '−')
}

const moneyOptions = (currency: string, { compact, signed, fractionDigits }: Required<MoneyOptions>): Intl.NumberFormatOptions => ({
  ...(CURRENCY_CODE.test(currency) ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
  signDisplay: signed ? 'exceptZero' : 'auto',
  ...(compact
    ? { notation: 'compact', maximumSignificantDigits: 3 }
    : { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }),
})

/** A price per square foot: whole units from 20 up, else cents. The word "psf" belongs to the caller's sentence. */
export const formatPsf = (value: number, currency: string, locale: string): string =>
  formatMoney(value, currency, locale, { fractionDigits: value < 20 ? 2 : 0 })

/** Square metres → "92 sqm" or "990 sqft" in the words of the language, whole numbers. */
/** In both units, for texts that are read by many: "93 sqm (1,001 sqft)". */
export const formatAreas = (sqm: number, locale: string): string => `${formatArea(sqm, 'sqm', locale)} (${formatArea(sqm, 'sqft', locale)})`

export function formatArea(sqm: number, unit: FloorAreaUnit, locale: string): string {
  const value = unit === 'sqft' ? sqmToSqft(sqm) : sqm
  return `${numberFormat(locale, { maximumFractionDigits: 0 }).format(value)} ${areaUnitText(unit, locale)}`
}

/** "2025-07" → "Jul 2025" in the locale's order; other text is returned as it is. */
export function formatMonthText(month: string, locale: string): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return month
  return dateFormat(locale, MONTH).format(date)
}

const QUARTERS: Record<Language, string> = { en: 'Q$2 $1', zh: '$1年第$2季', ms: 'Suku $2 $1' }
const COMMAS: Record<Language, string> = { en: ', ', zh: '、', ms: ', ' }

/** "2025-Q3" → "Q3 2025", "2025年第3季", "Suku 3 2025"; other text is returned as it is. */
export function formatQuarterText(quarter: string, locale: string): string {
  return quarter.replace(/^(\d{4})-Q([1-4])$/, QUARTERS[languageOf(locale)])
}

/** Names in a row with the comma of the language: "Pool, Gym", "泳池、健身室". Empty ones are left out. */
export const formatList = (names: readonly (string | null | undefined | false)[], locale: string): string =>
  names.filter(Boolean).join(COMMAS[languageOf(locale)])

/** A fraction → "4.1%"; `signed` puts + before gains. */
export function formatPercent(fraction: number, locale: string, options: { digits?: number; signed?: boolean } = {}): string {
  const { digits = 1, signed = false } = options
  return numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
    .format(fraction)
    .replace('-', '−')
}

/** Metres → "310 m", from 1,000 up "1.1 km". */
export function formatDistance(metres: number, locale: string): string {
  const far = metres >= 995
  const value = far ? metres / 1000 : Math.round(metres / 10) * 10
  return numberFormat(locale, { style: 'unit', unit: far ? 'kilometer' : 'meter', maximumFractionDigits: far ? 1 : 0 }).format(value)
}

/** Metres inside a home → "2.4 m". */
export const formatMetres = (metres: number, locale: string): string =>
  numberFormat(locale, { style: 'unit', unit: 'meter', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(metres)

const MIB = 1_024 * 1_024

/** A size as people read it: "812 kB", "29.4 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const [amount, unit] = bytes < MIB ? [Math.max(1, bytes / 1_024), 'kilobyte'] : [bytes / MIB, 'megabyte']
  const maximumFractionDigits = unit === 'megabyte' && amount < 100 ? 1 : 0
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(amount)
}

export const formatCount = (value: number, locale: string): string => numberFormat(locale, { maximumFractionDigits: 0 }).format(value)

/** "893–1,205 sqft": a unit that both ends share is said once; equal ends are one. */
export function formatRange(from: string, to: string): string {
  if (from === to) return from
  const unit = /\s\D+$/.exec(to)?.[0] ?? ''
  return `${unit && from.endsWith(unit) ? from.slice(0, -unit.length) : from}–${to}`
}
