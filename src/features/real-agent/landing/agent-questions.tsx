import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Frequent questions of agents. */
export const agentQuestions = [
  {
    key: 'sources',
    question: <Trans>Where do the figures come from?</Trans>,
    answer: (
      <Trans>
        From published records of sales, and of rents where the country discloses them. Each market lists its sources with their licence,
        their months and how many rows were read and refused, under{' '}
        <Link to="/data-sources" className="text-lagoon underline decoration-line underline-offset-4">
          Data sources
        </Link>
        .
      </Trans>
    ),
  },
  {
    key: 'estimate',
    question: <Trans>How is an estimate made?</Trans>,
    answer: (
      <Trans>
        From sales of comparable homes, adjusted for time, size and floor and weighted by how alike they are. The report shows each of them.
        Where the evidence is too thin, the report says so and gives no figure.
      </Trans>
    ),
  },
  {
    key: 'lending',
    question: <Trans>May I use an estimate for a loan?</Trans>,
    answer: <Trans>No. It is an estimate from market data, not a valuation by a licensed valuer, and lenders need the latter.</Trans>,
  },
  {
    key: 'countries',
    question: <Trans>In which countries does realAgent work?</Trans>,
    answer: <Trans>Singapore, Malaysia and Hong Kong. The map and the search also cover Australia.</Trans>,
  },
  {
    key: 'licence',
    question: <Trans>Do I need a licence number?</Trans>,
    answer: (
      <Trans>
        For an agent account in Singapore and Malaysia, yes. In Hong Kong it is optional, but a number you give must not belong to another
        account. Search, map and free reports need no account at all.
      </Trans>
    ),
  },
  {
    key: 'advertising',
    question: <Trans>What does a page that I share say about me?</Trans>,
    answer: (
      <Trans>
        Your name, registration number, agency, agency licence and registered phone number, each time. Past sales of the very unit that you
        advertise are left out.
      </Trans>
    ),
  },
] as const
