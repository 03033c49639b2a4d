import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type LinkProps, useRouteContext } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { SUBSCRIPTION_PART } from '#access/sub-account.ts'
import { formatMoney } from '#lib/format.ts'
import { formatDay } from '#session/day-time.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { OwnAccount } from '../own-account.ts'

/** All currencies that are charged (§9) have a hundredth as their smallest unit. */
const CENTS = 100

interface SubscriptionSectionProps {
  account: OwnAccount
  plans: LinkProps['to']
  /** what the account pays in this country, in place of `fallback` where it pays something */
  Subscription: ComponentType<{ fallback: ReactNode }>
  children?: ReactNode
}

/** The subscription and what it includes. */
export function SubscriptionSection({ account, plans, Subscription, children }: SubscriptionSectionProps) {
  const fallback = (
    <AccountRow
      title={<Trans>Plan</Trans>}
      action={
        <ButtonLink to={plans} size="small">
          <Trans>See the plans</Trans>
        </ButtonLink>
      }
    >
      <PlanState account={account} />
    </AccountRow>
  )
  return (
    <PageSection id={SUBSCRIPTION_PART} title={<Trans>Subscription</Trans>}>
      <ul>
        <Subscription fallback={fallback} />
        {children}
      </ul>
    </PageSection>
  )
}

function PlanState({ account }: { account: OwnAccount }) {
  const { stripeSubscription, subscription } = account
  const { i18n } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  const promoCode = subscription?.promoCode
  if (!stripeSubscription)
    return viewer.isStaff ? <Trans>Staff read every report without a plan.</Trans> : <Trans>None. What is free stays open to you.</Trans>
  const { stripeProduct, status, expireDate, trialPeriodDays } = stripeSubscription
  const until = formatDay(expireDate, i18n.locale)
  return (
    <>
      <span>{stripeProduct.name}</span>
      <span className="text-base text-ink-2">
        {status === 'trialing' ? (
          <>
            <Trans>Trial until {until}</Trans>
            {trialPeriodDays === null ? null : (
              <>
                {' · '}
                <Plural value={trialPeriodDays} one="# day in all" other="# days in all" />
              </>
            )}
          </>
        ) : status === 'past_due' ? (
          <Trans>A payment is due. Access ends after seven days without it.</Trans>
        ) : (
          <Trans>Paid until {until}</Trans>
        )}
      </span>
      {account.nextPayment ? <NextPayment payment={account.nextPayment} /> : null}
      {promoCode ? (
        <span className="text-base text-ink-2">
          <Trans>Promotion code {promoCode}</Trans>
        </span>
      ) : null}
    </>
  )
}

/** §7 checkSubscription: the invoice that comes next. */
function NextPayment({ payment: { amountDue, currencyCode, dueDate } }: { payment: NonNullable<OwnAccount['nextPayment']> }) {
  const { i18n } = useLingui()
  const [amount, day] = [formatMoney(amountDue / CENTS, currencyCode, i18n.locale, { fractionDigits: 2 }), formatDay(dueDate, i18n.locale)]
  return (
    <span className="figures text-base text-ink-2">
      <Trans>
        Next payment: {amount} on {day}
      </Trans>
    </span>
  )
}
