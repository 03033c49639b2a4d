import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { OTP_RESEND_SECONDS } from '#graphql/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FieldState } from '#ui/form-field.tsx'
import { OtpInput } from '#ui/otp-input.tsx'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'

interface CodeStepProps {
  field: FieldState<string>
  /** where the code went */
  sentTo: ReactNode
  /** asks for another code; true when it was sent */
  again: () => Promise<boolean>
}

const inAMinute = () => Date.now() + OTP_RESEND_SECONDS * 1_000

/** §4: the field of a one-time code, with the seconds until another may be asked for. Only sending says whether a code is right. */
export function CodeStep({ field, sentTo, again }: CodeStepProps) {
  const { t } = useLingui()
  const [nextAt, setNextAt] = useState(inAMinute)
  const seconds = useSecondsUntil(nextAt)
  const boxes = useRef<HTMLDivElement>(null)
  const isEmpty = field.value === ''
  // when the step is first shown, and after a wrong code, the next thing to do is to type
  useEffect(() => {
    if (isEmpty) boxes.current?.querySelector('input')?.focus()
  }, [isEmpty])
  const ask = async () => {
    if (await again()) setNextAt(inAMinute)
  }
  return (
    <>
      <p className="text-base text-ink-2">{sentTo}</p>
      <div ref={boxes}>
        <Field label={t`Code`} required error={field.touched ? field.errors[0] : undefined}>
          {(control) => <OtpInput {...control} value={field.value} onValue={field.onValue} />}
        </Field>
      </div>
      {seconds > 0 ? (
        <p className="figures text-sm text-ink-3">
          <Trans>Another code can be sent in {seconds} s.</Trans>
        </p>
      ) : (
        <Button size="small" look="ghost" className="-ms-3 justify-self-start" onClick={ask}>
          <Trans>Send another code</Trans>
        </Button>
      )}
    </>
  )
}
