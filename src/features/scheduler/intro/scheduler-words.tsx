import { Trans } from '@lingui/react/macro'

export const bookingWays = [
  {
    key: 'instant',
    title: <Trans>Instant booking</Trans>,
    text: <Trans>The agent has opened a time, and whoever takes it first has it. Both are told at once.</Trans>,
  },
  {
    key: 'review',
    title: <Trans>Review and confirm</Trans>,
    text: (
      <Trans>
        A visitor asks for a time, and the agent confirms or declines within 24 hours. Without an answer the time is free again.
      </Trans>
    ),
  },
] as const

export const schedulerRules = [
  {
    key: 'availability',
    title: <Trans>Availability</Trans>,
    text: <Trans>Weekly hours, single days, and days off. A time that is taken is not offered twice.</Trans>,
  },
  {
    key: 'change',
    title: <Trans>Changes</Trans>,
    text: <Trans>Either side may move or cancel an appointment; the other one is told.</Trans>,
  },
  {
    key: 'account',
    title: <Trans>An account</Trans>,
    text: <Trans>An agent’s calendar belongs to an account, so this page asks you to sign in.</Trans>,
  },
] as const
