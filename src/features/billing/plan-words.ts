import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#lib/result.ts'

const PLAN_NAMES = new Map<string, MessageDescriptor>([
  ['agent-solo', msg`Agent Solo`],
  ['agent-team', msg`Agent Team`],
  ['owner', msg`Home Owner`],
  ['sub-account', msg`Sub-account`],
])

/** The name of a plan by its key; another one is called what its record says. */
export function planName(i18n: Pick<I18n, '_'>, key: string, name: string): string {
  const words = PLAN_NAMES.get(key)
  return words ? i18n._(words) : name
}

/** Refusals of plans, payments and codes. */
const FAILURES = new Map<string, MessageDescriptor>([
  ['billing-country', msg`Cards are not taken in this country. Write to us, and our desk arranges the plan with you.`],
  ['billing-unavailable', msg`Cards cannot be taken at the moment. Nothing has been charged. Write to us, or come back later.`],
  ['billing-unreachable', msg`The card service does not answer. Nothing is lost, and nothing is charged twice: try again in a moment.`],
  ['billing-plan', msg`This plan is not sold here any more. Choose one of those that are.`],
  [
    'billing-not-agent',
    msg`Plans of agents need an account with a registered licence, and this one has none. Register with your licence number, or choose a plan for owners and buyers.`,
  ],
  [
    'billing-is-agent',
    msg`This is an agent’s account. Plans for owners and buyers are for accounts without a licence; choose a plan for agents.`,
  ],
  [
    'billing-not-sub-account',
    msg`This plan is for people who came here by an invitation to a seat. Ask whoever pays for your team to invite you, or choose a plan of your own.`,
  ],
  ['billing-seat-paid', msg`The holder of the subscription pays for your seat already. There is nothing for you to pay.`],
  ['billing-quantity', msg`This number of seats is not sold here.`],
  ['billing-details', msg`The invoice needs a name, and in this country an address.`],
  ['billing-subscribed', msg`You have a subscription in this country already. Change it in your account overview.`],
  ['billing-in-progress', msg`Another tab is just paying. Look again in a moment.`],
  ['billing-none', msg`There is no subscription in this country that this could be done to.`],
  ['billing-state', msg`This cannot be changed now: settle the open payment first, or take the cancellation back.`],
  ['billing-seats-used', msg`More seats than that are given away. Remove some first.`],
  ['code-unknown', msg`There is no such code. Check each letter and digit.`],
  ['code-ended', msg`This code has ended.`],
  ['code-used-up', msg`This code has been used as often as it may be.`],
  ['code-country', msg`This code is for another country.`],
  ['code-plan', msg`This code is not for this plan.`],
  ['code-first-time', msg`This code is for first subscriptions only.`],
  ['code-vip', msg`This code needs no checkout: it opens everything without a card.`],
  ['code-not-vip', msg`This code takes something off a price: choose a plan first.`],
  ['invalid_access_token', msg`Your session has ended. Log in again; nothing has been charged.`],
  ['unreachable', msg`We could not be reached. Check your connection and try again; nothing is charged twice.`],
  ['timeout', msg`This took too long. It may have been done; look again in a moment.`],
])

/** The message of a refusal by its code. */
export function billingFailureWords(i18n: Pick<I18n, '_'>, { code, waitSeconds }: Failure): string {
  if (code === 'too-many-attempts') {
    const minutes = Math.max(1, Math.ceil((waitSeconds ?? 60) / 60))
    return i18n._(msg`There were too many attempts. Try again in ${minutes} min.`)
  }
  return i18n._(FAILURES.get(code) ?? msg`This could not be done. Nothing is lost; try again in a moment.`)
}

/** Why a card was not charged, by the card service's code, https://docs.stripe.com/declines/codes */
const DECLINES = new Map<string, MessageDescriptor>([
  ['card_declined', msg`The bank declined the card. Try another card, or ask your bank.`],
  ['generic_decline', msg`The bank declined the card. Try another card, or ask your bank.`],
  ['insufficient_funds', msg`There are not enough funds on this card. Try another card.`],
  ['authentication_required', msg`Your bank wants you to confirm the payment. Try again, and answer its question.`],
  ['payment_intent_authentication_failure', msg`The payment was not confirmed with your bank. Try again, or take another card.`],
  ['setup_intent_authentication_failure', msg`The card was not confirmed with your bank. Try again, or take another card.`],
  ['expired_card', msg`This card has expired. Take another card.`],
  ['incorrect_cvc', msg`The security code is not right. Check it and try again.`],
  ['incorrect_number', msg`The card number is not right. Check each digit.`],
  ['processing_error', msg`The bank could not process the card just now. Try again in a moment.`],
])

/** Why a card was not charged; other codes are told in general words. */
export const declineWords = (i18n: Pick<I18n, '_'>, code: string): string =>
  i18n._(DECLINES.get(code) ?? msg`The card could not be charged. Nothing has been paid. Try again, or take another card.`)
