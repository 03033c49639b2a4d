import type { ComponentProps, FormEvent } from 'react'
import { cx } from '../class-names.ts'
import { useEarlyEntry } from './early-entry.ts'
import { controlFace } from './text-input.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value?: string
  onValue?: (value: string) => void
}

/** Several lines; one row at first (§9), growing with the text. */
export function TextArea({ className, onValue, rows = 1, ref, ...rest }: TextAreaProps) {
  const area = useEarlyEntry(({ value }: HTMLTextAreaElement) => onValue?.(value), ref)
  const grow = ({ currentTarget: { style, scrollHeight } }: FormEvent<HTMLTextAreaElement>) => {
    // where the browser does not size by content, the height follows the text
    if (!CSS.supports('field-sizing', 'content')) style.height = `${scrollHeight}px`
  }
  return (
    <textarea
      rows={rows}
      className={cx(
        controlFace,
        'field-sizing-content supports-[field-sizing:content]:h-auto max-h-60 min-h-9 resize-y py-[7px]',
        className,
      )}
      onInput={grow}
      onChange={onValue ? (event) => onValue(event.target.value) : undefined}
      {...rest}
      ref={area}
    />
  )
}
