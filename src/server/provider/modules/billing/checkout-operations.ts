import type { CountryCode } from '#market/vocabulary.ts'
import { actionKey } from '../../asked.ts'
import { AttributionInput, attributionJson } from '../../attribution.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { requireMayBuy } from '../plan/may-buy.ts'
import { checkedCode, checkedDiscount } from '../promotion-code/check-code.ts'
import { appliedCode, type CodeRow } from '../promotion-code/code-rows.ts'
import { AppliedCodeRef } from '../promotion-code/code-type.ts'
import { redeemCode } from '../promotion-code/redeem-code.ts'
import { cardsOf } from '../subscription/ask-cards.ts'
import { SubscriptionRef } from '../subscription/subscription-type.ts'
import { askedPlan, invoiceParty } from './asked-plan.ts'
import { beginSubscription } from './begin-subscription.ts'
import { CheckoutStepRef, PricePreviewRef } from './checkout-type.ts'
import { hadTrial } from './payer-rows.ts'
import { previewFirst } from './preview.ts'
import { settle } from './settle.ts'

export const BillingDetailsInput = builder.inputType('BillingDetails', {
  description: 'Who the invoices name.',
  fields: (t) => ({
    name: t.string({ required: true }),
    address: t.string({ description: 'One line; needed where INVOICE_DETAILS says so.' }),
    taxNumber: t.string(),
  }),
})

const BeginSubscriptionInput = builder.inputType('BeginSubscriptionInput', {
  fields: (t) => ({
    country: t.field({ type: CountryCodeEnum, required: true }),
    payPackageId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    invCode: t.string(),
    attribution: t.field({ type: AttributionInput }),
    details: t.field({ type: BillingDetailsInput, required: true }),
  }),
})

interface NamedCode {
  country: CountryCode
  invCode: string | null | undefined
  plan: string
  userId: string
}

/** The discount that a checkout names; null without a code. */
async function codeFor(context: ProviderContext, { country, invCode, plan, userId }: NamedCode): Promise<CodeRow | null> {
  if (!invCode?.trim()) return null
  await takeFromNetwork(context, 'code')
  return checkedDiscount(context.account, { text: invCode, country, plan, userId, now: unixSeconds(context.clock) })
}

builder.queryFields((t) => ({
  promotionCode: t.field({
    type: AppliedCodeRef,
    description:
      'What a code gives to the viewer. Codes: code-unknown, code-ended, code-used-up, code-country, code-plan, code-first-time, too-many-attempts.',
    args: {
      country: t.arg({ type: CountryCodeEnum, required: true }),
      invCode: t.arg.string({ required: true }),
      payPackageId: t.arg.id(),
    },
    extensions: { cost: 20 },
    resolve: async (_, { country, invCode, payPackageId }, context) => {
      const { id: userId } = await requireViewer(context)
      await takeFromNetwork(context, 'code')
      const plan = payPackageId ? (await askedPlan(context, { country, payPackageId: String(payPackageId), quantity: 1 })).price.plan : null
      return appliedCode(await checkedCode(context.account, { text: invCode, country, plan, userId, now: unixSeconds(context.clock) }))
    },
  }),
  previewSubscription: t.field({
    type: PricePreviewRef,
    description: 'What a checkout would charge. Codes: those of promotionCode, code-vip, and of beginSubscription.',
    args: {
      country: t.arg({ type: CountryCodeEnum, required: true }),
      payPackageId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
      invCode: t.arg.string(),
    },
    extensions: { cost: 50 },
    resolve: async (_, { invCode, ...wanted }, context) => {
      const viewer = await requireViewer(context)
      const { id: userId } = viewer
      cardsOf(context, wanted.country)
      const plan = await askedPlan(context, { ...wanted, payPackageId: String(wanted.payPackageId) })
      await requireMayBuy(context, viewer, plan.price.plan)
      const code = await codeFor(context, { ...wanted, invCode, plan: plan.price.plan, userId })
      const trialDays = (await hadTrial(context.account, userId, wanted.country)) ? 0 : plan.price.trialDays
      return previewFirst({ ...plan, country: wanted.country }, { code, trialDays, now: unixSeconds(context.clock) })
    },
  }),
}))

builder.mutationFields((t) => ({
  beginSubscription: t.field({
    type: CheckoutStepRef,
    description:
      'Opens the one checkout of the viewer in a country, goes on with it, or replaces it when plan, quantity or code have changed. Codes: billing-country, billing-unavailable, billing-unreachable, billing-plan, those of PlanCatalogue.refusal, billing-quantity, billing-details, billing-subscribed, billing-in-progress, code-vip and those of promotionCode.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: BeginSubscriptionInput, required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { key, input }, context) => {
      const viewer = await requireViewer(context)
      const { id: userId, email } = viewer
      actionKey(key)
      const { country, payPackageId, quantity, invCode, attribution, details } = input
      cardsOf(context, country)
      const party = invoiceParty(country, email, details)
      const plan = await askedPlan(context, { country, payPackageId: String(payPackageId), quantity })
      await requireMayBuy(context, viewer, plan.price.plan)
      const code = await codeFor(context, { country, invCode, plan: plan.price.plan, userId })
      const asked = { ...plan, userId, country, party, codeId: code?.id ?? null, attribution: attributionJson(attribution) }
      return beginSubscription(context, asked)
    },
  }),
  settleCheckout: t.field({
    type: CheckoutStepRef,
    description: 'Looks again at the open checkout, or at the newest subscription, and says what is next. Code billing-unreachable.',
    args: { country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { country }, context) => settle(context, (await requireViewer(context)).id, country),
  }),
  redeemCode: t.field({
    type: SubscriptionRef,
    description: 'Uses a VIP code, without a card. Codes: code-not-vip and those of promotionCode.',
    args: { country: t.arg({ type: CountryCodeEnum, required: true }), invCode: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { country, invCode }, context) => {
      const { id: userId } = await requireViewer(context)
      await takeFromNetwork(context, 'code')
      return redeemCode(context.account, { text: invCode, country, userId, now: unixSeconds(context.clock) })
    },
  }),
}))
