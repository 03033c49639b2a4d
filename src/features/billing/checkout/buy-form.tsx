import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import { AUDIENCES, type Audience } from '../audience.ts'
import type { Overview } from '../billed.ts'
import { planName } from '../plan-words.ts'
import type { PlanPrice, Plans, SoldPlan } from '../seat-price.ts'
import { CardPanel } from './card/card-panel.tsx'
import { CodeField } from './code-field.tsx'
import { PayWords } from './pay-words.tsx'
import { PayerForm } from './payer-form.tsx'
import { PriceAside } from './price-aside.tsx'
import { SeatField } from './seat-field.tsx'
import { useCardFlow } from './use-card-flow.ts'
import { useCheckoutCode } from './use-checkout-code.ts'
import { usePreview } from './use-preview.ts'

interface BuyFormProps {
  catalogue: Plans
  chosen: { plan: SoldPlan; price: PlanPrice }
  country: CountryCode
  audience: Audience
  /** what was begun before and is not paid */
  begun: Overview['openCheckout']
  seats: number
  invCode: string | undefined
}

/** A plan by card: what is bought and for whom, its price at all times, then the card. */
export function BuyForm({ catalogue, chosen, country, audience, begun, seats, invCode }: BuyFormProps) {
  const { i18n } = useLingui()
  const { plan, price } = chosen
  const [quantity, setQuantity] = useState(Math.min(seats, plan.quantityMax))
  const code = useCheckoutCode(country, price.id, invCode)
  const used = code.applied?.kind === 'DISCOUNT' ? code.applied.code : null
  const priced = usePreview({ country, payPackageId: price.id, quantity, invCode: used })
  const flow = useCardFlow(country)
  const isCodeRefused = priced.failure?.code.startsWith('code-') ? priced.failure : null
  useEffect(() => {
    if (isCodeRefused) code.refuse(isCodeRefused)
  })
  const name = planName(i18n, plan.key, plan.name)
  const isDetail = flow.now.at === 'detail' || flow.now.at === 'price'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      <section className="order-2 grid gap-6 lg:order-1">
        <h2 className="title border-b border-ink pb-3 text-2xl">{isDetail ? <Trans>For whom</Trans> : <Trans>The card</Trans>}</h2>
        {isDetail ? (
          <>
            {begun ? (
              <p role="status" className="text-ink-2">
                <Trans>You have begun a checkout before. Nothing of it is paid; it goes on here.</Trans>
              </p>
            ) : null}
            {plan.hasSeats ? <SeatField plan={plan} price={price} quantity={quantity} onQuantity={setQuantity} /> : null}
            <CodeField code={code} country={country} currencyCode={catalogue.currencyCode} />
            <PayerForm
              audience={audience}
              country={country}
              order={{ payPackageId: price.id, quantity, invCode: used }}
              canGoOn={priced.preview !== null && !priced.isAsking && !code.isAsking}
              tell={flow.tell}
            />
          </>
        ) : (
          <CardPanel
            flow={flow}
            country={country}
            action={<PayWords step={'step' in flow.now ? flow.now.step : null} />}
            onBack={() => flow.tell({ is: 'back' })}
          />
        )}
      </section>
      <PriceAside name={name} plan={plan} price={price} priced={priced}>
        <ButtonLink to={AUDIENCES[audience].plans} size="small" look="ghost" className="-ms-3">
          <Trans>Another plan</Trans>
        </ButtonLink>
      </PriceAside>
    </div>
  )
}
