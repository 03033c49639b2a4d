import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { buyersOf } from '../duties/buyers.ts'
import { AU_STATES } from '../duties/purchase.ts'
import { buyerWord, HOME_COUNT_WORDS, STATE_WORDS } from '../duty-words/buyer-words.ts'
import { MoneyInput } from './money-input.tsx'
import { type EntryFault, FIRST_PURCHASE, faultOf, type OwnerEntry } from './owner-entry.ts'

const FAULT_WORDS: Record<EntryFault, MessageDescriptor> = {
  'nothing-paid': msg`A gain is counted from a price. For a home that was given or inherited, enter what it was worth that day.`,
  'in-the-future': msg`This day has not come yet.`,
  'too-long-ago': msg`This day is too long ago. Check the year.`,
}

interface OwnerFormProps {
  country: CountryCode
  currency: string
  entry: OwnerEntry
  /** ISO date in the market */
  today: string
  onChange: (change: Partial<OwnerEntry>) => void
}

/** What was paid and when, by whom as far as the market's duties ask, and what is still owed. */
export function OwnerForm({ country, currency, entry, today, onChange }: OwnerFormProps) {
  const { t, i18n } = useLingui()
  const fault = faultOf(entry, today)
  const error = fault ? i18n._(FAULT_WORDS[fault]) : undefined
  const buyers = buyersOf(country).map((value) => ({ value, label: i18n._(buyerWord(country, value)) }))
  const money = { currency, onChange }
  return (
    <fieldset aria-label={t`Your purchase`} className="grid min-w-0 items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <noscript className="sm:col-span-2">
        <p className="text-ink-2">
          <Trans>These figures are worked out by scripts in your browser.</Trans>
        </p>
      </noscript>
      <MoneyField
        {...money}
        name="paid"
        value={entry.paid}
        label={<Trans>You paid</Trans>}
        error={fault === 'nothing-paid' ? error : undefined}
      />
      <Field
        label={<Trans>Bought on</Trans>}
        hint={<Trans>The day of the agreement</Trans>}
        error={fault === 'nothing-paid' ? undefined : error}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={FIRST_PURCHASE}
            className="figures"
            value={entry.boughtOn}
            onValue={(boughtOn) => onChange({ boughtOn })}
          />
        )}
      </Field>
      <MoneyField
        {...money}
        name="loan"
        value={entry.loan}
        label={<Trans>Loan still owed</Trans>}
        hint={<Trans>If you want to know what is left</Trans>}
      />
      <MoneyField
        {...money}
        name="duties"
        value={entry.duties}
        label={<Trans>Duties and fees you paid</Trans>}
        hint={<Trans>Left empty, the duties are worked out</Trans>}
      />
      {buyers.length > 1 ? (
        <Field label={<Trans>You bought as</Trans>}>
          {(control) => (
            <Select {...control} className="w-full" value={entry.buyer} options={buyers} onValue={(buyer) => onChange({ buyer })} />
          )}
        </Field>
      ) : null}
      {country === 'SG' ? (
        <Field label={<Trans>Homes you had then</Trans>}>
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={String(entry.homes)}
              options={HOME_COUNT_WORDS.map((word, at) => ({ value: String(at + 1), label: i18n._(word) }))}
              onValue={(homes) => onChange({ homes: Number(homes) })}
            />
          )}
        </Field>
      ) : null}
      {country === 'AU' ? (
        <Field label={<Trans>State or territory</Trans>}>
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={entry.state}
              options={AU_STATES.map((value) => ({ value, label: i18n._(STATE_WORDS[value]) }))}
              onValue={(state) => onChange({ state })}
            />
          )}
        </Field>
      ) : null}
    </fieldset>
  )
}

interface MoneyFieldProps {
  name: 'paid' | 'loan' | 'duties'
  value: number | null
  currency: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  onChange: OwnerFormProps['onChange']
}

const MoneyField = ({ name, value, currency, label, hint, error, onChange }: MoneyFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <MoneyInput {...control} currency={currency} value={value} onValue={(amount) => onChange({ [name]: amount })} />}
  </Field>
)
