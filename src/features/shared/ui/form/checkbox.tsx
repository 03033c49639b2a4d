import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'
import { useEarlyEntry } from './early-entry.ts'
import { FieldError } from './field-error.tsx'
import { RequiredMark } from './required-mark.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  label: ReactNode
  value: boolean
  onValue: (value: boolean) => void
  error?: ReactNode
}

/** The platform's own checkbox with its label; the whole row is the target. */
export function Checkbox({ label, value, onValue, error, className, disabled, required, ref, ...rest }: CheckboxProps) {
  const id = useId()
  const box = useEarlyEntry(({ checked }: HTMLInputElement) => onValue(checked), ref)
  return (
    <div className={className}>
      <label className={cx('flex min-h-8 items-start gap-2.5 py-1.5', disabled && 'opacity-50')}>
        <input
          type="checkbox"
          className="mt-0.5 size-4 shrink-0"
          checked={value}
          onChange={(event) => onValue(event.target.checked)}
          disabled={disabled}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
          ref={box}
        />
        <span>
          {label}
          {required ? <RequiredMark /> : null}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
