import { AttributionInput } from '../../attribution.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { SubscriptionRef } from '../account-data/subscription-type.ts'
import { CheckoutStepRef, PricePreviewRef } from './checkout-type.ts'
import { AppliedCodeRef } from './code-type.ts'

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
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
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
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
}))

builder.mutationFields((t) => ({
  beginSubscription: t.field({
    type: CheckoutStepRef,
    description:
      'Opens the one checkout of the viewer in a country, goes on with it, or replaces it when plan, quantity or code have changed. Codes: billing-country, billing-unavailable, billing-unreachable, billing-plan, billing-quantity, billing-details, billing-subscribed, billing-in-progress, code-vip and those of promotionCode.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: BeginSubscriptionInput, required: true }) },
    extensions: { cost: 100 },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
  settleCheckout: t.field({
    type: CheckoutStepRef,
    description: 'Looks again at the open checkout, or at the newest subscription, and says what is next. Code billing-unreachable.',
    args: { country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 100 },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
  redeemCode: t.field({
    type: SubscriptionRef,
    description: 'Uses a VIP code, without a card. Codes: code-not-vip and those of promotionCode.',
    args: { country: t.arg({ type: CountryCodeEnum, required: true }), invCode: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
}))
