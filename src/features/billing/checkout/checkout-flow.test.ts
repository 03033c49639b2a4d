import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BEGINNING, type CardStep, type Checkout, type CheckoutNews, nextCheckout } from './checkout-flow.ts'

const STEP: CardStep = {
  state: 'PAYMENT',
  clientSecret: 'pi_1_secret_2',
  cardKey: { publishableKey: 'pk_test_1', isDesk: true },
  amountDue: 5900,
  currencyCode: 'SGD',
  payPackageId: 'price_1',
  quantity: 1,
  invCode: null,
  lastFailure: null,
}

const run = (...news: CheckoutNews[]): Checkout => news.reduce(nextCheckout, BEGINNING)
const opened: CheckoutNews[] = [{ is: 'sent' }, { is: 'opened', step: STEP }]

describe('a checkout', () => {
  it('goes from its details over the card to a plan', () => {
    expect(run({ is: 'sent' })).toEqual({ at: 'price' })
    expect(run(...opened)).toEqual({ at: 'card', step: STEP })
    expect(run(...opened, { is: 'paid' })).toEqual({ at: 'confirming', step: STEP })
    expect(run(...opened, { is: 'paid' }, { is: 'confirmed' })).toEqual({ at: 'working' })
    const settled: CheckoutNews = { is: 'settled', step: { ...STEP, state: 'DONE', clientSecret: null } }
    expect(run(...opened, { is: 'paid' }, { is: 'confirmed' }, settled)).toEqual({ at: 'done' })
  })

  it('asks the holder where the bank asks, and says when that was refused', () => {
    const asked = [...opened, { is: 'paid' }, { is: 'challenged' }] as const
    expect(run(...asked)).toEqual({ at: 'challenge', step: STEP })
    expect(run(...asked, { is: 'answered' })).toEqual({ at: 'confirming', step: STEP })
    expect(run(...asked, { is: 'answered' }, { is: 'declined', code: 'card_declined' })).toEqual({
      at: 'failed',
      step: STEP,
      code: 'card_declined',
    })
  })

  it('takes another card after a refusal, or goes back to what is bought', () => {
    const failed = [...opened, { is: 'paid' }, { is: 'declined', code: 'insufficient_funds' }] as const
    expect(run(...failed, { is: 'paid' })).toEqual({ at: 'confirming', step: STEP })
    expect(run(...failed, { is: 'back' })).toEqual(BEGINNING)
  })

  it('asks what is true when no answer came, and believes that', () => {
    const lost = [...opened, { is: 'paid' }, { is: 'lost' }] as const
    expect(run(...lost)).toEqual({ at: 'working' })
    expect(run(...lost, { is: 'settled', step: STEP })).toEqual({ at: 'failed', step: STEP, code: 'not-paid' })
    expect(run(...lost, { is: 'settled', step: { ...STEP, lastFailure: 'expired_card' } })).toMatchObject({
      at: 'failed',
      code: 'expired_card',
    })
    expect(run(...lost, { is: 'settled', step: { ...STEP, state: 'WORKING', clientSecret: null } })).toEqual({ at: 'working' })
    expect(run(...lost, { is: 'given-up' })).toEqual({ at: 'later' })
  })

  it('goes on with one that was begun before: paid, being paid, declined or gone', () => {
    const begun = (change: Partial<CardStep> | { state: 'DONE' | 'WORKING' | 'NONE'; clientSecret: null }) =>
      run({ is: 'sent' }, { is: 'opened', step: { ...STEP, ...change } })
    expect(begun({ state: 'DONE', clientSecret: null })).toEqual({ at: 'done' })
    expect(begun({ state: 'WORKING', clientSecret: null })).toEqual({ at: 'working' })
    expect(begun({ lastFailure: 'card_declined' })).toMatchObject({ at: 'failed', code: 'card_declined' })
    expect(begun({ state: 'NONE', clientSecret: null })).toEqual(BEGINNING)
  })

  it('sends one payment, however often the button is pressed, and never forgets that one is on its way', () => {
    const news = fc.constantFrom<CheckoutNews>(
      ...([{ is: 'sent' }, { is: 'paid' }, { is: 'back' }, { is: 'refused' }, { is: 'challenged' }, { is: 'given-up' }] as const),
      { is: 'opened', step: STEP },
    )
    fc.assert(
      fc.property(fc.array(news), (more) => {
        const paying = run(...opened, { is: 'paid' })
        const after = more.filter(({ is }) => is !== 'challenged').reduce(nextCheckout, paying)
        expect(after).toEqual(paying)
      }),
    )
  })
})
