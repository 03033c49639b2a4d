import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../class-names.ts'
import { isEntered } from './early-entry.ts'
import type { FieldControl } from './field.tsx'
import { enterDigits, eraseBack, OTP_BOXES, type OtpBoxes, otpBoxes, otpCode, typedInto } from './otp-moves.ts'

interface OtpInputProps extends Partial<FieldControl> {
  value: string
  onValue: (code: string) => void
  /** all boxes hold a digit */
  onComplete?: (code: string) => void
  onBlur?: () => void
  disabled?: boolean
}

const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => OTP_BOXES - 1,
}

/** §5: one box per digit. The label of the Field names the first box; clearing `value` clears them all. */
export function OtpInput({ value, onValue, onComplete, onBlur, disabled, id, required, ...described }: OtpInputProps) {
  const { t } = useLingui()
  const group = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(() => otpBoxes(value))
  const boxes = otpCode(draft) === value ? draft : otpBoxes(value)

  const focusBox = (at: number) => group.current?.querySelectorAll('input')[at]?.focus()
  const change = (next: OtpBoxes) => {
    setDraft([...next.boxes])
    const code = otpCode(next.boxes)
    onValue(code)
    focusBox(next.focus)
    if (code.length === OTP_BOXES && code !== value) onComplete?.(code)
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = STEPS[event.key]
    if (event.key === 'Backspace') change(eraseBack(boxes, at))
    else if (step) focusBox(step(at))
    else return
    event.preventDefault()
  }

  const takeEarly = useEffectEvent(() => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])]
    if (inputs.some(isEntered)) change(enterDigits(boxes, 0, inputs.map((input) => input.value).join('')))
  })
  useLayoutEffect(() => takeEarly(), [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: the Field around it has the label; a fieldset would need a second one
    <div
      ref={group}
      role="group"
      aria-label={t`One-time code`}
      className="flex gap-2"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onBlur?.()}
    >
      {boxes.map((box, at) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box has no identity but its index
          key={at}
          id={at === 0 ? id : undefined}
          aria-label={at === 0 && id ? undefined : t`Digit ${at + 1} of ${OTP_BOXES}`}
          {...described}
          required={required}
          disabled={disabled}
          type="text"
          inputMode="numeric"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          value={box}
          onChange={(event) => change(enterDigits(boxes, at, typedInto(box, event.target.value)))}
          onKeyDown={(event) => onKeyDown(event, at)}
          onFocus={(event) => event.target.select()}
          onPaste={(event) => {
            event.preventDefault()
            change(enterDigits(boxes, at, event.clipboardData.getData('text')))
          }}
          className={cx(
            'figures h-14 w-full max-w-12 min-w-0 rounded border border-field-line bg-sheet text-center text-2xl font-[560]',
            'hover:border-ink-3 aria-invalid:border-bad disabled:opacity-50',
          )}
        />
      ))}
    </div>
  )
}
