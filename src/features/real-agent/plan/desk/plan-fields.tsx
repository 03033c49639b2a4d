import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { COUNTRIES } from '#market/countries.ts'
import { Field } from '#ui/form/field.tsx'
import { FieldError } from '#ui/form/field-error.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { Select, type SelectOption } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PLAN_MONEY_MAX } from '../plan-draft.ts'
import type { PlanFaults } from '../plan-faults.ts'
import { FAULT_WORDS } from '../plan-words.ts'

const FaultsContext = createContext<PlanFaults | null>(null)
export const FaultsProvider = FaultsContext.Provider

/** What cannot be about a field, in words. */
function useFaultWords(at: string | undefined): string | undefined {
  const { i18n } = useLingui()
  const fault = useContext(FaultsContext)?.get(at ?? '')
  return fault ? i18n._(FAULT_WORDS[fault]) : undefined
}

interface PlanFieldProps {
  label: ReactNode
  hint?: ReactNode
  /** by which its fault is found */
  at?: string
}

interface NumberFieldProps extends PlanFieldProps {
  value: number
  onValue: (value: number) => void
}

/** Cents, entered in whole units. */
export function MoneyField({ label, hint, at, value, onValue }: NumberFieldProps) {
  const { country } = useRouteContext({ from: '__root__' })
  const error = useFaultWords(at)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <span aria-hidden="true" className="figures pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-sm text-ink-3">
            {COUNTRIES[country].currencyCode}
          </span>
          <NumberInput
            {...control}
            className="ps-12"
            value={value / 100}
            max={PLAN_MONEY_MAX}
            onValue={(units) => onValue(Math.round((units ?? 0) * 100))}
          />
        </span>
      )}
    </Field>
  )
}

/** Basis points, entered as a percentage. */
export function PercentField({ label, hint, at, value, max = 100, onValue }: NumberFieldProps & { max?: number }) {
  const error = useFaultWords(at)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <NumberInput
            {...control}
            className="pe-8"
            value={value / 100}
            max={max}
            decimals={2}
            onValue={(percent) => onValue(Math.round((percent ?? 0) * 100))}
          />
          <span aria-hidden="true" className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-sm text-ink-3">
            %
          </span>
        </span>
      )}
    </Field>
  )
}

export function CountField({ label, hint, at, value, max, onValue }: NumberFieldProps & { max: number }) {
  const error = useFaultWords(at)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <NumberInput {...control} value={value} max={max} onValue={(count) => onValue(count ?? 0)} />}
    </Field>
  )
}

export function WordsField({
  label,
  hint,
  value,
  max,
  onValue,
}: PlanFieldProps & { value: string; max: number; onValue: (value: string) => void }) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <TextInput {...control} value={value} maxLength={max} onValue={onValue} />}
    </Field>
  )
}

interface ChoiceFieldProps<Value extends string> extends PlanFieldProps {
  value: Value
  options: readonly SelectOption<Value>[]
  onValue: (value: Value) => void
}

export function ChoiceField<Value extends string>({ label, hint, at, value, options, onValue }: ChoiceFieldProps<Value>) {
  const error = useFaultWords(at)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Select {...control} className="w-full" value={value} options={options} onValue={onValue} />}
    </Field>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

interface MonthFieldProps extends PlanFieldProps {
  /** "2026-11" */
  value: string
  years: { from: number; to: number }
  onValue: (value: string) => void
}

/** A month of a year, by two lists: not every browser has a field of its own for it. */
export function MonthField({ label, at, value, years, onValue }: MonthFieldProps) {
  const { i18n, t } = useLingui()
  const id = useId()
  const error = useFaultWords(at)
  const [year = '', month = ''] = value.split('-')
  const format = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' })
  const [from, to] = [Math.min(years.from, Number(year)), Math.max(years.to, Number(year))]
  return (
    <fieldset className="grid min-w-0 gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-[560] text-ink-2">{label}</legend>
      <span className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
        <Select
          aria-label={t`Month`}
          className="w-full"
          value={month}
          options={MONTHS.map((one) => ({ value: one, label: format.format(new Date(`2026-${one}-15T00:00:00Z`)) }))}
          onValue={(chosen) => onValue(`${year}-${chosen}`)}
        />
        <Select
          aria-label={t({ message: 'Year', context: 'of a date' })}
          className="w-full"
          value={year}
          options={Array.from({ length: to - from + 1 }, (_, nth) => ({ value: String(from + nth), label: String(from + nth) }))}
          onValue={(chosen) => onValue(`${chosen}-${month}`)}
        />
      </span>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
