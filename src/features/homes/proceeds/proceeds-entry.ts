import * as z from 'zod/mini'
import type { CountryCode } from '#market/vocabulary.ts'
import { usualFees } from '#property/loans/usual-fees.ts'
import { isEmptyEntry, keptEntry, NO_ENTRY, OWNER_MONEY_MAX, type OwnerEntry, readEntry } from '#property/owner/owner-entry.ts'
import { numberBetween } from '#session/parameter.ts'
import type { SaleCosts } from './sale-proceeds.ts'

export const AGENT_FEE_MAX = 10

/** What stands in the form about a sale: the purchase, and what the sale costs. */
export interface ProceedsEntry extends Pick<SaleCosts, 'fund'> {
  owner: OwnerEntry
  /** null: nothing is taken off */
  agentFee: number | null
  legalFee: number | null
}

const money = z.nullable(numberBetween(0, OWNER_MONEY_MAX))

const kept = z.object({
  owner: keptEntry,
  fund: money,
  legalFee: money,
  agentFee: z.nullable(numberBetween(0, AGENT_FEE_MAX)),
})

/** Nothing of the purchase, and the usual costs of a sale. */
export const newProceeds = (country: CountryCode, owner: OwnerEntry = NO_ENTRY): ProceedsEntry => {
  const { agentFee, legalFee } = usualFees(country)
  return { owner, agentFee: agentFee / 100, legalFee, fund: null }
}

/** What an account or a tab keeps; null where there is nothing, or it cannot be read. */
export function readProceeds(text: string | null): ProceedsEntry | null {
  if (text === null) return null
  try {
    return kept.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** What was typed in the report of the same project, as a beginning; null without any. */
export function fromReport(country: CountryCode, text: string | null): ProceedsEntry | null {
  const owner = readEntry(text)
  return isEmptyEntry(owner) ? null : newProceeds(country, owner)
}

/** Whether nothing was entered but what stood there. */
export const isUntouched = ({ owner, fund, ...fees }: ProceedsEntry, country: CountryCode): boolean => {
  const usual = newProceeds(country)
  return isEmptyEntry(owner) && fund === null && fees.agentFee === usual.agentFee && fees.legalFee === usual.legalFee
}

export const costsOf = ({ agentFee, legalFee, fund }: ProceedsEntry): SaleCosts => ({
  agentFee: agentFee ?? 0,
  legalFee: legalFee ?? 0,
  fund,
})
