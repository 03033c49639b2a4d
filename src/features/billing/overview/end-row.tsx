import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { formatDay } from '#session/day-time.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { Button } from '#ui/button.tsx'
import type { SubscriptionRowProps } from './subscription-row.ts'

/** How a plan is ended, with a question first, and how that is taken back. */
export function EndRow({ subscription, acts }: SubscriptionRowProps) {
  const { t, i18n } = useLingui()
  const { standing, endsDate, periodEndsDate } = subscription
  const [isAsked, setAsked] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isAsked) first.current?.focus()
    else if (wasAsked.current) button.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  if (standing !== 'TRIAL' && standing !== 'ACTIVE' && standing !== 'ENDING') return null
  const cancel = async () => {
    const { cancelSubscription } = await import('./overview.functions.ts')
    await acts.act('cancel', (keyed) => cancelSubscription({ data: keyed }))
    setAsked(false)
  }
  const resume = async () => {
    const { resumeSubscription } = await import('./overview.functions.ts')
    await acts.act('resume', (keyed) => resumeSubscription({ data: keyed }))
  }
  const until = formatDay(endsDate ?? periodEndsDate, i18n.locale)
  if (standing === 'ENDING')
    return (
      <AccountRow
        title={<Trans>End</Trans>}
        action={
          <Button ref={button} size="small" disabled={acts.isSending} onClick={() => void resume()}>
            <Trans>Take the cancellation back</Trans>
          </Button>
        }
      >
        <span role="status">
          <Trans>Cancelled: open until {until}, and nothing more is charged.</Trans>
        </span>
      </AccountRow>
    )
  return (
    <AccountRow
      title={<Trans>End</Trans>}
      action={
        isAsked ? null : (
          <Button ref={button} size="small" aria-label={t`Cancel the plan`} onClick={() => setAsked(true)}>
            <Trans>Cancel</Trans>
          </Button>
        )
      }
    >
      {isAsked ? (
        <div className="grid justify-items-start gap-3">
          <p>
            <Trans>Everything stays open until {until}, and nothing more is charged. Until then you can take it back.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button ref={first} look="primary" disabled={acts.isSending} onClick={() => void cancel()}>
              <Trans>Cancel the plan</Trans>
            </Button>
            <Button look="ghost" onClick={() => setAsked(false)}>
              <Trans>Keep it</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <span className="text-ink-2">
          <Trans>Renews by itself until you cancel it.</Trans>
        </span>
      )}
    </AccountRow>
  )
}
