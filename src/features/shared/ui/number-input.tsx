import { type ComponentProps, useState } from 'react'
import { cx } from './class-names.ts'
import { enterNumber, type NumberBounds } from './number-entry.ts'
import { controlFace } from './text-input.tsx'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'>, NumberBounds {
  value: number | null
  onValue: (value: number | null) => void
}

/** §5: regroups while typing; a value outside the bounds never gets in. Beyond `min` only when leaving, or 5 could never become 50. */
export function NumberInput({ value, onValue, min, max, decimals, className, ...rest }: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const settled = value === null ? '' : (enterNumber(String(value), { decimals: 6 })?.text ?? String(value))

  const type = (typed: string) => {
    const entry = enterNumber(typed, { max, decimals })
    if (!entry) return
    setDraft(entry.text)
    if (entry.value === null || min === undefined || entry.value >= min) onValue(entry.value)
  }

  return (
    <input
      type="text"
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      className={cx(controlFace, 'figures', className)}
      value={draft ?? settled}
      onChange={(event) => type(event.target.value)}
      {...rest}
      onBlur={(event) => {
        setDraft(null)
        rest.onBlur?.(event)
      }}
    />
  )
}
