import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  ChangeSmartPlanDocument,
  DeleteSmartPlanDocument,
  KeepSmartPlanDocument,
  OwnSmartPlansDocument,
  ProjectEstimateDocument,
} from '#graphql/generated/graphql.ts'
import { SMART_PLAN_MAX_CHARS, SMART_PLAN_TITLE_MAX_CHARS, SMART_PLANS_KEPT_MAX } from '#graphql/plan-kinds.ts'
import { fail, ok } from '#lib/result.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { planMarkets } from './plan-market.server.ts'

const title = z.string().max(SMART_PLAN_TITLE_MAX_CHARS)
const plan = z.string().max(SMART_PLAN_MAX_CHARS)

/** How the market's own indexes changed over twelve months. */
export const fetchPlanMarket = createServerFn({ method: 'POST' }).handler(() => planMarkets())

/** A project's usual home with its estimate in whole units, for a plan that begins with a report. Codes: not-found, no-estimate. */
export const fetchReportHome = createServerFn({ method: 'POST' })
  .validator(z.object({ typeGroup: z.enum(TYPE_GROUPS), slug: z.string().min(1).max(120) }))
  .handler(async ({ data: { typeGroup, slug } }) => {
    const answer = await execute(ProjectEstimateDocument, { typeGroup: toWireTypeGroup(typeGroup), slug, home: undefined })
    if (!answer.ok) return answer
    const { project } = answer.value
    if (!project) return fail('graphql', 'not-found')
    if (project.estimate.__typename !== 'Estimate') return fail('graphql', 'no-estimate')
    return ok({ name: project.name, isPublic: typeGroup === 'public-stack', value: project.estimate.value })
  })

export const fetchOwnPlans = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(OwnSmartPlansDocument, { first: SMART_PLANS_KEPT_MAX })
  return answer.ok ? ok(answer.value.ownSmartPlans.nodes) : answer
})

export const sendNewPlan = createServerFn({ method: 'POST' })
  .validator(z.object({ key: z.uuid(), title, plan }))
  .handler(async ({ data }) => {
    const answer = await execute(KeepSmartPlanDocument, data)
    return answer.ok ? ok(answer.value.keepSmartPlan) : answer
  })

export const sendPlanChange = createServerFn({ method: 'POST' })
  .validator(z.object({ id: z.uuid(), version: z.int().min(1), title, plan }))
  .handler(async ({ data }) => {
    const answer = await execute(ChangeSmartPlanDocument, data)
    return answer.ok ? ok(answer.value.changeSmartPlan) : answer
  })

export const dropPlan = createServerFn({ method: 'POST' })
  .validator(z.object({ id: z.uuid() }))
  .handler(async ({ data }) => {
    const answer = await execute(DeleteSmartPlanDocument, data)
    return answer.ok ? ok(answer.value.deleteSmartPlan.success) : answer
  })
