import type { GraphQLError } from 'graphql'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { integer } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { type CodeRow, codeByText, codeState, plansOfCode } from './code-rows.ts'

export interface CodeUse {
  text: string
  country: CountryCode
  /** the plan it is to be used for; null where none is chosen yet */
  plan: string | null
  userId: string
  now: number
}

/** Throws what is wrong with a code, each fault under its own name. */
export async function checkedCode(account: Statements, use: CodeUse): Promise<CodeRow> {
  const code = await codeByText(account, use.text)
  if (!code || code.isReady === 0) throw refusal('code-unknown', 'There is no such code.')
  const fault = codeFault(code, use) ?? (await personalFault(account, code, use))
  if (fault) throw fault
  return code
}

function codeFault(code: CodeRow, { country, plan, now }: CodeUse): GraphQLError | null {
  const state = codeState(code, now)
  if (state === 'ended') return refusal('code-ended', 'This code has ended.')
  if (code.country !== country) return refusal('code-country', 'This code is for another country.')
  if (state === 'used-up') return refusal('code-used-up', 'This code has been used as often as it may be.')
  const plans = plansOfCode(code)
  return plan !== null && plans.length > 0 && !plans.includes(plan) ? refusal('code-plan', 'This code is not for this plan.') : null
}

/** A code is used once by a person; some are for people who have never paid. */
async function personalFault(account: Statements, code: CodeRow, { userId }: CodeUse): Promise<GraphQLError | null> {
  const known = await account.first(
    { hasUsed: integer(), hasPaid: integer() },
    `select exists (select 1 from promotion_use where code_id = ?1 and user_id = ?2) as hasUsed,
      exists (select 1 from stripe_subscription where user_id = ?2 and status not in ('incomplete', 'incomplete_expired') and awaits_card = 0) as hasPaid`,
    code.id,
    userId,
  )
  if (known?.hasUsed) return refusal('code-used-up', 'You have used this code already.')
  return code.isFirstTimeOnly && known?.hasPaid ? refusal('code-first-time', 'This code is for a first subscription.') : null
}

/** As {@link checkedCode}, for a plan's price: a VIP code needs no checkout. */
export async function checkedDiscount(account: Statements, use: CodeUse): Promise<CodeRow> {
  const code = await checkedCode(account, use)
  if (code.kind === 'vip') throw refusal('code-vip', 'This code opens everything without a payment.')
  return code
}
