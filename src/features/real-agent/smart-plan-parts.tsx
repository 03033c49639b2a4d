import { Trans } from '@lingui/react/macro'

/** What a smart plan holds. */
export const planParts = [
  {
    key: 'holdings',
    title: <Trans>What is owned</Trans>,
    text: (
      <Trans>
        Each home with its estimate and range, the loan still owed, and the retirement savings used for it, such as CPF in Singapore.
      </Trans>
    ),
  },
  {
    key: 'steps',
    title: <Trans>What comes next</Trans>,
    text: <Trans>Sales and purchases in their order, each with its month, its price and what has to happen before it.</Trans>,
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
    title: <Trans>On paper and by link</Trans>,
    text: <Trans>The plan prints on A4 and can be sent as a page that shows what was agreed on its date.</Trans>,
  },
] as const

/** How a plan is prepared with what works today. */
export const planSteps = [
  {
    key: 'value',
    title: <Trans>Value what is owned</Trans>,
    text: <Trans>Open the report of each home the client owns and note the estimate with its low and high.</Trans>,
  },
  {
    key: 'find',
    title: <Trans>Find what is wanted</Trans>,
    text: <Trans>Compare projects by median price, 12-month change and rental yield on the map.</Trans>,
  },
  {
    key: 'order',
    title: <Trans>Put them in order</Trans>,
    text: <Trans>Decide which comes first, the sale or the purchase, and what the low end of the range would mean for it.</Trans>,
  },
] as const
