import { Trans } from '@lingui/react/macro'

/** What a smart plan holds. */
export const planParts = [
  {
    key: 'holdings',
    title: <Trans>What is owned</Trans>,
    text: <Trans>Each home with its worth, the loan still owed, and the retirement savings used for it, such as CPF in Singapore.</Trans>,
  },
  {
    key: 'steps',
    title: <Trans>What comes next</Trans>,
    text: <Trans>Sales, purchases, lettings and new loans in their order, in up to three variants side by side.</Trans>,
  },
  {
    key: 'duties',
    title: <Trans>Duties on their dates</Trans>,
    text: <Trans>Stamp duties by the rates in force on the day of each step, with the source of the rate.</Trans>,
  },
  {
    key: 'cash',
    title: <Trans>Cash and loan</Trans>,
    text: (
      <Trans>What is in hand after each step, and the instalment that follows from it, within the lending limits of the country.</Trans>
    ),
  },
  {
    key: 'line',
    title: <Trans>One line of time</Trans>,
    text: <Trans>The whole plan as a chart by year, so that a gap between sale and purchase is seen before it costs money.</Trans>,
  },
  {
    key: 'paper',
    title: <Trans>Kept and on paper</Trans>,
    text: <Trans>The plan prints on A4, stays in your account under its name, and can be passed on by a link.</Trans>,
  },
] as const
