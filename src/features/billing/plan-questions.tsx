import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Questions and answers about plans. */
export const planQuestions = [
  {
    key: 'no-price',
    question: <Trans>Why is there no price on this page?</Trans>,
    answer: (
      <Trans>
        It depends on the country, the period and the number of seats. The offer names the whole amount in your currency before anything is
        charged.
      </Trans>
    ),
  },
  {
    key: 'stay-free',
    question: <Trans>Will what is free stay open to me?</Trans>,
    answer: <Trans>Yes. What is listed as free works without an account and without a plan.</Trans>,
  },
  {
    key: 'countries',
    question: <Trans>Where can I pay by card?</Trans>,
    answer: <Trans>In Singapore, Malaysia and Australia. In Hong Kong our desk arranges the plan with you.</Trans>,
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
    question: <Trans>What if a payment fails?</Trans>,
    answer: <Trans>The plan stays closed. Try again with the same or another card, or write to us.</Trans>,
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
        , and to the offer that you receive.
      </Trans>
    ),
  },
] as const
