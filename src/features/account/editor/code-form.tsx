import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { OTP_RESEND_SECONDS } from '#graphql/limits.ts'
import { fail, type Result } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'
import { useSecondsUntil } from '#ui/form/use-seconds-until.ts'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { EditorForm } from './editor-form.tsx'
import { otpFault } from './field-rules.ts'
import { useEditorField } from './field-state.ts'

interface CodeFormProps {
  /** where the code went */
  target: string
  sendAgain: () => Promise<Result<unknown>>
  handIn: (code: string) => Promise<Result<unknown>>
  done: () => Promise<void>
  /** to where the code shall go instead */
  onBack: () => void
  /** the verb of the button */
  verb: ReactNode
}

const inAMinute = () => Date.now() + OTP_RESEND_SECONDS * 1_000

/** §4: the second step of a change: the code that went to the new address or number. Only sending says whether it is right. */
export function CodeForm({ target, sendAgain, handIn, done, onBack, verb }: CodeFormProps) {
  const { t } = useLingui()
  const state = useEditorField()
  const [nextAt, setNextAt] = useState(inAMinute)
  const { form, isSending, failure, setFailure } = useServerForm({
    defaultValues: { code: '' },
    async send({ code }) {
      const answer = await handIn(code)
      // a wrong code clears the field
      if (!answer.ok && answer.failure.code === 'user.form.otp.invalid') form.reset()
      return answer
    },
    done,
  })
  const again = async () => {
    form.reset()
    setFailure(null)
    const answer = await sendAgain().catch(() => fail('network', 'unreachable'))
    if (answer.ok) setNextAt(inAMinute)
    else setFailure(answer.failure)
  }
  return (
    <EditorForm form={form} onCancel={onBack} isSending={isSending} failure={failure} verb={verb}>
      <p className="text-base text-ink-2">
        <Trans>We sent a code to {target}. It works for 10 minutes.</Trans>
      </p>
      <form.Field name="code" validators={{ onSubmit: ({ value }) => otpFault(value) }}>
        {(field) => {
          const { value, onValue, errors } = state(field)
          return <CodeBoxes label={t`Code`} value={value} onValue={onValue} error={failure ? undefined : errors[0]} />
        }}
      </form.Field>
      <Resend nextAt={nextAt} again={again} />
    </EditorForm>
  )
}

interface CodeBoxesProps {
  label: string
  value: string
  onValue: (code: string) => void
  error: ReactNode
}

function CodeBoxes({ label, value, onValue, error }: CodeBoxesProps) {
  const boxes = useRef<HTMLDivElement>(null)
  const isEmpty = value === ''
  // when the step is first shown, and after a wrong code, the next thing to do is to type
  useEffect(() => {
    if (isEmpty) boxes.current?.querySelector('input')?.focus()
  }, [isEmpty])
  return (
    <div ref={boxes}>
      <Field label={label} required error={error}>
        {(control) => <OtpInput {...control} value={value} onValue={onValue} />}
      </Field>
    </div>
  )
}

function Resend({ nextAt, again }: { nextAt: number; again: () => Promise<void> }) {
  const seconds = useSecondsUntil(nextAt)
  return seconds > 0 ? (
    <p className="figures text-sm text-ink-3">
      <Trans>Another code can be sent in {seconds} s.</Trans>
    </p>
  ) : (
    <Button size="small" look="ghost" className="-ms-3 justify-self-start" onClick={again}>
      <Trans>Send another code</Trans>
    </Button>
  )
}
