import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { controlFace } from './text-input.tsx'

export interface SelectOption<V extends string> {
  value: V
  label: ReactNode
}

interface SelectProps<V extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: V
  options: readonly SelectOption<V>[]
  onValue: (value: V) => void
}

/** The platform's own list of choices, in our frame. */
export function Select<V extends string>({ value, options, onValue, className, ...rest }: SelectProps<V>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen)
    if (option) onValue(option.value)
  }
  return (
    <span className={cx('relative inline-flex', className)}>
      <select className={cx(controlFace, 'appearance-none pe-8')} value={value} onChange={(event) => choose(event.target.value)} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="pointer-events-none absolute end-3 top-1/2 size-3 -translate-y-1/2 text-ink-3">
        <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </span>
  )
}
