import { Trans } from '@lingui/react/macro'

/** Questions about what an estimate can be used for. */
export const aboutTheUse = [
  {
    key: 'bank',
    question: <Trans>Can I use it for a loan, a tax return or in court?</Trans>,
    answer: (
      <Trans>
        No. Those need the signed opinion of a valuer who has inspected the home. An estimate helps you to know what to expect before you
        ask for one.
      </Trans>
    ),
  },
  {
    key: 'asking-price',
    question: <Trans>I want to sell. Should I ask for the estimate?</Trans>,
    answer: (
      <Trans>
        Start from the range and from what the records do not know: condition, view, timing. The list of sales shows what buyers lately paid
        close by, which is what a buyer will hold against your price.
      </Trans>
    ),
  },
  {
    key: 'account',
    question: <Trans>Do I need an account?</Trans>,
    answer: <Trans>No. The estimate, its range, its history and its comparable sales are open to everybody.</Trans>,
  },
  {
    key: 'print',
    question: <Trans>Can I print a report or pass it on?</Trans>,
    answer: (
      <Trans>
        Yes. The estimate and every report print on A4 with their sources and dates. The address holds the home you described and what you
        assumed about it, so that a link shows the same to whoever opens it.
      </Trans>
    ),
  },
  {
    key: 'countries',
    question: <Trans>In which markets are estimates given?</Trans>,
    answer: (
      <Trans>
        In Singapore, Malaysia and Hong Kong. Where imported sales allow it, a measured method answers; elsewhere the comparable sales
        method, which says so. In Australia the map and the list of projects are open, but no estimates are given.
      </Trans>
    ),
  },
  {
    key: 'wrong',
    question: <Trans>A fact about my home is wrong. What can I do?</Trans>,
    answer: (
      <Trans>
        If it is the size, the floor or the kind of home, set it in the form of the report. If a fact of the project is wrong, write to us
        through the contact page and name the project and the source that says otherwise.
      </Trans>
    ),
  },
]
