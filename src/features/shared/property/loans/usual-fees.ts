import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

interface UsualFees {
  agentFee: number
  legalFee: number
}

/**
 * What a sale usually costs before anything is entered: the agent's share of the price in basis points, and the lawyer of one contract in whole units
 * of the country's money. Both are agreed freely; no authority sets them.
 */
const USUAL_FEES = {
  SG: { agentFee: 200, legalFee: 3_000 },
  MY: { agentFee: 300, legalFee: 9_000 },
  HK: { agentFee: 100, legalFee: 15_000 },
  AU: { agentFee: 200, legalFee: 2_500 },
} as const satisfies Record<CountryWith<'realValue/calculators'>, UsualFees>

export const usualFees = (country: CountryCode): UsualFees => USUAL_FEES[inModule('realValue/calculators', country)]
