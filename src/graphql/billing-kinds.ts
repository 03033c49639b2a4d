/** Whose plans: licensed agents, owners and buyers, holders of a sub-account. */
export const PLAN_AUDIENCES = ['agent', 'non-agent', 'sub-account'] as const
export type PlanAudience = (typeof PLAN_AUDIENCES)[number]

/** How a plan is paid in a country: by card; arranged with us; not now, because no card service is set up. */
export const PLAN_PAYMENTS = ['cards', 'write-to-us', 'unavailable'] as const
export type PlanPayment = (typeof PLAN_PAYMENTS)[number]

/**
 * What a checkout waits for. payment, card: the browser confirms the client secret (of a payment intent, of a setup intent); working: ask again in
 * some seconds; done: the subscription entitles; none: nothing is open.
 */
export const CHECKOUT_STATES = ['payment', 'card', 'working', 'done', 'none'] as const
export type CheckoutState = (typeof CHECKOUT_STATES)[number]

/**
 * How a subscription stands, from its newest state alone. card-missing: a trial that begins with its card; ending: paid for, and ends then;
 * past-due: a payment failed, access stays for some days; closed: it still exists, and entitles no more until it is paid.
 */
export const BILLING_STANDINGS = ['card-missing', 'unpaid', 'trial', 'active', 'ending', 'past-due', 'closed', 'ended'] as const
export type BillingStanding = (typeof BILLING_STANDINGS)[number]

/** now: what is left of the period is set off; at-end: with the next period. */
export const CHANGE_TIMES = ['now', 'at-end'] as const
export type ChangeTime = (typeof CHANGE_TIMES)[number]

/** discount: off a plan's price; vip: opens everything without a card until a day. */
export const CODE_KINDS = ['discount', 'vip'] as const
export type CodeKind = (typeof CODE_KINDS)[number]

export const CODE_STATES = ['live', 'used-up', 'ended'] as const
export type CodeState = (typeof CODE_STATES)[number]

/** Access stays so many days after a failed payment. */
export const GRACE_DAYS = 7
/** The day before which the end of a trial is told. */
export const TRIAL_TOLD_DAYS = 3
/** The most seats that are sold without writing to us. */
export const SEATS_MAX = 50

/** A promotion code as it is typed: letters, digits and hyphens. */
export const CODE_MIN_CHARS = 4
export const CODE_MAX_CHARS = 24

/** What an invoice needs to name besides its payer, by country; the number is asked for and never required. */
export const INVOICE_DETAILS = {
  SG: { address: true, taxNumber: 'GST registration no.' },
  MY: { address: true, taxNumber: 'TIN' },
  AU: { address: false, taxNumber: 'ABN' },
} as const

/** A line of an address, a name, a number of a tax office. */
export const BILLING_LINE_MAX_CHARS = 120
