import { type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'
import { useEarlyEntry } from './early-entry.ts'
import { FieldError } from './field-error.tsx'
import { RequiredMark } from './required-mark.tsx'

interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps<V extends string> {
  legend: ReactNode
  options: readonly RadioOption<V>[]
  value: V | null
  onValue: (value: V) => void
  required?: boolean
  error?: ReactNode
}

/** One choice of a few; arrow keys work as on the platform. */
export function RadioGroup<V extends string>({ legend, options, value, onValue, required, error }: RadioGroupProps<V>) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-[560] text-ink-2">
        {legend}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className="mt-1 grid">
        {options.map((option) => (
          <Radio key={option.value} {...option} name={id} isChosen={option.value === value} onValue={onValue} required={required} />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

interface RadioProps<V extends string> extends RadioOption<V> {
  name: string
  isChosen: boolean
  onValue: (value: V) => void
  required?: boolean
}

function Radio<V extends string>({ value, label, hint, disabled, name, isChosen, onValue, required }: RadioProps<V>) {
  const button = useEarlyEntry(({ checked }: HTMLInputElement) => checked && onValue(value))
  return (
    <label className={cx('flex min-h-8 items-start gap-2.5 py-1.5', disabled && 'opacity-50')}>
      <input
        ref={button}
        type="radio"
        name={name}
        className="mt-0.5 size-4 shrink-0"
        checked={isChosen}
        onChange={() => onValue(value)}
        disabled={disabled}
        required={required}
      />
      <span>
        {label}
        {hint ? <span className="block text-sm text-ink-3">{hint}</span> : null}
      </span>
    </label>
  )
}
