import { CHANGE_TIMES } from '#graphql/billing-kinds.ts'
import { LIST_FIRST_MAX } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { actionKey } from '../../asked.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { checkedFirst } from '../../paging.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { requireMayBuy } from '../plan/may-buy.ts'
import { cardsOf } from '../subscription/ask-cards.ts'
import { askedPlan } from './asked-plan.ts'
import { changePlan } from './change-plan.ts'
import { CheckoutStepRef, PricePreviewRef } from './checkout-type.ts'
import { cancelAtEnd, changeCard, payInvoice, resume, type SubscriptionAct } from './end-subscription.ts'
import { listInvoices } from './invoice-list.ts'
import { BilledInvoicePageRef } from './invoice-type.ts'
import { readOverview } from './overview.ts'
import { BillingOverviewRef } from './overview-type.ts'
import { previewChange } from './preview.ts'
import { settle } from './settle.ts'

const ChangeTimeEnum = vocabularyEnum('ChangeTime', CHANGE_TIMES)

/** Whose act it is. Its key at the card service is the caller's, so that a repeated request is the same there. */
async function actOf(
  context: ProviderContext,
  { key, country }: { key: string; country: CountryCode },
  what: string,
): Promise<SubscriptionAct> {
  const { id: userId } = await requireViewer(context)
  cardsOf(context, country)
  return { key: actionKey(key, userId, what), userId, country }
}

builder.queryFields((t) => ({
  billing: t.field({
    type: BillingOverviewRef,
    description: 'How the viewer pays in a country. It never asks the card service.',
    args: { country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { country }, context) => readOverview(context, (await requireViewer(context)).id, country),
  }),
  billingInvoices: t.field({
    type: BilledInvoicePageRef,
    description: 'Invoices of the viewer in a country, the newest first. Codes: billing-unavailable, billing-unreachable.',
    args: { country: t.arg({ type: CountryCodeEnum, required: true }), first: t.arg.int(), after: t.arg.string() },
    extensions: { cost: 50, listSize: LIST_FIRST_MAX },
    resolve: async (_, { country, first, after }, context) => {
      const { id: userId } = await requireViewer(context)
      return listInvoices(context, { userId, country, first: checkedFirst(first, 12), after: after ?? null })
    },
  }),
  previewChange: t.field({
    type: PricePreviewRef,
    description: 'What a change would charge. Codes: those of changeSubscription.',
    args: {
      country: t.arg({ type: CountryCodeEnum, required: true }),
      payPackageId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
      at: t.arg({ type: ChangeTimeEnum, required: true }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { country, payPackageId, quantity, at }, context) => {
      const viewer = await requireViewer(context)
      cardsOf(context, country)
      const plan = await askedPlan(context, { country, payPackageId: String(payPackageId), quantity })
      await requireMayBuy(context, viewer, plan.price.plan)
      return previewChange(context, { ...plan, userId: viewer.id, country, at })
    },
  }),
}))

builder.mutationFields((t) => ({
  changeSubscription: t.field({
    type: CheckoutStepRef,
    description:
      'Changes plan, period or number of seats, now or with the next period; the present plan and quantity take a waiting change back. Codes: billing-unavailable, billing-unreachable, billing-plan, those of PlanCatalogue.refusal, billing-quantity, billing-none, billing-state, billing-seats-used.',
    args: {
      key: t.arg.string({ required: true }),
      country: t.arg({ type: CountryCodeEnum, required: true }),
      payPackageId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
      at: t.arg({ type: ChangeTimeEnum, required: true }),
    },
    extensions: { cost: 100 },
    resolve: async (_, { key, country, payPackageId, quantity, at }, context) => {
      const viewer = await requireViewer(context)
      const { id: userId } = viewer
      cardsOf(context, country)
      const plan = await askedPlan(context, { country, payPackageId: String(payPackageId), quantity })
      await requireMayBuy(context, viewer, plan.price.plan)
      return changePlan(context, { ...plan, userId, country, at, key: actionKey(key, userId, 'change') })
    },
  }),
  cancelSubscription: t.field({
    type: BillingOverviewRef,
    description: 'Ends it with what is paid for. Codes: billing-none, billing-unavailable, billing-unreachable.',
    args: { key: t.arg.string({ required: true }), country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, asked, context) => {
      const act = await actOf(context, asked, 'cancel')
      await cancelAtEnd(context, act)
      return readOverview(context, act.userId, act.country)
    },
  }),
  resumeSubscription: t.field({
    type: BillingOverviewRef,
    description:
      'Takes a cancellation back before it has ended; without one nothing happens. Codes: billing-none, billing-unavailable, billing-unreachable.',
    args: { key: t.arg.string({ required: true }), country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, asked, context) => {
      const act = await actOf(context, asked, 'resume')
      await resume(context, act)
      return readOverview(context, act.userId, act.country)
    },
  }),
  payInvoice: t.field({
    type: CheckoutStepRef,
    description:
      'Pays the open invoice with the card on file, or gives the secret with which the browser pays it with another. Codes: billing-none, billing-unavailable, billing-unreachable.',
    args: {
      key: t.arg.string({ required: true }),
      country: t.arg({ type: CountryCodeEnum, required: true }),
      withCardOnFile: t.arg.boolean({ required: true }),
    },
    extensions: { cost: 100 },
    resolve: async (_, { withCardOnFile, ...asked }, context) => payInvoice(context, await actOf(context, asked, 'pay'), withCardOnFile),
  }),
  changeCard: t.field({
    type: CheckoutStepRef,
    description: 'The secret with which the browser names another card. Codes: billing-none, billing-unavailable, billing-unreachable.',
    args: { key: t.arg.string({ required: true }), country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, asked, context) => changeCard(context, await actOf(context, asked, 'card')),
  }),
  refreshBilling: t.field({
    type: BillingOverviewRef,
    description:
      '"Check again": fetches what the card service says now. Codes: billing-unavailable, billing-unreachable, too-many-attempts.',
    args: { country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { country }, context) => {
      const { id } = await requireViewer(context)
      await takeFromNetwork(context, 'cards')
      cardsOf(context, country)
      await settle(context, id, country)
      return readOverview(context, id, country)
    },
  }),
}))
