import type { BeginSubscriptionMutation, BillingQuery, PreviewSubscriptionQuery } from '#graphql/generated/graphql.ts'

export type Overview = BillingQuery['billing']
export type BilledSubscription = NonNullable<Overview['subscription']>
export type Preview = PreviewSubscriptionQuery['previewSubscription']
export type CheckoutStep = BeginSubscriptionMutation['beginSubscription']
