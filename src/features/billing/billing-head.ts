import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

interface Head {
  title: MessageDescriptor
  description: MessageDescriptor
}

const HEADS = {
  '/realAgent/pricing': {
    title: msg`realAgent pricing`,
    description: msg`What is free, and what a subscription holds for an agent or a team. Prices are shown in your currency before anything is charged.`,
  },
  '/realAgent/subaccount/pricing': {
    title: msg`Pricing of seats`,
    description: msg`Who pays for a seat on a team's subscription, and what the seat opens.`,
  },
  '/user/subscription-plans': {
    title: msg`Subscription plans`,
    description: msg`The plans for an agent or a team, and how they are paid in your country.`,
  },
  '/user/nonagent/subscription-plans': {
    title: msg`Subscription plans for owners and buyers`,
    description: msg`What is free for owners and buyers, and what a plan adds.`,
  },
  '/user/subaccount/subscription-plans': {
    title: msg`Subscription plans for sub-accounts`,
    description: msg`What a seat holds, and what a plan of your own adds.`,
  },
  '/user/subscription-plans/checkout': {
    title: msg`Checkout`,
    description: msg`The last step before a subscription begins.`,
  },
  '/user/nonagent/subscription-plans/checkout': {
    title: msg`Checkout`,
    description: msg`The last step before a subscription begins.`,
  },
  '/user/subaccount/subscription-plans/checkout': {
    title: msg`Checkout`,
    description: msg`The last step before a subscription begins.`,
  },
  '/user/auth/success': {
    title: msg`Back from the payment`,
    description: msg`What to do after a payment.`,
  },
} satisfies Record<string, Head>

/** Title and description of a page about plans and payment; the key is its path. */
export const billingHead = (i18n: I18n, path: keyof typeof HEADS) =>
  pageHead({ title: i18n._(HEADS[path].title), description: i18n._(HEADS[path].description), path })
