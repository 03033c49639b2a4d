import type { ReactNode } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import type { CardStep } from '../checkout-flow.ts'
import type { CardOutcome } from './card-outcome.ts'

/** What a form of cards is given: Stripe's own, or that of the card desk. */
export interface CardFormProps {
  step: CardStep
  country: CountryCode
  isBusy: boolean
  /** what the button says */
  action: ReactNode
  /** the card is complete; `ask` confirms it */
  onCard: (ask: (step: CardStep) => Promise<CardOutcome>) => void
}
