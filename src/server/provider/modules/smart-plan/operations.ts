import { randomUUID } from 'node:crypto'
import { SMART_PLANS_KEPT_MAX } from '#graphql/plan-kinds.ts'
import { actionKey } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { checkedPage, connectionOf, connectionType } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { readPlan, readPlanTitle } from './plan-input.ts'
import {
  changeSmartPlan,
  countSmartPlans,
  deleteSmartPlan,
  keepSmartPlan,
  listSmartPlans,
  readSmartPlan,
  type SmartPlanRow,
} from './plan-store.ts'

const KeptPlanRef = builder.objectRef<SmartPlanRow>('KeptSmartPlan').implement({
  description: 'A smart plan as somebody keeps it. Its figures are computed where it is shown.',
  fields: (t) => ({
    id: t.exposeID('id'),
    country: t.expose('country', { type: CountryCodeEnum }),
    title: t.exposeString('title'),
    plan: t.exposeString('plan', { description: 'JSON: household, homes, steps, scenario.' }),
    version: t.exposeInt('version', { description: 'Raised by each change.' }),
    changedAt: t.string({ resolve: ({ updatedAt }) => isoTime(updatedAt) }),
  }),
})

const KeptPlansRef = connectionType('KeptSmartPlans', KeptPlanRef)

const unknownPlan = () => refusal('plan-unknown', 'There is no such plan.')

async function keep(context: ProviderContext, input: { key: string; title: string; plan: string }): Promise<SmartPlanRow> {
  const { id: owner } = await requireViewer(context)
  const key = actionKey(input.key, 'smart-plan', owner)
  const before = await readSmartPlan(context.trade, owner, { key })
  if (before) return before
  const [title, plan, country] = [readPlanTitle(input.title), readPlan(input.plan), context.country.countryCode]
  await keepSmartPlan(context.trade, { id: randomUUID(), key, owner, country, title, plan, createdAt: unixSeconds(context.clock) })
  const kept = await readSmartPlan(context.trade, owner, { key })
  if (!kept) throw refusal('plan-many', `At most ${SMART_PLANS_KEPT_MAX} plans are kept. Delete some of them.`)
  return kept
}

async function change(context: ProviderContext, input: { id: string; version: number; title: string; plan: string }) {
  const { id: owner } = await requireViewer(context)
  const [title, plan] = [readPlanTitle(input.title), readPlan(input.plan)]
  const changed = await changeSmartPlan(context.trade, owner, { ...input, title, plan, now: unixSeconds(context.clock) })
  if (changed) return changed
  const kept = await readSmartPlan(context.trade, owner, { id: input.id })
  if (!kept) throw unknownPlan()
  // the same change sent twice is made
  if (kept.version === input.version + 1 && kept.title === title && kept.plan === plan) return kept
  throw refusal('plan-stale', 'The plan was changed elsewhere meanwhile.')
}

builder.queryFields((t) => ({
  ownSmartPlans: t.field({
    type: KeptPlansRef,
    description: 'The plans of the country that the viewer keeps, the last changed first.',
    args: { first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, paging, context) => {
      const { id } = await requireViewer(context)
      const [page, country] = [checkedPage(paging), context.country.countryCode]
      return connectionOf(await listSmartPlans(context.trade, id, country, page), page, () => countSmartPlans(context.trade, id, country))
    },
  }),
}))

builder.queryField('ownSmartPlan', (t) =>
  t.field({
    type: KeptPlanRef,
    description: 'A plan that the viewer keeps. Codes: plan-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 10 },
    resolve: async (_, { id }, context) => {
      const viewer = await requireViewer(context)
      const kept = await readSmartPlan(context.trade, viewer.id, { id: String(id) })
      if (!kept) throw unknownPlan()
      return kept
    },
  }),
)

builder.mutationFields((t) => ({
  keepSmartPlan: t.field({
    type: KeptPlanRef,
    description: 'Keeps a plan under a name; the same key keeps one. Codes: plan-title, plan-unreadable, plan-many.',
    args: {
      key: t.arg.string({ required: true }),
      title: t.arg.string({ required: true }),
      plan: t.arg.string({ required: true, description: 'JSON, as KeptSmartPlan.plan.' }),
    },
    extensions: { cost: 50 },
    resolve: (_, input, context) => keep(context, input),
  }),
  changeSmartPlan: t.field({
    type: KeptPlanRef,
    description: 'Changes a plan in the version that was read. Codes: plan-title, plan-unreadable, plan-unknown, plan-stale.',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      title: t.arg.string({ required: true }),
      plan: t.arg.string({ required: true }),
    },
    extensions: { cost: 50 },
    resolve: (_, input, context) => change(context, { ...input, id: String(input.id) }),
  }),
  deleteSmartPlan: t.field({
    type: SuccessRef,
    description: 'Code plan-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id }, context) => {
      const viewer = await requireViewer(context)
      if (!(await deleteSmartPlan(context.trade, viewer.id, String(id)))) throw unknownPlan()
      return DONE
    },
  }),
}))
