import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, useStore } from '@tanstack/react-form'
import { type Dispatch, useEffect, useRef } from 'react'
import { OTP_TTL_SECONDS } from '#graphql/limits.ts'
import { cx } from '#ui/class-names.ts'
import type { FieldState } from '#ui/form/form-field.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'
import { spacedPhone } from '#ui/form/phone-value.ts'
import { AuthForm } from './auth-form.tsx'
import { codeFault } from './field-rules.ts'
import { useFieldState } from './field-state.ts'
import { beginHere } from './first-focus.ts'
import { QuietField } from './quiet-field.tsx'
import type { RegisterVariant } from './register-variant.ts'
import { useProblem } from './sending.ts'
import { useCode } from './use-code.ts'
import { useRegistration } from './use-registration.ts'
import { isProven, type Wizard, type WizardAction } from './wizard.ts'

interface CodeStepProps {
  wizard: Wizard
  variant: RegisterVariant
  dispatch: Dispatch<WizardAction>
  onRegistered: () => void
}

/** §4: the code that proves the phone; a right one registers. */
export function CodeStep(props: CodeStepProps) {
  const { wizard, dispatch } = props
  const { t } = useLingui()
  const boxes = useRef<HTMLDivElement>(null)
  const state = useFieldState()
  const problem = useProblem()
  const code = useCode(wizard, dispatch, problem)
  const submit = useRegistration(props, problem)
  const form = useForm({
    defaultValues: { otp: '' },
    canSubmitWhenInvalid: true,
    onSubmit: async ({ value, formApi }) => {
      if ((await submit(value.otp)) !== 'wrong') return
      formApi.reset()
      beginHere(firstBox(boxes.current))
    },
  })
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  useEffect(() => beginHere(firstBox(boxes.current)), [])
  const words = isSending ? t`Registering` : t`Finish`
  return (
    <AuthForm form={form} label={t`Enter the code`} problem={problem.problem} isSending={isSending} submit={words}>
      <Explanation phone={wizard.details.phone} isProven={isProven(wizard)} />
      {isProven(wizard) ? null : (
        <div ref={boxes} className="grid gap-3">
          <form.Field name="otp" validators={{ onSubmit: ({ value }) => codeFault(value) }}>
            {(field) => (
              <QuietField field={clearing(state(field), problem)} label={t`Code`}>
                {(control) => <OtpInput {...control} onComplete={() => isSending || void form.handleSubmit()} />}
              </QuietField>
            )}
          </form.Field>
          <ResendLine {...code} />
        </div>
      )}
    </AuthForm>
  )
}

const firstBox = (boxes: HTMLElement | null) => boxes?.querySelector('input') ?? null

/** §4: the message about a wrong code is cleared when the code changes; until then it is the only one, because the boxes were emptied with it. */
const clearing = (field: FieldState<string>, { problem, clear }: ReturnType<typeof useProblem>): FieldState<string> => ({
  ...field,
  errors: problem ? [] : field.errors,
  onValue: (otp) => {
    clear()
    field.onValue(otp)
  },
})

function Explanation({ phone, isProven }: { phone: string; isProven: boolean }) {
  const minutes = OTP_TTL_SECONDS / 60
  const spaced = spacedPhone(phone)
  return (
    <p className="text-ink-2">
      {isProven ? (
        <Trans>
          <span className="figures font-[560] whitespace-nowrap text-ink">{spaced}</span> is confirmed.
        </Trans>
      ) : (
        <Trans>
          Sent by SMS to <span className="figures font-[560] whitespace-nowrap text-ink">{spaced}</span>. It works for {minutes} minutes.
        </Trans>
      )}
    </p>
  )
}

interface ResendLineProps {
  resend: () => Promise<void>
  isSending: boolean
  waitSeconds: number
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** §4: the button for another code, with the seconds left; clicked too early, it asks to wait. */
function ResendLine({ resend, isSending, waitSeconds }: ResendLineProps) {
  const left = clock(waitSeconds)
  const isWaiting = isSending || waitSeconds > 0
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
      <button
        type="button"
        onClick={() => void resend()}
        className={cx('inline-flex min-h-7 items-center underline-offset-4 hover:text-ink', isWaiting ? 'text-ink-3' : 'underline')}
      >
        <Trans>Send the code again</Trans>
      </button>
      {waitSeconds > 0 ? (
        <span className="figures" aria-hidden="true">
          <Trans>
            in <strong className="font-[560] text-ink">{left}</strong>
          </Trans>
        </span>
      ) : null}
    </p>
  )
}
