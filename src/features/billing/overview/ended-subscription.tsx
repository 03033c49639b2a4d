import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { formatDay } from '#session/day-time.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { HeldSubscription } from '../billed.ts'
import { planName } from '../plan-words.ts'
import { InvoicesRow } from './invoices-row.tsx'

interface EndedSubscriptionProps {
  subscription: HeldSubscription
  country: CountryCode
  plans: LinkProps['to']
}

/** A plan that is over: what it was and when it ended, the way to another, and its invoices, which are still wanted. */
export function EndedSubscription({ subscription: { planKey, planName: storedName, endsDate }, country, plans }: EndedSubscriptionProps) {
  const { i18n } = useLingui()
  const [name, day] = [planName(i18n, planKey, storedName), endsDate ? formatDay(endsDate, i18n.locale) : '']
  return (
    <>
      <AccountRow
        title={<Trans>Plan</Trans>}
        action={
          <ButtonLink to={plans} size="small">
            <Trans>See the plans</Trans>
          </ButtonLink>
        }
      >
        <span>
          <Trans>None. What is free stays open to you.</Trans>
        </span>
        <span className="text-base text-ink-2">
          {day ? (
            <Trans>
              {name} ended on {day}.
            </Trans>
          ) : (
            <Trans>{name} has ended.</Trans>
          )}
        </span>
      </AccountRow>
      <InvoicesRow country={country} />
    </>
  )
}
