import { Trans, useLingui } from '@lingui/react/macro'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeElementLocale } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useState } from 'react'
import { languageOf } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CardStep } from '../checkout-flow.ts'
import { askStripe } from './ask-stripe.ts'
import type { CardFormProps } from './card-form.ts'

type Loaded = Awaited<ReturnType<typeof loadStripe>>

const LOCALES = { en: 'en', zh: 'zh', ms: 'ms' } as const satisfies Record<string, StripeElementLocale>

/** Stripe's own form: numbers are typed into a frame of Stripe's, and never reach this page. */
export default function StripeCard(props: CardFormProps) {
  const { i18n } = useLingui()
  const { publishableKey } = props.step.cardKey
  const [stripe, setStripe] = useState<Loaded | 'failed'>(null)
  useEffect(() => {
    let isGone = false
    loadStripe(publishableKey).then(
      (loaded) => !isGone && setStripe(loaded),
      () => !isGone && setStripe('failed'),
    )
    return () => {
      isGone = true
    }
  }, [publishableKey])
  if (stripe === 'failed')
    return (
      <p role="alert" className="text-bad">
        <Trans>
          The form of the card service could not be loaded. Check your connection, and reload the page; nothing has been charged.
        </Trans>
      </p>
    )
  if (!stripe) return <Skeleton className="h-64" />
  const { clientSecret } = props.step
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, locale: LOCALES[languageOf(i18n.locale)] }}>
      <StripeForm {...props} />
    </Elements>
  )
}

function StripeForm({ isBusy, action, onCard }: CardFormProps) {
  const { t } = useLingui()
  const [stripe, elements] = [useStripe(), useElements()]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements) return
    onCard((step: CardStep) => askStripe(stripe, elements, step, new URL('/user/auth/success', location.href).href))
  }
  return (
    <form method="dialog" onSubmit={submit} aria-label={t`Card`} className="grid gap-5">
      <PaymentElement />
      <Button type="submit" look="primary" size="large" disabled={isBusy || !stripe}>
        {isBusy ? <Trans>Asking the bank</Trans> : action}
      </Button>
    </form>
  )
}
