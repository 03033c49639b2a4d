import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#session/day-time.ts'
import type { HeldSubscription } from '../billed.ts'

/** How a subscription stands, in a sentence. */
export function StandingWords({ subscription }: { subscription: HeldSubscription }) {
  const { i18n } = useLingui()
  const { standing, periodEndsDate, trialEndsDate, endsDate, accessUntilDate } = subscription
  const day = (date: string | null) => (date ? formatDay(date, i18n.locale) : '')
  const [period, trial, ends, access] = [day(periodEndsDate), day(trialEndsDate ?? periodEndsDate), day(endsDate), day(accessUntilDate)]
  switch (standing) {
    case 'CARD_MISSING':
      return <Trans>The trial begins when its card is entered. Nothing has been charged.</Trans>
    case 'UNPAID':
      return <Trans>It opens once its first payment has gone through.</Trans>
    case 'TRIAL':
      return <Trans>Trial until {trial}</Trans>
    case 'ACTIVE':
      return <Trans>Paid until {period}</Trans>
    case 'ENDING':
      return <Trans>Ends on {ends}. Until then everything stays open.</Trans>
    case 'PAST_DUE':
      return <Trans>A payment has failed. Everything stays open until {access}.</Trans>
    case 'CLOSED':
      return <Trans>A payment has failed, and since {access} the plan is closed. It opens again once that is paid.</Trans>
    case 'ENDED':
      return <Trans>It has ended.</Trans>
  }
}
