import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CODE_MAX_CHARS } from '#graphql/billing-kinds.ts'
import { type Failure, fail } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { formatDay } from '#session/day-time.ts'
import { useSession } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { moneyText, percentText } from '../plan-money.ts'
import { billingFailureWords } from '../plan-words.ts'
import type { CheckoutCode } from './use-checkout-code.ts'

/** A promotion code: typed, applied or refused in its own words. */
export function CodeField({ code, country, currencyCode }: { code: CheckoutCode; country: CountryCode; currencyCode: string }) {
  const { t, i18n } = useLingui()
  const { text, setText, applied, failure, isAsking } = code
  if (applied?.kind === 'VIP') return <VipOffer code={code} country={country} />
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={t`Promotion code`} error={failure ? billingFailureWords(i18n, failure) : undefined}>
            {(control) => (
              <TextInput
                {...control}
                name="code"
                autoComplete="off"
                upperCase
                maxLength={CODE_MAX_CHARS}
                value={text}
                onValue={setText}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  void code.apply()
                }}
              />
            )}
          </Field>
        </div>
        <Button className={failure ? 'self-center' : undefined} disabled={isAsking} onClick={() => void code.apply()}>
          {isAsking ? <Trans>Looking</Trans> : <Trans>Apply</Trans>}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {applied ? <AppliedWords code={code} currencyCode={currencyCode} /> : null}
      </div>
    </div>
  )
}

function AppliedWords({ code: { applied, drop }, currencyCode }: { code: CheckoutCode; currencyCode: string }) {
  const { i18n } = useLingui()
  if (!applied) return null
  const { percent, amountOff, months, code } = applied
  const off = percent === null ? moneyText(amountOff ?? 0, currencyCode, i18n.locale) : percentText(percent, i18n.locale)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-good">
      {months === null ? (
        <Trans>
          {code} takes {off} off, for as long as you stay.
        </Trans>
      ) : (
        <Trans>
          {code} takes {off} off. Months in which it does: {months}
        </Trans>
      )}
      <Button look="ghost" size="small" onClick={drop}>
        <Trans>Take it off</Trans>
      </Button>
    </p>
  )
}

/** A code that opens everything without a card. */
function VipOffer({ code: { applied, drop }, country }: { code: CheckoutCode; country: CountryCode }) {
  const { i18n } = useLingui()
  const session = useSession()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [state, setState] = useState<'rest' | 'sending' | 'done'>('rest')
  const [name, until] = [applied?.code ?? '', applied?.vipUntilDate ? formatDay(applied.vipUntilDate, i18n.locale) : '']
  const redeem = async () => {
    setState('sending')
    const { sendVipCode } = await import('../billing.functions.ts')
    const answer = await sendVipCode({ data: { country, invCode: name } }).catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure)
    setState(answer.ok ? 'done' : 'rest')
    if (answer.ok) await session.refresh()
  }
  if (state === 'done')
    return (
      <p role="status" className="text-good">
        <Trans>Everything is open to you until {until}. No card is needed, and it ends by itself.</Trans>
      </p>
    )
  return (
    <div className="grid justify-items-start gap-3 rounded border border-lagoon bg-lagoon-soft p-4">
      <p>
        <Trans>
          {name} opens everything until {until}, without a card and without this plan.
        </Trans>
      </p>
      {failure ? (
        <p role="alert" className="text-bad">
          {billingFailureWords(i18n, failure)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={state === 'sending'} onClick={() => void redeem()}>
          <Trans>Use the code</Trans>
        </Button>
        <Button look="ghost" onClick={drop}>
          <Trans>Pay for a plan instead</Trans>
        </Button>
      </div>
    </div>
  )
}
