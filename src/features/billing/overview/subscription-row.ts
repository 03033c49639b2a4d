import type { CountryCode } from '#market/vocabulary.ts'
import type { HeldSubscription } from '../billed.ts'
import type { BillingActs } from './use-billing-acts.ts'

/** What every row about a subscription is given. */
export interface SubscriptionRowProps {
  subscription: HeldSubscription
  country: CountryCode
  /** where cards are entered */
  checkout:
    | '/user/subscription-plans/checkout'
    | '/user/nonagent/subscription-plans/checkout'
    | '/user/subaccount/subscription-plans/checkout'
  acts: BillingActs
}
