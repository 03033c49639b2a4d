import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { useEarlyEntry } from './early-entry.ts'
import { controlFace } from './text-input.tsx'

export interface SelectOption<V extends string> {
  value: V
  label: ReactNode
}

interface SelectProps<V extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  /** chosen; without it the list keeps what is chosen by itself, beginning with `defaultValue` */
  value?: V
  options: readonly SelectOption<V>[]
  onValue?: (value: V) => void
  /** §9: a list is 200 px high at most, a list of countries 100 px */
  list?: 'choices' | 'countries'
}

/** The platform's own list of choices; base.css styles the list where the browser allows it. */
export function Select<V extends string>({
  value,
  defaultValue,
  options,
  onValue,
  className,
  list = 'choices',
  ref,
  ...rest
}: SelectProps<V>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen)
    if (option) onValue?.(option.value)
  }
  // the HTML always marks what it shows, so that an early choice can be told from it
  const [first] = options
  const shown = value === undefined || options.some((one) => one.value === value) ? value : first?.value
  const select = useEarlyEntry((control: HTMLSelectElement) => choose(control.value), ref)
  return (
    <span className={cx('relative inline-flex', className)}>
      <select
        className={cx(controlFace, 'choice pe-8', list === 'countries' && '[--list-height:100px]')}
        value={shown}
        defaultValue={shown === undefined ? (defaultValue ?? first?.value) : undefined}
        onChange={(event) => choose(event.target.value)}
        {...rest}
        ref={select}
      >
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
