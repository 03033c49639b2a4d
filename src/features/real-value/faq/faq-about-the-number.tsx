import { Trans } from '@lingui/react/macro'

/** Questions about the figures of an estimate. */
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
    key: 'how-accurate',
    question: <Trans>How close is it to the price a home fetches?</Trans>,
    answer: (
      <Trans>
        Where the method is measured, the accuracy page says it: past sales valued blind, by kind of home, area and price. For one home the
        range is the answer: two in three sell inside the inner band, nine in ten inside the outer one, and about one in ten outside of
        both. Where nothing is measured yet, the page says that too.
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
    key: 'confidence',
    question: <Trans>What does high confidence mean?</Trans>,
    answer: (
      <Trans>
        That of the sales of such homes valued blind nine in ten were within 10% of the price then paid, and that half of this home’s own
        90% range is no wider. Within 20% we call it medium, beyond it low. The sentence beside the word says how close, on how many sales,
        where and when. It is not the chance that the value is right.
      </Trans>
    ),
  },
  {
    key: 'history',
    question: <Trans>What is the estimate by quarter?</Trans>,
    answer: (
      <Trans>
        What today's method says of the home from the sales known at the end of each of the last twelve quarters. It is not what this page
        showed then: the method has been fitted since. Quarters without enough evidence are left out.
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
        No. Records hold no word about kitchens, floors or bathrooms. In the form you can say that it is renovated, what it looks out on and
        where it faces: each is added in money beside the estimate, as your own assumption, and never changes the estimate itself.
      </Trans>
    ),
  },
]
