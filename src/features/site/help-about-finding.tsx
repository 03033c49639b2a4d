import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** How to find a home and what is known about it. */
export const helpAboutFinding = [
  {
    key: 'search',
    question: <Trans>How do I find a home?</Trans>,
    answer: (
      <Trans>
        Type a project, a street, a postal code, a station or a school into the <Link to="/search">search</Link>. Choose a suggestion, or
        press Enter for everything that fits. Filters narrow the results by kind, price, size and more; the address of the page keeps them.
      </Trans>
    ),
  },
  {
    key: 'map',
    question: <Trans>What does the map show?</Trans>,
    answer: (
      <Trans>
        Projects with a known position. Zoom in until the dots part, then select one to see its facts. A home without a trustworthy position
        is in the search, not on the <Link to="/map">map</Link>.
      </Trans>
    ),
  },
  {
    key: 'country',
    question: <Trans>How do I change the country?</Trans>,
    answer: (
      <Trans>
        With the country’s name in the top bar. Each market has its own data, currency and words; what is open differs a little.
      </Trans>
    ),
  },
  {
    key: 'language',
    question: <Trans>Which languages are there?</Trans>,
    answer: (
      <Trans>
        English, Chinese and Malay. Choose yours in the top bar. Names of projects and streets stay as the registers write them.
      </Trans>
    ),
  },
  {
    key: 'list',
    question: <Trans>Where are all sales of a project?</Trans>,
    answer: (
      <Trans>
        In its report, under recorded deals, or as a list with filters on the page <Link to="/transaction-lists">transaction lists</Link>.
      </Trans>
    ),
  },
] as const
