import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { askedBy, execute } from '#api/execute.ts'
import { createShare, loadFrozen } from '#api/shares.ts'
import { SharedSmartPlanDocument } from '#graphql/generated/graphql.ts'
import { SHARE_DAYS, SHARE_TITLE_MAX_CHARS } from '#graphql/share-kinds.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { planRulesOf } from './engine/country-plans.ts'
import type { PlanFindings } from './engine/plan-findings.ts'
import { bandsOf, draftFindings, type PlanDraft, readPlanDraft } from './plan-draft.ts'
import { planMarkets } from './plan-market.server.ts'

/** Which kept plan, without the name under which it is kept. */
const about = z.object({ country: z.enum(COUNTRY_CODES), id: z.uuid() })

const wish = z.object({
  key: z.uuid(),
  title: z.string().min(1).max(SHARE_TITLE_MAX_CHARS),
  days: z.int().refine((days) => SHARE_DAYS.some((one) => one === days)),
  password: z.string().max(512),
})

export interface SharedPlan {
  country: CountryCode
  plan: PlanDraft['plan']
  findings: PlanFindings
}

/** A kept plan and what follows from it. */
async function resultOf({ country, id }: z.output<typeof about>): Promise<Result<SharedPlan>> {
  const [kept, market] = await Promise.all([execute(SharedSmartPlanDocument, { id }, { country }), planMarkets(country)])
  if (!kept.ok) return kept
  const draft = readPlanDraft(kept.value.ownSmartPlan.plan)
  if (!draft) return fail('validation', 'plan-unreadable')
  const bands = bandsOf(market.ok ? market.value : [], draft.scenario)
  return ok({ country, plan: draft.plan, findings: draftFindings(draft, await planRulesOf(country), country, bands) })
}

/** Freezes a kept plan with the market's history as it is today. */
export const sharePlan = createServerFn({ method: 'POST' })
  .validator(z.object({ about, wish }))
  .handler(async ({ data: { about: of, wish: wished } }): Promise<Result<string>> => {
    const { asked } = await askedBy(() => resultOf(of))
    return createShare({ kind: 'PLAN', country: of.country, path: '/smartplan', about: of, asked }, wished)
  })

/** A shared plan, counted anew from what was kept. A failure where it cannot be read any more. */
export const fetchFrozenPlan = createServerFn()
  .validator(z.object({ id: z.string().max(40) }))
  .handler(async ({ data: { id } }): Promise<Result<SharedPlan>> => {
    const loaded = await loadFrozen(id, 'PLAN', async (raw) => resultOf(about.parse(raw)))
    return loaded.ok ? loaded.value : loaded
  })
