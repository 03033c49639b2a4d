import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { declineWords } from '../../plan-words.ts'
import type { CardFlow } from '../use-card-flow.ts'
import { authenticateAtDesk } from './ask-desk.ts'

// each loads where it is shown, and nowhere else
const DeskCard = lazy(() => import('./desk-card.tsx'))
const StripeCard = lazy(() => import('./stripe-card.tsx'))
const ChallengeDialog = lazy(() => import('./challenge-dialog.tsx'))

interface CardPanelProps {
  flow: CardFlow
  country: CountryCode
  /** what the button says */
  action: ReactNode
  /** leads back to what is bought, where there is something to change */
  onBack?: () => void
}

/** Where the card is entered, and what became of it. */
export function CardPanel({ flow, country, action, onBack }: CardPanelProps) {
  const { i18n } = useLingui()
  const { now, confirm, answer } = flow
  if (!('step' in now)) return <Working />
  const { step } = now
  const isBusy = now.at === 'confirming' || now.at === 'challenge'
  const Card = step.cardKey.isDesk ? DeskCard : StripeCard
  return (
    <div className="grid gap-5">
      {now.at === 'failed' ? (
        <p role="alert" className="rounded border border-bad bg-bad-soft p-4 text-bad">
          {declineWords(i18n, now.code)}
        </p>
      ) : null}
      <OnceAwake fallback={<Skeleton className="h-64" />}>
        <Card step={step} country={country} isBusy={isBusy} action={action} onCard={(ask) => void confirm(ask, step)} />
        {now.at === 'challenge' && step.cardKey.isDesk ? (
          <ChallengeDialog onAnswer={(isPassed) => void answer((asked) => authenticateAtDesk(country, asked, isPassed), step)} />
        ) : null}
      </OnceAwake>
      {onBack ? (
        <div>
          <Button look="ghost" className="-ms-4" disabled={isBusy} onClick={onBack}>
            <Trans>Back to the details</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const Working = () => (
  <div role="status" className="grid gap-3 rounded border border-line bg-sheet p-6">
    <p className="title text-xl">
      <Trans>Looking at your payment</Trans>
    </p>
    <p className="text-ink-2">
      <Trans>This takes a few seconds. You can leave this page: the plan opens by itself once the payment has arrived.</Trans>
    </p>
    <Skeleton className="h-2" />
  </div>
)
