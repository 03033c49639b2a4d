import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { formatDay } from '#session/day-time.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { HeldSubscription } from '../billed.ts'
import { billingFailureWords, planName } from '../plan-words.ts'
import { CardRow, NextRow } from './card-rows.tsx'
import { DebtRow } from './debt-row.tsx'
import { EndRow } from './end-row.tsx'
import { InvoicesRow } from './invoices-row.tsx'
import type { SubscriptionRowProps } from './subscription-row.ts'
import { useBillingActs } from './use-billing-acts.ts'

/** How a subscription stands, in a sentence. */
function StandingWords({ subscription }: { subscription: HeldSubscription }) {
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

const ChangeEditor = lazy(() => import('./change-editor.tsx'))

interface OwnSubscriptionProps extends Omit<SubscriptionRowProps, 'acts'> {
  /** cards are taken here now */
  isByCard: boolean
}

/** A subscription with all that can be done with it. */
export function OwnSubscription({ isByCard, ...props }: OwnSubscriptionProps) {
  const { i18n } = useLingui()
  const acts = useBillingActs(props.country)
  const row = { ...props, acts }
  return (
    <>
      <PlanRow {...row} isByCard={isByCard} />
      {acts.failure ? (
        <li role="alert" className="border-b border-line py-3 text-bad">
          {billingFailureWords(i18n, acts.failure)}
        </li>
      ) : null}
      {isByCard ? <DebtRow {...row} /> : null}
      <NextRow subscription={props.subscription} />
      <CardRow {...row} isByCard={isByCard} />
      {isByCard ? <EndRow {...row} /> : null}
      <InvoicesRow country={props.country} />
    </>
  )
}

function PlanRow({ isByCard, ...props }: SubscriptionRowProps & Pick<OwnSubscriptionProps, 'isByCard'>) {
  const { t, i18n } = useLingui()
  const { subscription, acts, country } = props
  const { planKey, recurringType, quantity, seats, standing, invCode } = subscription
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState<ReactNode>(null)
  const button = useRef<HTMLButtonElement>(null)
  const name = planName(i18n, planKey, subscription.planName)
  const canChange = isByCard && (standing === 'ACTIVE' || standing === 'TRIAL')
  const close = (words: ReactNode) => {
    setSaid(words)
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const look = async () => {
    const { refreshBilling } = await import('./overview.functions.ts')
    const done = await acts.act('look', ({ country: where }) => refreshBilling({ data: { country: where } }))
    setSaid(done ? <Trans>This is what the card service says now.</Trans> : null)
  }
  return (
    <AccountRow
      title={<Trans>Plan</Trans>}
      action={
        isByCard && !isOpen ? (
          <>
            <Button size="small" look="ghost" disabled={acts.isSending} onClick={() => void look()}>
              <Trans>Check again</Trans>
            </Button>
            {canChange ? (
              <Button ref={button} size="small" aria-label={t`Change the plan`} onClick={() => setOpen(true)}>
                <Trans>Change</Trans>
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      <span className="flex flex-wrap items-center gap-x-2">
        <span>
          {name}
          {', '}
          {recurringType === 'year' ? <Trans>paid by the year</Trans> : <Trans>paid by the month</Trans>}
        </span>
        {seats > 0 ? (
          <Badge>
            <Plural value={quantity} one="# seat" other="# seats" />
          </Badge>
        ) : null}
      </span>
      <span className="text-base text-ink-2">
        <StandingWords subscription={subscription} />
      </span>
      {invCode ? (
        <span className="text-base text-ink-2">
          <Trans>Promotion code {invCode}</Trans>
        </span>
      ) : null}
      <WaitingChange {...props} onSaid={setSaid} />
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ChangeEditor subscription={subscription} country={country} checkout={props.checkout} acts={acts} onClose={close} />
        </Suspense>
      ) : null}
      <p role="status" className="text-base text-good empty:hidden">
        {said}
      </p>
    </AccountRow>
  )
}

/** What changes with the next period, and how it is taken back. */
function WaitingChange({ subscription, acts, onSaid }: SubscriptionRowProps & { onSaid: (said: ReactNode) => void }) {
  const { i18n } = useLingui()
  const { change, payPackageId, quantity } = subscription
  if (!change) return null
  const [day, name] = [formatDay(change.date, i18n.locale), change.planName]
  const keep = async () => {
    const { sendChange } = await import('./overview.functions.ts')
    const done = await acts.act('keep', (keyed) => sendChange({ data: { ...keyed, payPackageId, quantity, at: 'AT_END' } }))
    if (done) onSaid(<Trans>It stays as it is.</Trans>)
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-base text-ink-2">
      <span>
        {change.recurringType === 'year' ? (
          <Trans>
            From {day}: {name}, paid by the year
          </Trans>
        ) : (
          <Trans>
            From {day}: {name}, paid by the month
          </Trans>
        )}
        {change.quantity > 1 ? (
          <>
            {', '}
            <Plural value={change.quantity} one="# seat" other="# seats" />
          </>
        ) : null}
      </span>
      <Button size="small" disabled={acts.isSending} onClick={() => void keep()}>
        <Trans>Keep it as it is</Trans>
      </Button>
    </span>
  )
}
