import { Trans } from '@lingui/react/macro'

/** Questions a reader has in front of an estimate. */
export const aboutTheNumber = [
  {
    key: 'what-is-it',
    question: <Trans>What is a realValue estimate?</Trans>,
    answer: (
      <Trans>
        It is the price we would expect for a home in the month named beside it, computed from recorded sales of homes like it. It always
        comes with a low, a high, a confidence and the list of sales it rests on.
      </Trans>
    ),
  },
  {
    key: 'accuracy',
    question: <Trans>How close is it to the price a home fetches?</Trans>,
    answer: (
      <Trans>
        The range is the answer. We expect two in three homes to sell inside the inner band and nine in ten inside the outer band; about one
        in ten will sell outside. A narrow range means that many recent, similar sales agree.
      </Trans>
    ),
  },
  {
    key: 'range',
    question: <Trans>Why is the range so wide for my home?</Trans>,
    answer: (
      <Trans>
        Either few homes like it have been sold lately, or those that were sold fetched very different prices. Both mean that no method can
        be more certain. Naming the exact size and floor often narrows it.
      </Trans>
    ),
  },
  {
    key: 'refused',
    question: <Trans>Why is there no estimate for my home?</Trans>,
    answer: (
      <Trans>
        Because the evidence does not carry one: nothing comparable was sold, it was sold too long ago, too little of it was sold, or the
        prices contradict each other. The report says which, and how many sales there are and would be needed.
      </Trans>
    ),
  },
  {
    key: 'asking',
    question: <Trans>Do asking prices go into it?</Trans>,
    answer: <Trans>No. Only completed sales on record count. What a seller asks for says little about what a buyer pays.</Trans>,
  },
  {
    key: 'renovation',
    question: <Trans>We have renovated. Is that in the estimate?</Trans>,
    answer: (
      <Trans>
        No. Records hold no word about kitchens, floors or bathrooms. If your home is in better condition than its neighbors were when they
        were sold, read the upper part of the range.
      </Trans>
    ),
  },
]
