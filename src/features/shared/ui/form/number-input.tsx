import { type ComponentProps, use, useLayoutEffect, useRef, useState } from 'react'
import { readAmount } from '#lib/typed-amount.ts'
import { cx } from '../class-names.ts'
import { useAmountFault } from './amount-fault.ts'
import { useEarlyEntry } from './early-entry.ts'
import { FieldFault } from './field-fault.ts'
import { caretBefore, charactersAfter, enterNumber, type NumberBounds } from './number-entry.ts'
import { type BoxBefore, EMPTY_BOX, typedNumber } from './number-typing.ts'
import { controlFace } from './text-input.tsx'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'ref'>, NumberBounds {
  value: number | null
  onValue: (value: number | null) => void
  /** a value below `min` becomes `min` when the box is left; without it, what was there before stays */
  clamps?: boolean
}

interface Draft {
  text: string
  caret: number
  isOpen: boolean
  /** it was left and could not be read */
  isRefused?: true
}

/**
 * §5: regroups while typing; a value outside the bounds never gets in. Beyond `min` only when leaving, or 5 could never become 50. Amounts in
 * words are read when the box is left; what has no meaning, or two, stays with a word about it, and the box has no value.
 */
export function NumberInput({
  value,
  onValue,
  min,
  max,
  decimals,
  inputMode = decimals ? 'decimal' : 'numeric',
  className,
  clamps = false,
  ...rest
}: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const say = use(FieldFault)
  const words = useAmountFault()
  const settled = value === null ? '' : (enterNumber(String(value), { decimals: 6 })?.text ?? String(value))
  const text = draft?.text ?? settled

  // the text may have got or lost separators: the caret stays between the same digits
  useLayoutEffect(() => {
    if (draft && !draft.isRefused) input.current?.setSelectionRange(draft.caret, draft.caret)
  }, [draft])

  const complain = (fault: string) => {
    say(fault)
    input.current?.setCustomValidity(fault)
  }
  const type = (typed: string, caret: number, before: BoxBefore) => {
    const entry = typedNumber(typed, { min, max, decimals }, before)
    const next = entry?.text ?? text
    const isOpen = entry?.isOpen ?? before.isOpen
    setDraft({ text: next, caret: isOpen ? caret : caretBefore(next, charactersAfter(typed, caret)), isOpen })
    if (draft?.isRefused) complain('')
    if (entry && entry.value !== undefined && (entry.value === null || min === undefined || entry.value >= min)) onValue(entry.value)
  }
  const change = ({ target, nativeEvent }: { target: HTMLInputElement; nativeEvent: Event }) => {
    const caret = target.selectionEnd ?? target.value.length
    const { inputType = '', data = null, isComposing = false }: Partial<InputEvent> = nativeEvent
    if (isComposing) return setDraft({ text: target.value, caret, isOpen: true })
    // pasted or filled in over all or a part of what was there
    const isReplaced = inputType.startsWith('insert') && data?.length !== 1 && target.value.length <= text.length
    type(target.value, caret, isReplaced ? EMPTY_BOX : { text, isOpen: draft?.isOpen ?? false })
  }
  /** What was typed is judged; false: the value became another. */
  const leave = ({ text: typed, isOpen }: Pick<Draft, 'text' | 'isOpen'>): boolean => {
    const isEmpty = typed.trim() === ''
    const { value: read, fault } =
      isOpen && !isEmpty ? readAmount(typed, decimals) : { value: enterNumber(typed, { decimals })?.value ?? null, fault: null }
    if (fault) {
      setDraft({ text: typed, caret: typed.length, isOpen: true, isRefused: true })
      complain(words(fault, typed, decimals ?? 0))
      onValue(null)
      return false
    }
    setDraft(null)
    const isBelow = clamps && read !== null && min !== undefined && read < min
    if (isBelow) onValue(min)
    return !isBelow
  }

  const early = useEarlyEntry((box: HTMLInputElement) => {
    if (document.activeElement === box) return type(box.value, box.selectionEnd ?? box.value.length, EMPTY_BOX)
    const entry = typedNumber(box.value, { min, max, decimals }, EMPTY_BOX)
    if (!entry) box.value = text
    else if (entry.value === undefined) leave(entry)
    else onValue(entry.value === null || min === undefined ? entry.value : Math.max(min, entry.value))
  }, input)

  return (
    <input
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      className={cx(controlFace, 'figures', className)}
      value={text}
      onChange={change}
      {...rest}
      aria-invalid={draft?.isRefused ?? rest['aria-invalid']}
      ref={early}
      onCompositionEnd={({ currentTarget }) =>
        type(currentTarget.value, currentTarget.selectionEnd ?? currentTarget.value.length, EMPTY_BOX)
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter' && draft?.isOpen) leave(draft)
        rest.onKeyDown?.(event)
      }}
      onBlur={(event) => {
        if (!draft || draft.isRefused || leave(draft)) rest.onBlur?.(event)
      }}
    />
  )
}
