import { CHANGE_TIMES } from '#graphql/billing-kinds.ts'
import { LIST_FIRST_MAX } from '#graphql/limits.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { CheckoutStepRef, PricePreviewRef } from './checkout-type.ts'
import { BilledInvoicePageRef } from './invoice-type.ts'
import { BillingOverviewRef } from './overview-type.ts'

const ChangeTimeEnum = vocabularyEnum('ChangeTime', CHANGE_TIMES)

builder.queryFields((t) => ({
  billing: t.field({
    type: BillingOverviewRef,
    description: 'How the viewer pays in a country. It never asks the card service.',
    args: { country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 20 },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
  billingInvoices: t.field({
    type: BilledInvoicePageRef,
    description: 'Invoices of the viewer in a country, the newest first. Codes: billing-unavailable, billing-unreachable.',
    args: { country: t.arg({ type: CountryCodeEnum, required: true }), first: t.arg.int(), after: t.arg.string() },
    extensions: { cost: 50, listSize: LIST_FIRST_MAX },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
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
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
}))

builder.mutationFields((t) => ({
  changeSubscription: t.field({
    type: CheckoutStepRef,
    description:
      'Changes plan, period or number of seats, now or with the next period; the present plan and quantity take a waiting change back. Codes: billing-unavailable, billing-unreachable, billing-plan, billing-quantity, billing-none, billing-state, billing-seats-used.',
    args: {
      key: t.arg.string({ required: true }),
      country: t.arg({ type: CountryCodeEnum, required: true }),
      payPackageId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
      at: t.arg({ type: ChangeTimeEnum, required: true }),
    },
    extensions: { cost: 100 },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
  cancelSubscription: t.field({
    type: BillingOverviewRef,
    description: 'Ends it with what is paid for. Codes: billing-none, billing-unavailable, billing-unreachable.',
    args: { key: t.arg.string({ required: true }), country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 100 },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
  resumeSubscription: t.field({
    type: BillingOverviewRef,
    description:
      'Takes a cancellation back before it has ended. Codes: billing-none, billing-state, billing-unavailable, billing-unreachable.',
    args: { key: t.arg.string({ required: true }), country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 100 },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
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
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
  changeCard: t.field({
    type: CheckoutStepRef,
    description: 'The secret with which the browser names another card. Codes: billing-none, billing-unavailable, billing-unreachable.',
    args: { key: t.arg.string({ required: true }), country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 100 },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
  refreshBilling: t.field({
    type: BillingOverviewRef,
    description:
      '"Check again": fetches what the card service says now. Codes: billing-unavailable, billing-unreachable, too-many-attempts.',
    args: { country: t.arg({ type: CountryCodeEnum, required: true }) },
    extensions: { cost: 100 },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
}))
