import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

interface UsualLoan {
  rate: number
  years: number
}

/** A loan as it is shown before anything is entered. The rate, percent a year, is an example and not a quotation. */
const USUAL_LOANS = {
  SG: { rate: 3, years: 25 },
  MY: { rate: 4.2, years: 30 },
  HK: { rate: 3.5, years: 30 },
  AU: { rate: 6, years: 30 },
} as const satisfies Record<CountryWith<'realValue/calculators'>, UsualLoan>

export const usualLoan = (country: CountryCode): UsualLoan => USUAL_LOANS[inModule('realValue/calculators', country)]

/** Of the price, where no authority sets what may be lent. */
export const USUAL_LOAN_SHARE = 0.75
