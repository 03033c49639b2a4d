import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useRef, useState } from 'react'
import { PHONE_CODES } from '#lib/phone-number.ts'
import { cx } from '../class-names.ts'
import { joinPhone, type PhoneParts, splitPhone } from './phone-value.ts'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

const CODES = PHONE_CODES.map((code) => ({ value: code, label: code }))

interface PhoneInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'upperCase'> {
  /** code and number joined, or '' */
  value: string
  /** '' unless both code and number are there (§5) */
  onValue: (value: string) => void
}

/** A telephone number behind its country code. A number pasted with its code chooses the code. */
export function PhoneInput({ value, onValue, className, onBlur, disabled, ...rest }: PhoneInputProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<PhoneParts>(() => splitPhone(value))
  const parts = joinPhone(draft) === value ? draft : splitPhone(value)
  const codes = useRef<HTMLSelectElement>(null)
  const change = (next: PhoneParts) => {
    setDraft(next)
    onValue(joinPhone(next))
  }
  return (
    <span className={cx('flex gap-2', className)}>
      <Select
        ref={codes}
        aria-label={t`Country code`}
        list="countries"
        className="w-24 shrink-0"
        disabled={disabled}
        value={parts.code}
        options={CODES}
        onValue={(code) => change({ ...parts, code })}
      />
      <TextInput
        {...rest}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="figures min-w-0"
        disabled={disabled}
        value={parts.number}
        // both may have been entered before hydration: the list knows its code before `parts` does
        onValue={(number) =>
          change(
            splitPhone(
              number,
              PHONE_CODES.find((code) => code === codes.current?.value),
            ),
          )
        }
        onBlur={onBlur}
      />
    </span>
  )
}
