import { Trans } from '@lingui/react/macro'

/** Questions about how an estimate is made and how it changes. */
export const aboutTheMethod = [
  {
    key: 'sales',
    question: <Trans>Which sales are used?</Trans>,
    answer: (
      <Trans>
        Single homes of the same kind, in the same project and around it. Where the method is fitted, all of the last five years within some
        hundred metres count, near and new ones most; elsewhere the neighbours join only where the project's own sales are few. Sales of
        several units at once and prices far out of line are left out. The sales that weigh most are listed.
      </Trans>
    ),
  },
  {
    key: 'sources',
    question: <Trans>Where do the sales come from?</Trans>,
    answer: (
      <Trans>
        From the published records of each market. Every report ends with its sources, their licences, the months they cover and the number
        of records taken. Where a page shows demonstration data, it says so at the top.
      </Trans>
    ),
  },
  {
    key: 'adjustments',
    question: <Trans>What do the adjustments in the list of sales mean?</Trans>,
    answer: (
      <Trans>
        Each is the money added to or taken from the price paid, to make it the price of your home today: for the time since the sale, for
        the difference in size, in floor, and where leases differ, in lease. The adjusted price is what that sale says your home is worth.
      </Trans>
    ),
  },
  {
    key: 'index',
    question: <Trans>What is the price index, and why not an average price per square foot?</Trans>,
    answer: (
      <Trans>
        An average moves when a different mix of homes is sold, even if no price has changed. The index compares the same kinds of home in
        the same places month by month, so it moves only when prices do.
      </Trans>
    ),
  },
  {
    key: 'trees',
    question: <Trans>What is learnt from past errors?</Trans>,
    answer: (
      <Trans>
        Every earlier sale was valued from what was known before it, and the misses show a pattern: of high floors, of old leases, of
        places. Decision trees learn that pattern and correct the average of the comparable sales; the step is shown in money. The same
        misses say how wide the ranges must be to hold two in three and nine in ten later prices.
      </Trans>
    ),
  },
  {
    key: 'fallback',
    question: <Trans>What is the comparable sales method?</Trans>,
    answer: (
      <Trans>
        The method for markets and homes to which nothing is fitted yet: like sales brought to the home by an index, its size and its floor,
        averaged so that no odd price moves the result. Its ranges follow from how those sales disagree. It is not back-tested there, and
        every such estimate says so.
      </Trans>
    ),
  },
  {
    key: 'changes',
    question: <Trans>Why has the estimate changed since last month?</Trans>,
    answer: (
      <Trans>
        New sales were recorded and the method was fitted to them: the index moved, or sales joined the list. Compare the dates of the two
        estimates and the sales under them: what is new there made the difference.
      </Trans>
    ),
  },
  {
    key: 'default-home',
    question: <Trans>I have not said which home. What is being valued?</Trans>,
    answer: (
      <Trans>
        The kind of home that is sold most in the project, at its usual size on a middle floor. The line above the value always says which
        home is meant; change it in the form.
      </Trans>
    ),
  },
]
