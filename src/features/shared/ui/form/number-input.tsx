import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../class-names.ts'
import { useEarlyEntry } from './early-entry.ts'
import { caretBefore, charactersAfter, enterNumber, type NumberBounds, type NumberEntry } from './number-entry.ts'
import { controlFace } from './text-input.tsx'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'ref'>, NumberBounds {
  value: number | null
  onValue: (value: number | null) => void
  /** reads more than digits, e.g. number-typing.ts; null: the box keeps what it has */
  read?: (typed: string, bounds: NumberBounds, before: string) => NumberEntry | null
}

/** §5: regroups while typing; a value outside the bounds never gets in. Beyond `min` only when leaving, or 5 could never become 50. */
export function NumberInput({
  value,
  onValue,
  min,
  max,
  decimals,
  read,
  inputMode = decimals ? 'decimal' : 'numeric',
  className,
  ...rest
}: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<{ text: string; caret: number } | null>(null)
  const settled = value === null ? '' : (enterNumber(String(value), { decimals: 6 })?.text ?? String(value))
  const text = draft?.text ?? settled

  // the text may have got or lost separators: the caret stays between the same digits
  useLayoutEffect(() => {
    if (draft) input.current?.setSelectionRange(draft.caret, draft.caret)
  }, [draft])

  const numberIn = (typed: string) => (read ? read(typed, { min, max, decimals }, text) : enterNumber(typed, { max, decimals }))
  const type = (typed: string, caret: number) => {
    const entry = numberIn(typed)
    const next = entry?.text ?? text
    setDraft({ text: next, caret: caretBefore(next, charactersAfter(typed, caret)) })
    if (entry && (entry.value === null || min === undefined || entry.value >= min)) onValue(entry.value)
  }

  const early = useEarlyEntry((box: HTMLInputElement) => {
    if (document.activeElement === box) return type(box.value, box.selectionEnd ?? box.value.length)
    const entry = numberIn(box.value)
    if (entry) onValue(entry.value === null || min === undefined ? entry.value : Math.max(min, entry.value))
    else box.value = text
  }, input)

  return (
    <input
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      className={cx(controlFace, 'figures', className)}
      value={text}
      onChange={({ target }) => type(target.value, target.selectionEnd ?? target.value.length)}
      {...rest}
      ref={early}
      onBlur={(event) => {
        const entry = draft && read?.(draft.text, { min, max, decimals }, draft.text)
        setDraft(null)
        // a value below the minimum becomes the minimum
        if (entry && entry.value !== null && min !== undefined && entry.value < min) onValue(min)
        else rest.onBlur?.(event)
      }}
    />
  )
}
