import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { BilledStep, HeldSubscription } from '../billed.ts'
import { billingFailureWords } from '../plan-words.ts'
import { CardPanel } from './card/card-panel.tsx'
import { PayWords } from './pay-words.tsx'
import { useCardFlow } from './use-card-flow.ts'

interface CardTaskProps {
  /** card: another card is named; pay: an open invoice is paid with a card */
  task: 'card' | 'pay'
  country: CountryCode
  subscription: HeldSubscription
  back: LinkProps['to']
}

const OPENING = { at: 'price' } as const

/** An invoice is open. */
const OWING: ReadonlySet<HeldSubscription['standing']> = new Set(['PAST_DUE', 'CLOSED'])

/** Another card for a subscription, or an invoice that is paid with one: what the overview leads to, because cards are entered on this page alone. */
export function CardTask({ task, country, subscription, back }: CardTaskProps) {
  const { i18n } = useLingui()
  const flow = useCardFlow(country, { begin: OPENING, named: task === 'card' ? back : undefined })
  const { failure, begin } = useTask(task, country, flow.tell)
  const step = 'step' in flow.now ? flow.now.step : null
  const card = subscription.card
  return (
    <div className="grid max-w-[36rem] gap-6">
      <p className="text-lg text-ink-2">
        {task === 'pay' ? (
          <Trans>What is open is paid with the card that you enter here, and what comes later is paid with it too.</Trans>
        ) : card ? (
          <Trans>
            Your plan is paid with the card that ends with {card.last4}. From the next payment on it is paid with the one that you enter
            here.
          </Trans>
        ) : (
          <Trans>From the next payment on your plan is paid with the card that you enter here.</Trans>
        )}
      </p>
      {task === 'card' && OWING.has(subscription.standing) ? (
        <p role="note" className="rounded bg-caution-soft p-4 text-caution-ink">
          <Trans>This does not pay what is open.</Trans>{' '}
          <Link
            to="."
            search={(now) => ({ ...now, task: 'pay' })}
            reloadDocument
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            <Trans>Pay it with another card</Trans>
          </Link>
        </p>
      ) : null}
      {failure ? (
        <div role="alert" className="grid justify-items-start gap-3 text-bad">
          {billingFailureWords(i18n, failure)}
          <Button onClick={() => void begin()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : flow.now.at === 'price' ? (
        <Skeleton className="h-64" />
      ) : flow.now.at === 'detail' ? (
        <p role="status">
          <Trans>Nothing is open to be paid.</Trans>
        </p>
      ) : (
        <CardPanel flow={flow} country={country} action={<PayWords step={step} isTrial={false} />} />
      )}
      <div>
        <ButtonLink to={back} look="ghost" className="-ms-4">
          <Trans>Back to the account</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}

/** What the card is to confirm; the key is the same for as long as the page is open. */
function useTask(task: CardTaskProps['task'], country: CountryCode, tell: ReturnType<typeof useCardFlow>['tell']) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const key = useRef<string>(undefined)
  const begin = async () => {
    setFailure(null)
    key.current ??= crypto.randomUUID()
    const answer = await openTask(task, { country, key: key.current }).catch(() => fail('network', 'unreachable'))
    if (answer.ok) tell({ is: 'opened', step: answer.value })
    else setFailure(answer.failure)
  }
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void begin()
  })
  return { failure, begin }
}

async function openTask(task: CardTaskProps['task'], keyed: { country: CountryCode; key: string }): Promise<Result<BilledStep>> {
  const { openCardChange, sendPayment } = await import('../billing.functions.ts')
  if (task === 'card') return openCardChange({ data: keyed })
  return sendPayment({ data: { ...keyed, withCardOnFile: false } })
}
