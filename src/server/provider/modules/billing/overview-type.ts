import { BILLING_STANDINGS, type BillingStanding, type PlanPayment } from '#graphql/billing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import type { CardKey } from '../plan/plan-list.ts'
import { CardKeyRef, PlanPaymentEnum } from '../plan/plan-type.ts'
import type { UpcomingInvoice } from '../subscription/subscription-rules.ts'
import type { PromotionRow } from '../subscription/subscription-store.ts'
import { SubscriptionRef, UpcomingInvoiceRef } from '../subscription/subscription-type.ts'

const BillingStandingEnum = vocabularyEnum('BillingStanding', BILLING_STANDINGS)

/** The card that pays, as the card service tells it. */
export interface PayingCard {
  brand: string
  last4: string
  expMonth: number
  expYear: number
  /** before the next payment but one */
  isExpiring: boolean
}

export interface PendingChange {
  payPackageId: string
  planName: string
  recurringType: string
  quantity: number
  /** unix seconds */
  at: number
}

/** A subscription as its payer sees it. Times are unix seconds. */
export interface BilledSubscription {
  id: string
  standing: BillingStanding
  status: string
  payPackageId: string
  planKey: string
  planName: string
  recurringType: string
  currencyCode: string
  quantity: number
  seats: number
  createdAt: number
  periodEndsAt: number
  trialEndsAt: number | null
  /** ends then; null: it goes on */
  endsAt: number | null
  /** of past-due: access stays until then; of closed: it ended then */
  accessUntil: number | null
  next: UpcomingInvoice | null
  card: PayingCard | null
  change: PendingChange | null
  invCode: string | null
}

export interface BillingOverview {
  country: CountryCode
  payment: PlanPayment
  cardKey: CardKey | null
  subscription: BilledSubscription | null
  /** a checkout waits: beginSubscription with the same plan goes on with it */
  openCheckout: { payPackageId: string; quantity: number; invCode: string | null } | null
  vip: PromotionRow | null
}

const at = (seconds: number | null): string | null => (seconds === null ? null : isoTime(seconds))

const PayingCardRef = builder.objectRef<PayingCard>('PayingCard').implement({
  fields: (t) => ({
    brand: t.exposeString('brand'),
    last4: t.exposeString('last4'),
    expMonth: t.exposeInt('expMonth'),
    expYear: t.exposeInt('expYear'),
    isExpiring: t.exposeBoolean('isExpiring', { description: 'It ends within 30 days.' }),
  }),
})

const PendingChangeRef = builder.objectRef<PendingChange>('PendingChange').implement({
  fields: (t) => ({
    payPackageId: t.exposeID('payPackageId'),
    planName: t.exposeString('planName'),
    recurringType: t.exposeString('recurringType'),
    quantity: t.exposeInt('quantity'),
    date: t.string({ description: 'ISO 8601, UTC.', resolve: (change) => isoTime(change.at) }),
  }),
})

const BilledSubscriptionRef = builder.objectRef<BilledSubscription>('BilledSubscription').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    standing: t.expose('standing', { type: BillingStandingEnum }),
    status: t.exposeString('status', { description: "Stripe's word." }),
    payPackageId: t.exposeID('payPackageId'),
    planKey: t.exposeString('planKey'),
    planName: t.exposeString('planName'),
    recurringType: t.exposeString('recurringType'),
    currencyCode: t.exposeString('currencyCode'),
    quantity: t.exposeInt('quantity'),
    seats: t.exposeInt('seats', { description: 'How many sub-accounts it pays for; 0 where it does not entitle.' }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    periodEndsDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ periodEndsAt }) => isoTime(periodEndsAt) }),
    trialEndsDate: t.string({ nullable: true, description: 'ISO 8601, UTC.', resolve: ({ trialEndsAt }) => at(trialEndsAt) }),
    endsDate: t.string({
      nullable: true,
      description: 'It ends, or ended, then; null: it goes on. ISO 8601, UTC.',
      resolve: ({ endsAt }) => at(endsAt),
    }),
    accessUntilDate: t.string({
      nullable: true,
      description: 'PAST_DUE: access stays until then; CLOSED: it ended then. ISO 8601, UTC.',
      resolve: ({ accessUntil }) => at(accessUntil),
    }),
    next: t.field({ type: UpcomingInvoiceRef, nullable: true, description: 'The open or the next payment.', resolve: ({ next }) => next }),
    card: t.expose('card', { type: PayingCardRef, nullable: true }),
    change: t.expose('change', { type: PendingChangeRef, nullable: true, description: 'What changes with the next period.' }),
    invCode: t.exposeString('invCode', { nullable: true }),
  }),
})

const OpenCheckoutRef = builder.objectRef<NonNullable<BillingOverview['openCheckout']>>('OpenCheckout').implement({
  description: 'beginSubscription with the same plan goes on with it.',
  fields: (t) => ({
    payPackageId: t.exposeID('payPackageId'),
    quantity: t.exposeInt('quantity'),
    invCode: t.exposeString('invCode', { nullable: true }),
  }),
})

export const BillingOverviewRef = builder.objectRef<BillingOverview>('BillingOverview').implement({
  description: 'Told from our own tables: the card service is not asked.',
  fields: (t) => ({
    country: t.expose('country', { type: CountryCodeEnum }),
    payment: t.expose('payment', { type: PlanPaymentEnum }),
    cardKey: t.expose('cardKey', { type: CardKeyRef, nullable: true }),
    subscription: t.field({
      type: BilledSubscriptionRef,
      nullable: true,
      description: 'The newest of the country, an ended one too.',
      resolve: ({ subscription }) => subscription,
    }),
    openCheckout: t.expose('openCheckout', { type: OpenCheckoutRef, nullable: true }),
    vip: t.field({ type: SubscriptionRef, nullable: true, description: 'What a VIP code has opened.', resolve: ({ vip }) => vip }),
  }),
})
