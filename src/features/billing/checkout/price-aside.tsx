import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { billingFailureWords } from '../plan-words.ts'
import { PriceLines } from '../price-lines.tsx'
import type { PlanPrice, SoldPlan } from '../seat-price.ts'
import type { usePreview } from './use-preview.ts'

interface PriceAsideProps {
  name: string
  plan: SoldPlan
  price: PlanPrice
  priced: ReturnType<typeof usePreview>
  children: ReactNode
}

/** What is bought and what it costs, beside everything that is entered. */
export function PriceAside({ name, plan, price, priced, children }: PriceAsideProps) {
  const { i18n } = useLingui()
  const { preview, failure, isAsking, again } = priced
  const isYear = price.recurringType === 'year'
  return (
    <section aria-busy={isAsking} className="order-1 grid gap-4 rounded border border-line bg-sheet p-6 lg:sticky lg:top-20 lg:order-2">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="title text-2xl">{name}</h2>
        <p className="text-ink-2">{isYear ? <Trans>paid by the year</Trans> : <Trans>paid by the month</Trans>}</p>
      </header>
      {failure && !failure.code.startsWith('code-') ? (
        <div role="alert" className="grid justify-items-start gap-3 text-bad">
          {billingFailureWords(i18n, failure)}
          <Button size="small" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : preview ? (
        <div className={cx('transition-opacity duration-(--duration-quick)', isAsking && 'opacity-50')}>
          <PriceLines preview={preview} name={name} hasSeats={plan.hasSeats} />
        </div>
      ) : (
        <Skeleton className="h-36" />
      )}
      <div>{children}</div>
    </section>
  )
}
