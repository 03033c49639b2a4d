import type { BeginSubscriptionMutation, BillingQuery, PreviewSubscriptionQuery } from '#graphql/generated/graphql.ts'

export type Overview = BillingQuery['billing']
export type HeldSubscription = NonNullable<Overview['subscription']>
export type Preview = PreviewSubscriptionQuery['previewSubscription']
export type BilledStep = BeginSubscriptionMutation['beginSubscription']
