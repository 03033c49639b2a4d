import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { GRACE_DAYS } from '#graphql/billing-kinds.ts'
import type { PlanPayment } from '#graphql/generated/graphql.ts'

interface PlanQuestion {
  key: string
  question: ReactNode
  answer: ReactNode
  /** where plans are paid so; everywhere without it */
  onlyFor?: readonly PlanPayment[]
}

/** Where a plan may run by card. */
const CARDS_AT_TIMES = ['CARDS', 'UNAVAILABLE'] as const

const QUESTIONS: readonly PlanQuestion[] = [
  {
    key: 'tax',
    onlyFor: ['CARDS'],
    question: <Trans>Is this all that I pay?</Trans>,
    answer: (
      <Trans>
        Yes. The prices include the tax of the country. Before you pay, the checkout names what is charged now, the tax in it, and what
        comes next and when.
      </Trans>
    ),
  },
  {
    key: 'stay-free',
    question: <Trans>Will what is free stay open to me?</Trans>,
    answer: <Trans>Yes. What is listed as free works without an account and without a plan.</Trans>,
  },
  {
    key: 'change',
    onlyFor: CARDS_AT_TIMES,
    question: <Trans>Can I change or end a plan?</Trans>,
    answer: (
      <Trans>
        At any time, in your account overview. A change shows its price first; what is paid and not used is set off. A plan that you end
        stays open for as long as it is paid.
      </Trans>
    ),
  },
  {
    key: 'countries',
    onlyFor: ['CARDS'],
    question: <Trans>Where can I pay by card?</Trans>,
    answer: <Trans>Here, in the checkout. Choose another country, and this page says whether cards are taken there.</Trans>,
  },
  {
    key: 'no-cards',
    onlyFor: ['WRITE_TO_US', 'UNAVAILABLE'],
    question: <Trans>Can I pay by card?</Trans>,
    answer: (
      <Trans>
        Not here now: our desk arranges the plan with you. Choose another country, and this page says whether cards are taken there.
      </Trans>
    ),
  },
  {
    key: 'seats',
    question: <Trans>What is a seat?</Trans>,
    answer: (
      <Trans>
        A sub-account for one person, with its own sign-in, on the subscription of a team or partner. The holder can pass it on.
      </Trans>
    ),
  },
  {
    key: 'failed',
    onlyFor: CARDS_AT_TIMES,
    question: <Trans>What if a payment fails?</Trans>,
    answer: (
      <Trans>
        A first payment that fails opens nothing and costs nothing: try again with the same or another card. When a later one fails, the
        plan stays open for {GRACE_DAYS} days, so that you can settle it.
      </Trans>
    ),
  },
  {
    key: 'terms',
    question: <Trans>What do I agree to when I buy?</Trans>,
    answer: (
      <Trans>
        To the{' '}
        <Link to="/terms-of-purchase" className="text-lagoon underline decoration-line underline-offset-4">
          terms of purchase
        </Link>
        , and to the price that the checkout shows.
      </Trans>
    ),
  },
]

/** Questions and answers about plans, as they are paid here. */
export const planQuestionsFor = (payment: PlanPayment): readonly PlanQuestion[] =>
  QUESTIONS.filter(({ onlyFor }) => onlyFor === undefined || onlyFor.includes(payment))
