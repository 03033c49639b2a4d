import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'value' | 'onChange'> {
  label: ReactNode
  value: boolean
  onValue: (value: boolean) => void
}

/** A setting that takes effect at once. */
export function Switch({ label, value, onValue, className, disabled, ...rest }: SwitchProps) {
  return (
    <label className={cx('flex min-h-8 items-center justify-between gap-4', disabled && 'opacity-50', className)}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        onChange={(event) => onValue(event.target.checked)}
        disabled={disabled}
        className={cx(
          'relative h-6 w-10 shrink-0 appearance-none rounded-full border border-field-line bg-wash transition-colors duration-(--duration-quick) checked:border-lagoon checked:bg-lagoon',
          'before:absolute before:start-[3px] before:top-[3px] before:size-4 before:rounded-full before:bg-field-line before:transition-[translate] before:duration-(--duration-quick)',
          'checked:before:translate-x-4 checked:before:bg-paper forced-colors:appearance-auto',
        )}
        {...rest}
      />
    </label>
  )
}
