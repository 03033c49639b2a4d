import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import { useEarlyEntry } from './early-entry.ts'
import { controlFace } from './text-input.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value?: string
  onValue?: (value: string) => void
}

/** Several lines; one row at first (§9), growing with the text where the browser supports it. */
export function TextArea({ className, onValue, rows = 1, ref, ...rest }: TextAreaProps) {
  const area = useEarlyEntry(({ value }: HTMLTextAreaElement) => onValue?.(value), ref)
  return (
    <textarea
      rows={rows}
      className={cx(controlFace, 'field-sizing-content max-h-60 min-h-9 resize-y py-[7px]', className)}
      onChange={onValue ? (event) => onValue(event.target.value) : undefined}
      {...rest}
      ref={area}
    />
  )
}
