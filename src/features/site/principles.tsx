import { Trans } from '@lingui/react/macro'

/** What every figure on this site must satisfy. */
export const principles = [
  {
    key: 'evidence',
    title: <Trans>Evidence</Trans>,
    text: (
      <Trans>An estimate lists the sales it rests on, with what was added to or taken from each price, and how much each one counts.</Trans>
    ),
  },
  {
    key: 'range',
    title: <Trans>Range</Trans>,
    text: (
      <Trans>
        No value stands alone. A low and a high say how sure it is, and medians come with the middle half and the number of deals.
      </Trans>
    ),
  },
  {
    key: 'date',
    title: <Trans>Date</Trans>,
    text: <Trans>Every figure names the month it speaks for. What was true last year is shown as last year.</Trans>,
  },
  {
    key: 'refusal',
    title: <Trans>Refusal</Trans>,
    text: <Trans>Where sales are too few, too old or too different from each other, there is no number, and the page says why.</Trans>,
  },
] as const

/** How an estimate is made, in four steps. */
export const estimateSteps = [
  {
    key: 'find',
    title: <Trans>Find like sales</Trans>,
    text: <Trans>Sales of the same kind of home in the same project first, then of projects close by with less weight.</Trans>,
  },
  {
    key: 'adjust',
    title: <Trans>Bring them to today and to this home</Trans>,
    text: (
      <Trans>A price index moves each price to the newest month; differences in size and floor are added or taken off, in money.</Trans>
    ),
  },
  {
    key: 'weigh',
    title: <Trans>Weigh them</Trans>,
    text: <Trans>Recent, near and similar sales count most. A price far from all others hardly counts.</Trans>,
  },
  {
    key: 'doubt',
    title: <Trans>Measure the doubt</Trans>,
    text: <Trans>How far the sales disagree gives the range. If the range grows too wide to be of use, no estimate is given.</Trans>,
  },
] as const
