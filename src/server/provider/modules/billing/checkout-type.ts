import { CHECKOUT_STATES, type CheckoutState } from '#graphql/billing-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import type { CardKey, PlanTax } from '../plan/plan-list.ts'
import { CardKeyRef, PlanTaxRef } from '../plan/plan-type.ts'
import { type AppliedCode, AppliedCodeRef } from '../promotion-code/code-type.ts'

const CheckoutStateEnum = vocabularyEnum('CheckoutState', CHECKOUT_STATES)

/** What is to be done next in a checkout. */
export interface CheckoutStep {
  state: CheckoutState
  /** of a payment intent (payment) or a setup intent (card) */
  clientSecret: string | null
  cardKey: CardKey | null
  /** in the currency's smallest unit; what confirming the secret charges */
  amountDue: number
  currencyCode: string
  payPackageId: string | null
  quantity: number
  invCode: string | null
  /** why the last try failed, in Stripe's words ("card_declined", "insufficient_funds", "authentication_required"); null without one */
  lastFailure: string | null
}

export const CheckoutStepRef = builder.objectRef<CheckoutStep>('CheckoutStep').implement({
  fields: (t) => ({
    state: t.expose('state', { type: CheckoutStateEnum }),
    clientSecret: t.exposeString('clientSecret', {
      nullable: true,
      description: 'Of a payment intent (PAYMENT) or a setup intent (CARD); for the browser to confirm.',
    }),
    cardKey: t.expose('cardKey', { type: CardKeyRef, nullable: true }),
    amountDue: t.exposeInt('amountDue', { description: "What confirming charges now, in the currency's smallest unit." }),
    currencyCode: t.exposeString('currencyCode'),
    payPackageId: t.exposeID('payPackageId', { nullable: true }),
    quantity: t.exposeInt('quantity'),
    invCode: t.exposeString('invCode', { nullable: true }),
    lastFailure: t.exposeString('lastFailure', {
      nullable: true,
      description: "Why the last try failed, in Stripe's words: card_declined, insufficient_funds, authentication_required.",
    }),
  }),
})

/** Times are unix seconds, amounts in the currency's smallest unit with tax included. */
export interface PreviewLine {
  kind: 'plan' | 'unused' | 'rest'
  quantity: number
  amount: number
  from: number
  until: number
}

const PreviewLineKindEnum = vocabularyEnum('PreviewLineKind', ['plan', 'unused', 'rest'])

const PreviewLineRef = builder.objectRef<PreviewLine>('PreviewLine').implement({
  fields: (t) => ({
    kind: t.expose('kind', {
      type: PreviewLineKindEnum,
      description: 'PLAN: a period; UNUSED: paid before and not used, below zero; REST: what is left of the period at the new price.',
    }),
    quantity: t.exposeInt('quantity'),
    amount: t.exposeInt('amount', { description: 'Before the discount.' }),
    fromDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ from }) => isoTime(from) }),
    untilDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ until }) => isoTime(until) }),
  }),
})

export interface PricePreview {
  currencyCode: string
  lines: readonly PreviewLine[]
  discount: number
  /** charged now */
  total: number
  /** of the total */
  tax: number
  taxRate: PlanTax | null
  trialEndsAt: number | null
  renewsAt: number
  /** of a whole period, with the discount where it still holds then */
  renewsAmount: number
  code: AppliedCode | null
}

export const PricePreviewRef = builder.objectRef<PricePreview>('PricePreview').implement({
  description: "What is charged now and later; amounts hold the tax, in the currency's smallest unit.",
  fields: (t) => ({
    currencyCode: t.exposeString('currencyCode'),
    lines: t.field({ type: [PreviewLineRef], extensions: { listSize: 6 }, resolve: ({ lines }) => [...lines] }),
    discount: t.exposeInt('discount'),
    total: t.exposeInt('total', { description: 'Charged now; 0 with a trial. Below zero it is credited to the next invoices.' }),
    tax: t.exposeInt('tax', { description: 'Of the total.' }),
    taxRate: t.expose('taxRate', { type: PlanTaxRef, nullable: true }),
    trialEndsDate: t.string({
      nullable: true,
      description: 'ISO 8601, UTC.',
      resolve: ({ trialEndsAt }) => (trialEndsAt === null ? null : isoTime(trialEndsAt)),
    }),
    renewsDate: t.string({ description: 'When the next payment is due. ISO 8601, UTC.', resolve: ({ renewsAt }) => isoTime(renewsAt) }),
    renewsAmount: t.exposeInt('renewsAmount'),
    code: t.field({ type: AppliedCodeRef, nullable: true, resolve: ({ code }) => code }),
  }),
})
