import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type ComponentProps, useRef, useState } from 'react'
import { isPhoneNumber, PHONE_CODES, type PhoneCode, plainDigits } from '#lib/phone-number.ts'
import { COUNTRIES } from '#market/countries.ts'
import { cx } from '../class-names.ts'
import { hasForeignCode, joinPhone, type PhoneParts, spacedPhone, splitPhone } from './phone-value.ts'
import { Select, type SelectOption } from './select.tsx'
import { TextInput } from './text-input.tsx'

/** What the list of codes shows beside a number that brings another country's. */
const FOREIGN = '+'
const CODES = PHONE_CODES.map((code) => ({ value: code, label: code }))
const CODES_AND_FOREIGN: readonly SelectOption<PhoneCode | typeof FOREIGN>[] = [{ value: FOREIGN, label: FOREIGN }, ...CODES]

interface PhoneInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'upperCase' | 'onBlur'> {
  /** code and number joined, or '' */
  value: string
  /** '' unless both code and number are there (§5) */
  onValue: (value: string) => void
  onBlur?: () => void
}

/** A number that its country does not have, and the codes with which it would be one. */
interface Doubt {
  phone: string
  parts: PhoneParts
  codes: readonly PhoneCode[]
}

/** A telephone number behind its country code, at first that of the page's country. A number pasted with its code chooses the code. */
export function PhoneInput({ value, onValue, className, onBlur, disabled, ...rest }: PhoneInputProps) {
  const { t } = useLingui()
  const home = useRouteContext({ from: '__root__', select: ({ country }) => COUNTRIES[country].phoneCode })
  const [draft, setDraft] = useState<PhoneParts>(() => splitPhone(value, home))
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const parts = joinPhone(draft) === value ? draft : splitPhone(value, home)
  const codes = useRef<HTMLSelectElement>(null)
  const change = (next: PhoneParts) => {
    setDraft(next)
    onValue(joinPhone(next))
  }
  const leave = () => {
    onBlur?.()
    if (value !== doubt?.phone) void doubtOf(value, parts).then(setDoubt)
  }
  return (
    <span className={cx('grid gap-1', className)}>
      <span className="flex gap-2">
        <Select
          ref={codes}
          aria-label={t`Country code`}
          list="countries"
          className="w-24 shrink-0"
          disabled={disabled}
          value={hasForeignCode(parts) ? FOREIGN : parts.code}
          options={hasForeignCode(parts) ? CODES_AND_FOREIGN : CODES}
          onValue={(code) => code === FOREIGN || change({ code, number: parts.number.replace(FOREIGN, '') })}
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
          onBlur={leave}
        />
      </span>
      <span role="status" className="text-sm text-ink-2">
        {doubt?.phone === value ? <Question {...doubt} choose={(code) => change({ code, number: parts.number })} /> : null}
      </span>
    </span>
  )
}

/** Asks, and refuses nothing: a plan of numbers may be newer than ours. */
function Question({ phone, parts, codes, choose }: Doubt & { choose: (code: PhoneCode) => void }) {
  const { t } = useLingui()
  const shown = spacedPhone(phone)
  return (
    <>
      <Trans>There is no number like {shown}.</Trans>{' '}
      {codes.length === 0 ? (
        <Trans>Please look at it once more.</Trans>
      ) : (
        codes.map((code) => {
          const other = spacedPhone(joinPhone({ ...parts, code }))
          return (
            <button
              key={code}
              type="button"
              className="min-h-6 me-3 text-lagoon underline decoration-line underline-offset-4"
              onClick={() => choose(code)}
            >{t`Did you mean ${other}?`}</button>
          )
        })
      )}
    </>
  )
}

/** Null where nothing is typed, what is typed is refused anyway, or its country has such numbers. The plans come when somebody has typed one. */
async function doubtOf(phone: string, parts: PhoneParts): Promise<Doubt | null> {
  if (!isPhoneNumber(phone)) return null
  const { codesInPlan, isInPlan } = await import('#market/phone-plan.ts')
  if (isInPlan(phone)) return null
  return { phone, parts, codes: hasForeignCode(parts) ? [] : codesInPlan(plainDigits(parts.number).replaceAll(/\D/g, ''), parts.code) }
}
