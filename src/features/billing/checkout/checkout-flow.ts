import type { BilledStep } from '../billed.ts'

/** A step that waits for a card: what is confirmed, and with which account. */
export type CardStep = BilledStep & {
  state: 'PAYMENT' | 'CARD'
  clientSecret: string
  cardKey: NonNullable<BilledStep['cardKey']>
}

/**
 * Where a checkout stands. detail: what is bought, and for whom, is entered; price: the checkout is being opened at that price; card: the card is entered;
 * confirming: the card service is asked; challenge: the bank asks the holder (3-D Secure); working: paid, or not known, and asked for; later: asked for
 * long enough; failed: not paid, the card can be entered again.
 */
export type Checkout =
  | { at: 'detail' | 'price' | 'working' | 'later' | 'done' }
  | { at: 'card' | 'confirming' | 'challenge'; step: CardStep }
  | { at: 'failed'; step: CardStep; code: string }

export type CheckoutNews =
  | { is: 'sent' }
  | { is: 'refused' }
  | { is: 'opened'; step: BilledStep }
  | { is: 'paid' }
  | { is: 'challenged' }
  | { is: 'answered' }
  | { is: 'declined'; code: string }
  | { is: 'confirmed' }
  /** no answer came: whether it was paid is to be asked */
  | { is: 'lost' }
  | { is: 'settled'; step: BilledStep }
  | { is: 'given-up' }
  | { is: 'back' }

export const BEGINNING: Checkout = { at: 'detail' }

const isCardStep = (step: BilledStep): step is CardStep =>
  (step.state === 'PAYMENT' || step.state === 'CARD') && step.clientSecret !== null && step.cardKey !== null

/** What follows from what the provider says is next. */
function standing(step: BilledStep, isNew: boolean): Checkout {
  if (step.state === 'DONE') return { at: 'done' }
  if (!isCardStep(step)) return step.state === 'NONE' ? { at: 'detail' } : { at: 'working' }
  return isNew && step.lastFailure === null ? { at: 'card', step } : { at: 'failed', step, code: step.lastFailure ?? 'not-paid' }
}

/** The next state. News that do not fit where the checkout stands change nothing: a second press, an answer that comes too late. */
export function nextCheckout(now: Checkout, news: CheckoutNews): Checkout {
  switch (news.is) {
    case 'sent':
      return now.at === 'detail' ? { at: 'price' } : now
    case 'refused':
      return now.at === 'price' ? { at: 'detail' } : now
    case 'opened':
      return now.at === 'price' ? standing(news.step, true) : now
    case 'paid':
      return now.at === 'card' || now.at === 'failed' ? { at: 'confirming', step: now.step } : now
    case 'challenged':
      return now.at === 'confirming' ? { at: 'challenge', step: now.step } : now
    case 'answered':
      return now.at === 'challenge' ? { at: 'confirming', step: now.step } : now
    case 'declined':
      return now.at === 'confirming' || now.at === 'challenge' ? { at: 'failed', step: now.step, code: news.code } : now
    case 'confirmed':
    case 'lost':
      return now.at === 'confirming' || now.at === 'challenge' ? { at: 'working' } : now
    case 'settled':
      return now.at === 'working' ? standing(news.step, false) : now
    case 'given-up':
      return now.at === 'working' ? { at: 'later' } : now
    case 'back':
      return now.at === 'card' || now.at === 'failed' ? BEGINNING : now
  }
}
