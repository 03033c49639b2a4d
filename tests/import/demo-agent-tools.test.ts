import { describe, expect, it } from 'vitest'
import { readPlanDraft } from '#features/real-agent/plan/plan-draft.ts'
import { planFaults } from '#features/real-agent/plan/plan-faults.ts'
import { isDealListCode } from '#graphql/deal-kinds.ts'
import { DEMO_LIST_CODE } from '#provider/demo/trade/agent-tools.ts'
import { demoPlan } from '#provider/demo/trade/demo-plan.ts'

describe('what the demo’s subscriber keeps', () => {
  it('is a plan that its tool reads and finds without fault', () => {
    const draft = readPlanDraft(JSON.stringify(demoPlan('2026-11')))
    expect(draft?.variants.map(({ steps }) => steps.length)).toEqual([2, 2])
    for (const { steps } of draft?.variants ?? []) expect(draft && planFaults({ ...draft.plan, steps })).toEqual(new Map())
    expect(demoPlan('2026-11')).toEqual(demoPlan('2026-11'))
  })
  it('is a list under a code of its kind', () => {
    expect(isDealListCode(DEMO_LIST_CODE)).toBe(true)
  })
})
