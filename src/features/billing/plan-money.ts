import { formatMoney, formatPercent } from '#lib/format.ts'

/** All currencies that are charged (§9) have a hundredth as their smallest unit. */
const CENTS = 100

/** Cents of a currency → "$53.10", also below zero. */
export const moneyText = (cents: number, currencyCode: string, locale: string): string =>
  formatMoney(cents / CENTS, currencyCode, locale, { fractionDigits: 2 })

/** The same for a headline, where whole amounts stand without cents: "$59". */
export const priceText = (cents: number, currencyCode: string, locale: string): string =>
  formatMoney(cents / CENTS, currencyCode, locale, { fractionDigits: cents % CENTS === 0 ? 0 : 2 })

/** Per cent, as the contract says it (8 is 8 %), in the way of the locale. */
export const percentText = (percent: number, locale: string): string =>
  formatPercent(percent / 100, locale, { digits: Number.isInteger(percent) ? 0 : 1 })
