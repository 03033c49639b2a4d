import { Trans } from '@lingui/react/macro'

/** Questions about how an estimate comes about and how it changes. */
export const aboutTheMethod = [
  {
    key: 'sales',
    question: <Trans>Which sales are used?</Trans>,
    answer: (
      <Trans>
        Single homes of the same kind in the same project, and in the projects around it where those are few. Sales of several units at once
        and prices far out of line are left out. The report lists the sales that weigh most.
      </Trans>
    ),
  },
  {
    key: 'sources',
    question: <Trans>Where do the sales come from?</Trans>,
    answer: (
      <Trans>
        From the published records of each market. Every report ends with its sources, their license, the months they cover and the number
        of records taken. Where a page shows demonstration data, it says so at the top.
      </Trans>
    ),
  },
  {
    key: 'adjustments',
    question: <Trans>What do the adjustments in the list of sales mean?</Trans>,
    answer: (
      <Trans>
        Each is the money added to or taken from the price paid, to make it the price of your home today: first for the time since the sale,
        then for the difference in size, then for the difference in floor. The last column is what that sale says your home is worth.
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
    key: 'changes',
    question: <Trans>Why has the estimate changed since last month?</Trans>,
    answer: (
      <Trans>
        New sales were recorded, the index moved, or both. Compare the dates of the two estimates and the lists of sales under them: what is
        new there made the difference.
      </Trans>
    ),
  },
  {
    key: 'default-home',
    question: <Trans>I have not said which home. What is being valued?</Trans>,
    answer: (
      <Trans>
        The kind of home that is sold most in the project, at its usual size on a middle floor. The line above the value always says which
        home is meant; change it in the form below.
      </Trans>
    ),
  },
]
