import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { enumName } from '#filter/wire-names.ts'
import type { PlanAudience } from '#graphql/generated/graphql.ts'
import { type Failure, fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { formatDay } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { audienceOfPlan } from '../audience.ts'
import type { Preview } from '../billed.ts'
import { moneyText, priceText } from '../plan-money.ts'
import { billingFailureWords, planName } from '../plan-words.ts'
import { PriceLines } from '../price-lines.tsx'
import { type Plans, planOfPackage, unitAmountOf } from '../seat-price.ts'
import type { SubscriptionRowProps } from './subscription-row.ts'

type ChangeMoment = 'NOW' | 'AT_END'

interface Change {
  country: CountryCode
  payPackageId: string
  quantity: number
  at: ChangeMoment
}

/** Seats are typed digit by digit: asked for once nothing was typed for so long. */
const REST_MS = 300

/** What a change would charge; not asked for while there is none. */
function useChangePrice({ country, payPackageId, quantity, at }: Change, isWanted: boolean) {
  const wanted = [country, payPackageId, quantity, at].join(' ')
  const [priced, setPriced] = useState<{ for: string; answer: Result<Preview> } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isOld = false
    const timer = setTimeout(async () => {
      const { fetchChange } = await import('./overview.functions.ts')
      const answer = await fetchChange({ data: { country, payPackageId, quantity, at } }).catch(() => fail('network', 'unreachable'))
      if (!isOld) setPriced({ for: wanted, answer })
    }, REST_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [country, payPackageId, quantity, at, wanted, isWanted])
  const answer = priced?.for === wanted ? priced.answer : null
  return { preview: answer?.ok ? answer.value : null, failure: answer && !answer.ok ? answer.failure : null, isAsking: isWanted && !answer }
}

interface ChangeEditorProps extends SubscriptionRowProps {
  onClose: (said: ReactNode) => void
}

/** Another plan, period or number of seats, with its price before it is agreed to. */
export default function ChangeEditor(props: ChangeEditorProps) {
  const { i18n } = useLingui()
  const { plans, failure } = usePlans(props)
  if (failure)
    return (
      <p role="alert" className="text-bad">
        {billingFailureWords(i18n, failure)}
      </p>
    )
  return plans ? <ChangeForm {...props} plans={plans} /> : <Skeleton className="h-40" />
}

function usePlans({ country, subscription }: SubscriptionRowProps) {
  const [plans, setPlans] = useState<Plans | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const audience = enumName(audienceOfPlan(subscription.planKey))
  useEffect(() => {
    let isGone = false
    void askPlans({ country, audience }).then((answer) => {
      if (isGone) return
      if (answer.ok) setPlans(answer.value)
      else setFailure(answer.failure)
    })
    return () => {
      isGone = true
    }
  }, [country, audience])
  return { plans, failure }
}

const askPlans = async (data: { country: SubscriptionRowProps['country']; audience: PlanAudience }) =>
  (await import('../billing.functions.ts')).fetchPlans({ data }).catch(() => fail('network', 'unreachable'))

function ChangeForm({ subscription, country, checkout, acts, onClose, plans }: ChangeEditorProps & { plans: Plans }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const form = useRef<HTMLDivElement>(null)
  const [payPackageId, setPackage] = useState(subscription.payPackageId)
  const [seats, setSeats] = useState(subscription.quantity)
  const [at, setAt] = useState<ChangeMoment>('NOW')
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const chosen = planOfPackage(plans, payPackageId)
  const quantity = chosen?.plan.hasSeats ? seats : 1
  const isSame = payPackageId === subscription.payPackageId && quantity === subscription.quantity
  const { preview, failure, isAsking } = useChangePrice({ country, payPackageId, quantity, at }, !isSame)
  const name = chosen ? planName(i18n, chosen.plan.key, chosen.plan.name) : ''
  const agree = async () => {
    const { sendChange } = await import('./overview.functions.ts')
    const wanted = { payPackageId, quantity, at }
    const done = await acts.act(`change ${payPackageId} ${quantity} ${at}`, (keyed) => sendChange({ data: { ...keyed, ...wanted } }))
    if (!done) return
    // the bank wants to hear of the difference: cards are entered on the page of the checkout alone
    if (done.value.state === 'PAYMENT') return void navigate({ to: checkout, search: { task: 'pay' }, reloadDocument: true })
    onClose(at === 'NOW' ? <Trans>The plan is changed.</Trans> : <Trans>The change is noted.</Trans>)
  }
  return (
    <div ref={form} className="grid max-w-[36rem] gap-5 py-3 text-base">
      <RadioGroup
        legend={<Trans>Plan and period</Trans>}
        value={payPackageId}
        onValue={setPackage}
        options={plans.plans.flatMap((plan) =>
          plan.prices.map((price) => ({
            value: price.id,
            label: `${planName(i18n, plan.key, plan.name)}, ${priceText(unitAmountOf(price, plan.hasSeats ? seats : 1), price.currencyCode, i18n.locale)}`,
            hint: periodHint(price.recurringType, plan.hasSeats),
          })),
        )}
      />
      {chosen?.plan.hasSeats ? (
        <Field label={t`Seats`} required>
          {(control) => (
            <NumberInput
              {...control}
              name="seats"
              className="max-w-24"
              min={chosen.plan.quantityMin}
              max={chosen.plan.quantityMax}
              value={seats}
              onValue={(typed) => setSeats(typed ?? chosen.plan.quantityMin)}
            />
          )}
        </Field>
      ) : null}
      <RadioGroup<ChangeMoment>
        legend={<Trans>When</Trans>}
        value={at}
        onValue={setAt}
        options={[
          { value: 'NOW', label: <Trans>Now</Trans>, hint: <Trans>What is paid and not used is set off.</Trans> },
          { value: 'AT_END', label: <Trans>With the next period</Trans>, hint: formatDay(subscription.periodEndsDate, i18n.locale) },
        ]}
      />
      <div aria-live="polite" aria-busy={isAsking} className="rounded border border-line bg-wash p-4">
        {isSame ? (
          <Trans>This is what you have now.</Trans>
        ) : failure ? (
          <p className="text-bad">{billingFailureWords(i18n, failure)}</p>
        ) : preview ? (
          <PriceLines preview={preview} name={name} hasSeats={chosen?.plan.hasSeats ?? false} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={isSame || isAsking || !preview || acts.isSending} onClick={() => void agree()}>
          {acts.isSending ? <Trans>Changing</Trans> : <AgreeWords total={preview?.total ?? 0} currencyCode={plans.currencyCode} at={at} />}
        </Button>
        <Button look="ghost" onClick={() => onClose(null)}>
          <Trans>Keep it as it is</Trans>
        </Button>
      </div>
    </div>
  )
}

const periodHint = (recurringType: string, hasSeats: boolean): ReactNode => {
  if (hasSeats) return recurringType === 'year' ? <Trans>a seat and year</Trans> : <Trans>a seat and month</Trans>
  return recurringType === 'year' ? <Trans>a year</Trans> : <Trans>a month</Trans>
}

function AgreeWords({ total, currencyCode, at }: { total: number; currencyCode: string; at: ChangeMoment }) {
  const { i18n } = useLingui()
  const amount = moneyText(total, currencyCode, i18n.locale)
  if (at === 'AT_END') return <Trans>Change with the next period</Trans>
  return total > 0 ? <Trans>Change now and pay {amount}</Trans> : <Trans>Change now</Trans>
}
