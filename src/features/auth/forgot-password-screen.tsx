import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, useStore } from '@tanstack/react-form'
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { prefillOf } from '#session/shared-search.ts'
import { Button } from '#ui/button.tsx'
import { VALIDATION_DEBOUNCE_MS } from '#ui/form/field-status.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { forgotPassword } from './auth.functions.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthSheet, type Leave } from './auth-sheet.tsx'
import { emailFault } from './field-rules.ts'
import { useFieldState } from './field-state.ts'
import { beginHere } from './first-focus.ts'
import { useProblem } from './sending.ts'
import { useChecks } from './use-checks.ts'

/** §2.7: the form for an existing address; then the link is sent. */
export function ForgotPasswordScreen({ leave }: { leave: Leave }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const backToLogin = () =>
    void navigate({ to: '.', search: (now) => ({ ...now, forgotPassword: undefined }), replace: true, resetScroll: false })
  return sentTo === null ? (
    <AuthSheet title={t`Forgotten password`} leave={leave} onBack={backToLogin}>
      <p className="text-ink-2">
        <Trans>Write the e-mail address of your account. We send a link there with which you choose a new password.</Trans>
      </p>
      <AddressForm onSent={setSentTo} />
    </AuthSheet>
  ) : (
    <LinkSent email={sentTo} leave={leave} onBack={backToLogin} />
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const prefill = useSearch({ from: '__root__', select: prefillOf })
  const checks = useChecks(country)
  const state = useFieldState()
  const { problem, clear, say, sayFailure } = useProblem()
  const form = useForm({
    defaultValues: { email: prefill.email },
    canSubmitWhenInvalid: true,
    onSubmit: async ({ value: { email } }) => {
      clear()
      // §8: an exception is swallowed silently; the form stays as it is
      const answer = await forgotPassword({ data: { email: email.trim() } }).catch(() => null)
      if (answer && !answer.ok) return sayFailure(answer.failure, 'user.errorwhilesendingpasswordemail')
      if (answer?.value === false) return say('user.errorwhilesendingpasswordemail')
      if (answer) onSent(email.trim())
    },
  })
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  return (
    <AuthForm
      form={form}
      label={t`Forgotten password`}
      problem={problem}
      isSending={isSending}
      submit={isSending ? t`Sending` : t`Send the link`}
    >
      <form.Field
        name="email"
        validators={{
          onChange: ({ value }) => emailFault(value),
          onChangeAsyncDebounceMs: VALIDATION_DEBOUNCE_MS,
          onChangeAsync: ({ value }) => checks.emailIsKnown(value),
        }}
      >
        {(field) => (
          <FormField field={state(field)} label={t`E-mail`} required>
            {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" ref={beginHere} />}
          </FormField>
        )}
      </form.Field>
    </AuthForm>
  )
}

/** §2.7: the link was sent. */
function LinkSent({ email, leave, onBack }: { email: string; leave: Leave; onBack: () => void }) {
  return (
    <AuthSheet title={<Trans>Check your e-mail</Trans>} leave={leave}>
      <p role="status" className="text-lg text-ink-2">
        <Trans>
          A link to choose a new password was sent to <strong className="font-[560] break-words text-ink">{email}</strong>.
        </Trans>
      </p>
      <p className="text-ink-2">
        <Trans>It may take a minute. If nothing comes, look into the spam folder, or ask for the link again.</Trans>
      </p>
      <Button size="large" look="primary" className="w-full" onClick={onBack} ref={beginHere}>
        <Trans>Back to login</Trans>
      </Button>
    </AuthSheet>
  )
}
