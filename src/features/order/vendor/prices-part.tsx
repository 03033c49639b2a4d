import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderService, OwnPriceListFragment } from '#graphql/generated/graphql.ts'
import { ORDER_AHEAD_DAYS } from '#graphql/limits.ts'
import { type Failure, fail } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import { countryName } from '#session/country-name.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { dayAfter, formatOrderDay, orderToday } from '../order-days.ts'
import { orderFailureWords } from '../order-words.tsx'
import { OwnPriceFields } from './own-price-fields.tsx'
import { entryFault, type OwnPriceValues, PRICED_SERVICES, pricesOfValues, priceValues } from './own-price-values.ts'

const ENTRY_FAULTS: Record<NonNullable<ReturnType<typeof entryFault>>, MessageDescriptor> = {
  empty: msg`At least one kind of work needs a price and its working days.`,
  pair: msg`A price and its working days belong together.`,
  steps: msg`Each size needs bedrooms and a price, and sizes rise from line to line.`,
}

/** The vendor's own price list of each country in which it works. */
export function PricesPart({ lists }: { lists: readonly OwnPriceListFragment[] }) {
  if (lists.length === 0)
    return (
      <Panel kind="empty" title={<Trans>You have no price list yet</Trans>}>
        <Trans>Our desk opens one in each country in which you work.</Trans>
      </Panel>
    )
  return lists.map((list) => <PriceListForm key={`${list.country} ${list.version}`} list={list} />)
}

function usePriceList({ country, version, prices, next }: OwnPriceListFragment) {
  const router = useRouter()
  const today = orderToday(country, Date.now())
  const [values, setValues] = useState(() => priceValues(next?.prices ?? prices))
  const [from, setFrom] = useState(next?.from ?? today)
  const [state, setState] = useState<'rest' | 'sending'>('rest')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [fault, setFault] = useState<ReturnType<typeof entryFault>>(null)
  const enter = (service: OrderService, entered: OwnPriceValues) => {
    setFault(null)
    setValues(new Map([...values, [service, entered]]))
  }
  const send = async () => {
    const found = entryFault(values)
    setFault(found)
    if (found) return
    setState('sending')
    const { sendOwnPrices } = await import('./vendor-order.functions.ts')
    const data = { country, version, from, prices: pricesOfValues(values) }
    const answer = await sendOwnPrices({ data }).catch(() => fail('network', 'unreachable'))
    setState('rest')
    setFailure(answer.ok ? null : answer.failure)
    // the list that was kept is shown by its new version
    if (answer.ok) await router.invalidate()
  }
  return { values, enter, from, setFrom, today, state, failure, fault, send }
}

/** What each kind of work costs and how long it takes, from a day on; orders keep the prices that they were made with. */
function PriceListForm({ list }: { list: OwnPriceListFragment }) {
  const { i18n, t } = useLingui()
  const { country, next } = list
  const { values, enter, from, setFrom, today, state, failure, fault, send } = usePriceList(list)
  const name = countryName(i18n, country)
  const { currencyCode } = COUNTRIES[country]
  const day = next ? formatOrderDay(next.from, i18n.locale) : ''
  return (
    <PageSection title={t`${name}: prices in ${currencyCode}, before tax`}>
      <ScriptForm
        aria-label={name}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {next ? (
          <p role="status" className="text-ink-2">
            <Trans>This list is in force from {day}. Until then the present one is.</Trans>
          </p>
        ) : null}
        {PRICED_SERVICES.map((service) => {
          const own = values.get(service)
          return own ? <OwnPriceFields key={service} service={service} own={own} onOwn={(entered) => enter(service, entered)} /> : null
        })}
        <div className="max-w-[16rem]">
          <Field label={t`In force from`} required>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                name="from"
                min={today}
                max={dayAfter(today, ORDER_AHEAD_DAYS)}
                value={from}
                onValue={setFrom}
              />
            )}
          </Field>
        </div>
        <div className="grid justify-items-start gap-3">
          {fault || failure ? (
            <p role="alert" className="text-bad">
              {fault ? i18n._(ENTRY_FAULTS[fault]) : failure ? orderFailureWords(i18n, failure) : null}
            </p>
          ) : null}
          <Button type="submit" look="primary" disabled={state === 'sending' || from === ''}>
            {state === 'sending' ? <Trans>Saving</Trans> : <Trans>Save the price list</Trans>}
          </Button>
          <p className="text-sm text-ink-3">
            <Trans>Orders keep the prices that they were made with.</Trans>
          </p>
        </div>
      </ScriptForm>
    </PageSection>
  )
}
