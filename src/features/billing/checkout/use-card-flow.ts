import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { useEffect, useReducer, useRef } from 'react'
import { fail } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { CardOutcome } from './card/card-outcome.ts'
import { BEGINNING, type CardStep, type Checkout, nextCheckout } from './checkout-flow.ts'
import { forgetCheckout } from './kept-checkout.ts'
import { settled } from './settled.ts'

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

interface CardFlowOptions {
  begin?: Checkout
  /** where a card that was named without a payment leads; what else is owed is not this page's news */
  named?: LinkProps['to']
}

/** Drives a checkout: asks what is true once a card was confirmed, and leads to the page that says so. */
export function useCardFlow(country: CountryCode, { begin = BEGINNING, named }: CardFlowOptions = {}) {
  const navigate = useNavigate()
  const [now, tell] = useReducer(nextCheckout, begin)
  const sending = useRef(false)
  useEffect(() => {
    if (now.at !== 'working') return
    let isGone = false
    if (named)
      void askSettled(country).then(() => {
        if (!isGone) void navigate({ to: named })
      })
    else
      void settled({ ask: () => askSettled(country), wait: pause, isGone: () => isGone }).then((answer) => {
        if (isGone || !answer) return
        tell(answer.ok && answer.value.state !== 'WORKING' ? { is: 'settled', step: answer.value } : { is: 'given-up' })
      })
    return () => {
      isGone = true
    }
  }, [now.at, country, named, navigate])
  useEffect(() => {
    if (now.at !== 'done' && now.at !== 'later') return
    if (now.at === 'done') forgetCheckout()
    void navigate({ to: '/user/auth/success' })
  }, [now.at, navigate])
  /** Asks the card service once at a time, also where a second press comes before the page was drawn again. */
  const confirm = async (ask: (step: CardStep) => Promise<CardOutcome>, step: CardStep) => {
    if (sending.current) return
    sending.current = true
    tell({ is: 'paid' })
    const outcome = await ask(step).catch((): CardOutcome => ({ is: 'lost' }))
    sending.current = false
    tell(outcome)
  }
  const answer = async (ask: (step: CardStep) => Promise<CardOutcome>, step: CardStep) => {
    if (sending.current) return
    sending.current = true
    tell({ is: 'answered' })
    const outcome = await ask(step).catch((): CardOutcome => ({ is: 'lost' }))
    sending.current = false
    tell(outcome)
  }
  return { now, tell, confirm, answer }
}

export type CardFlow = ReturnType<typeof useCardFlow>

/** What the provider says of the checkout. */
export const askSettled = async (country: CountryCode) =>
  (await import('../billing.functions.ts')).settleCheckout({ data: { country } }).catch(() => fail('network', 'unreachable'))
