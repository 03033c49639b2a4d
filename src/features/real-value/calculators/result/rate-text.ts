import { formatMoney, formatPercent } from '#lib/format.ts'

/** Basis points → "5.15%", with as many digits as the rate has. */
export const rateText = (rate: number, locale: string): string =>
  formatPercent(rate / 10_000, locale, { digits: rate % 100 === 0 ? 0 : rate % 10 === 0 ? 1 : 2 })

/** Money of a working: cents only where there are any. */
export const amountText = (amount: number, currency: string, locale: string): string =>
  formatMoney(amount, currency, locale, { fractionDigits: Math.abs(amount - Math.round(amount)) < 0.005 ? 0 : 2 })
