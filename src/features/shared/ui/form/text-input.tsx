import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import { useEarlyEntry } from './early-entry.ts'

/** The frame of every text box and list of choices. */
export const controlFace =
  'h-9 w-full rounded border border-field-line bg-sheet px-3 text-base text-ink hover:border-ink-3 aria-invalid:border-bad disabled:opacity-50'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value?: string
  onValue?: (value: string) => void
  /** §5: a text input can force upper case */
  upperCase?: boolean
}

export function TextInput({ className, onValue, upperCase = false, type = 'text', ref, ...rest }: TextInputProps) {
  const enter = ({ value }: HTMLInputElement) => onValue?.(upperCase ? value.toUpperCase() : value)
  const input = useEarlyEntry(enter, ref)
  return (
    <input
      type={type}
      className={cx(controlFace, upperCase && 'uppercase', className)}
      onChange={onValue ? (event) => enter(event.target) : undefined}
      {...rest}
      ref={input}
    />
  )
}
