import { Trans } from '@lingui/react/macro'

/** The steps to a plan where cards are accepted. */
export const cardSteps = [
  {
    key: 'choose',
    title: <Trans>Choose a plan</Trans>,
    text: <Trans>By the month or by the year, alone or with as many seats as you need.</Trans>,
  },
  {
    key: 'see',
    title: <Trans>See the price</Trans>,
    text: <Trans>The checkout names the whole amount with taxes, in your currency. Until you agree, nothing is charged.</Trans>,
  },
  {
    key: 'pay',
    title: <Trans>Pay by card</Trans>,
    text: <Trans>The card is entered with the payment provider. We never see or keep its number.</Trans>,
  },
] as const

/** The same where cards are not accepted. */
export const deskSteps = [
  {
    key: 'ask',
    title: <Trans>Write to us</Trans>,
    text: <Trans>Say which plan you need, for how long and how many seats.</Trans>,
  },
  {
    key: 'see',
    title: <Trans>Receive an offer</Trans>,
    text: <Trans>Our desk answers with the whole amount in your currency.</Trans>,
  },
  {
    key: 'pay',
    title: <Trans>Pay the invoice</Trans>,
    text: <Trans>The plan opens on your account once the invoice is settled. No card is needed.</Trans>,
  },
] as const
