import { builder, vocabularyEnum } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { rightsOf, SEAT_RIGHTS } from './seat-rights.ts'
import type { SubscriptionRow, UpcomingInvoice } from './subscription-rules.ts'
import type { PromotionRow } from './subscription-store.ts'

export const SeatRightEnum = vocabularyEnum('SeatRight', SEAT_RIGHTS)

const StripePriceRef = builder.objectRef<SubscriptionRow>('StripePrice').implement({
  fields: (t) => ({
    stripeId: t.exposeString('priceId'),
    name: t.exposeString('priceName'),
    recurringType: t.exposeString('recurringType', { description: "Stripe's words: month, year." }),
    intervalCount: t.exposeInt('intervalCount'),
    unitAmount: t.exposeInt('unitAmount', { description: "In the currency's smallest unit." }),
    frontParams: t.exposeString('frontParams', { description: 'A JSON object as text; isShowSA marks a sub-account (§4).' }),
    currencyCode: t.exposeString('currencyCode'),
  }),
})

const StripeProductRef = builder.objectRef<SubscriptionRow>('StripeProduct').implement({
  fields: (t) => ({ stripeId: t.exposeString('productId'), name: t.exposeString('productName') }),
})

/** §3. Only subscriptions that entitle are returned, so a status always means access (§6). */
export const StripeSubscriptionRef = builder.objectRef<SubscriptionRow>('StripeSubscription').implement({
  fields: (t) => ({
    stripeId: t.exposeString('stripeId'),
    recurringPriceQuantity: t.exposeInt('recurringPriceQuantity'),
    trialPeriodDays: t.exposeInt('trialPeriodDays', { nullable: true }),
    status: t.exposeString('status', { description: "Stripe's words: trialing, active, past_due." }),
    expireDate: t.string({ description: 'End of the paid period. ISO 8601, UTC.', resolve: ({ expireAt }) => isoTime(expireAt) }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    seatRights: t.field({
      type: [SeatRightEnum],
      nullable: true,
      description: 'What the payer grants, where it is used through a seat; null for an own subscription.',
      resolve: ({ seatRights }) => (seatRights === null ? null : rightsOf(seatRights)),
    }),
    stripePrice: t.field({ type: StripePriceRef, resolve: (row) => row }),
    stripeProduct: t.field({ type: StripeProductRef, resolve: (row) => row }),
  }),
})

/** §3 User.subscription. */
export const SubscriptionRef = builder.objectRef<PromotionRow>('Subscription').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    userId: t.exposeID('userId'),
    promoCode: t.exposeString('promoCode', { nullable: true }),
    expireDate: t.string({
      nullable: true,
      description: 'ISO 8601, UTC.',
      resolve: ({ expireAt }) => (expireAt === null ? null : isoTime(expireAt)),
    }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    updatedDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ updatedAt }) => isoTime(updatedAt) }),
  }),
})

export const UpcomingInvoiceRef = builder.objectRef<UpcomingInvoice>('UpcomingInvoice').implement({
  fields: (t) => ({
    amountDue: t.exposeInt('amountDue', { description: "In the currency's smallest unit." }),
    currencyCode: t.exposeString('currencyCode'),
    dueDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ dueAt }) => isoTime(dueAt) }),
  }),
})

/** The result of checkSubscription. */
export interface SubscriptionCheck {
  subscription: SubscriptionRow | null
  invoice: UpcomingInvoice | null
}

export const SubscriptionCheckRef = builder.objectRef<SubscriptionCheck>('SubscriptionCheck').implement({
  fields: (t) => ({
    stripeSubscription: t.field({ type: StripeSubscriptionRef, nullable: true, resolve: ({ subscription }) => subscription }),
    invoiceUpcoming: t.field({ type: UpcomingInvoiceRef, nullable: true, resolve: ({ invoice }) => invoice }),
  }),
})
