import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import { RequiredMark } from './required-mark.tsx'

interface RadioGroupProps<V extends string> {
  legend: ReactNode
  options: readonly { value: V; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
  value: V | null
  onValue: (value: V) => void
  required?: boolean
  error?: ReactNode
}

/** One of a few; arrow keys go round as the platform does it. */
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
          <label key={option.value} className={cx('flex min-h-8 items-start gap-2.5 py-1.5', option.disabled && 'opacity-50')}>
            <input
              type="radio"
              name={id}
              className="mt-0.5 size-4 shrink-0"
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              disabled={option.disabled}
              required={required}
            />
            <span>
              {option.label}
              {option.hint ? <span className="block text-sm text-ink-3">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
