import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

interface SalesTax {
  /** as it stands on an invoice */
  name: string
  percent: number
  /** the day from which the rate holds */
  since: string
  source: string
}

/**
 * The tax on services of whoever is registered for it, at the rate of the day; null where there is none. A change of rate is a change of this
 * table: invoices that stand keep theirs.
 */
const SALES_TAX = {
  SG: { name: 'GST', percent: 9, since: '2024-01-01', source: 'Goods and Services Tax Act 1993, s 16; IRAS' },
  MY: { name: 'Service tax', percent: 8, since: '2024-03-01', source: 'Service Tax (Rate of Tax) (Amendment) Order 2024; RMCD' },
  HK: null,
  AU: { name: 'GST', percent: 10, since: '2000-07-01', source: 'A New Tax System (Goods and Services Tax Imposition – General) Act 1999' },
} as const satisfies Record<CountryWith<'user'>, SalesTax | null>

export const salesTax = (country: CountryCode): SalesTax | null => SALES_TAX[inModule('user', country)]

/** The tax on an amount in cents, rounded half up to a cent; 0 where none is due. */
export function taxCents(country: CountryCode, cents: number, isRegistered: boolean): number {
  const tax = salesTax(country)
  return tax && isRegistered ? Math.floor((cents * tax.percent + 50) / 100) : 0
}

/** The tax that a sum with the tax in it holds, rounded half up; 0 where none is due. A sum below zero gives tax back. */
export function includedTax(country: CountryCode, total: number): number {
  const tax = salesTax(country)
  return tax ? Math.round((total * tax.percent) / (100 + tax.percent)) : 0
}
