import { PLAN_AUDIENCES, PLAN_PAYMENTS } from '#graphql/billing-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { buyRefusal } from './may-buy.ts'
import type { CardKey, PlanCatalogue, PlanTax, PricedPlan, PricedPlanPrice } from './plan-list.ts'
import type { PriceTier } from './price-rows.ts'

export const PlanAudienceEnum = vocabularyEnum('PlanAudience', PLAN_AUDIENCES)
export const PlanPaymentEnum = vocabularyEnum('PlanPayment', PLAN_PAYMENTS)

const PlanTierRef = builder.objectRef<PriceTier>('PlanTier').implement({
  description: 'What each seat costs when so many are taken.',
  fields: (t) => ({
    upTo: t.exposeInt('upTo', { nullable: true, description: 'The most seats at this price; null for the last tier.' }),
    unitAmount: t.exposeInt('unitAmount', { description: "In the currency's smallest unit." }),
  }),
})

export const PlanPriceRef = builder.objectRef<PricedPlanPrice>('PlanPrice').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The payPackageId of addresses and checkouts.' }),
    recurringType: t.exposeString('recurringType', { description: "Stripe's words: month, year." }),
    intervalCount: t.exposeInt('intervalCount'),
    unitAmount: t.exposeInt('unitAmount', { description: "For one, tax included, in the currency's smallest unit." }),
    tiers: t.field({ type: [PlanTierRef], extensions: { listSize: 4 }, resolve: ({ tiers }) => [...tiers] }),
    currencyCode: t.exposeString('currencyCode'),
    trialDays: t.exposeInt('trialDays', { description: '0: without a trial.' }),
    savingPercent: t.exposeInt('savingPercent', {
      description: 'Whole per cent less than twelve months of the monthly price; 0 for that.',
    }),
  }),
})

const PricedPlanRef = builder.objectRef<PricedPlan>('PricedPlan').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: '"agent-solo", "agent-team", "owner", "sub-account".' }),
    name: t.exposeString('name'),
    frontParams: t.exposeString('frontParams', { description: 'A JSON object as text; isShowSA marks a sub-account (§4).' }),
    hasSeats: t.exposeBoolean('hasSeats', { description: 'Its quantity is a number of sub-accounts.' }),
    quantityMin: t.exposeInt('quantityMin'),
    quantityMax: t.exposeInt('quantityMax'),
    prices: t.field({ type: [PlanPriceRef], extensions: { listSize: 2 }, resolve: ({ prices }) => [...prices] }),
  }),
})

export const PlanTaxRef = builder.objectRef<PlanTax>('PlanTax').implement({
  description: 'The tax that is included in all amounts.',
  fields: (t) => ({ name: t.exposeString('name'), percent: t.exposeFloat('percent') }),
})

export const CardKeyRef = builder.objectRef<CardKey>('CardKey').implement({
  description: 'With what the browser speaks to the card service.',
  fields: (t) => ({
    publishableKey: t.exposeString('publishableKey'),
    isDesk: t.exposeBoolean('isDesk', { description: 'The card desk of the local environment answers: show its form.' }),
  }),
})

export const PlanCatalogueRef = builder.objectRef<PlanCatalogue>('PlanCatalogue').implement({
  fields: (t) => ({
    country: t.expose('country', { type: CountryCodeEnum }),
    audience: t.expose('audience', { type: PlanAudienceEnum }),
    currencyCode: t.exposeString('currencyCode'),
    payment: t.expose('payment', { type: PlanPaymentEnum }),
    cardKey: t.expose('cardKey', { type: CardKeyRef, nullable: true }),
    tax: t.expose('tax', { type: PlanTaxRef, nullable: true }),
    refusal: t.string({
      nullable: true,
      description:
        'Why the viewer may not buy these: billing-not-agent, billing-is-agent, billing-not-sub-account, billing-seat-paid; null where they may, and for a visitor.',
      resolve: async ({ audience }, _, context) => {
        const viewer = await context.viewer()
        return viewer?.sessionPurpose === 'user' ? buyRefusal(context, viewer, audience) : null
      },
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'False: the last known prices; the card service does not answer.' }),
    plans: t.field({ type: [PricedPlanRef], extensions: { listSize: 4 }, resolve: ({ plans }) => [...plans] }),
  }),
})
