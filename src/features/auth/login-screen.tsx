import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, useStore } from '@tanstack/react-form'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { wishesToBeRemembered } from '#session/remember.ts'
import { prefillOf } from '#session/shared-search.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthSheet, type Leave } from './auth-sheet.tsx'
import { blankFault, requiredFault } from './field-rules.ts'
import { useFieldState } from './field-state.ts'
import { beginHere } from './first-focus.ts'
import { QuietField } from './quiet-field.tsx'
import { ScreenLink } from './screen-link.tsx'
import { useLogin } from './use-login.ts'

/** §2.7: licence number or e-mail, password, remember me, forgotten password. */
export function LoginScreen({ leave }: { leave: Leave }) {
  const { t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const prefill = useSearch({ from: '__root__', select: prefillOf })
  const who = prefill.ceaNumber || prefill.email
  const isKnown = who !== ''
  const { logIn, problem } = useLogin()
  const state = useFieldState()
  const form = useForm({
    defaultValues: { email: who, password: '', remember: wishesToBeRemembered() },
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => logIn(value),
  })
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  return (
    <AuthSheet title={<Trans>Log in</Trans>} leave={leave}>
      <AuthForm form={form} label={t`Log in`} problem={problem} isSending={isSending} submit={isSending ? t`Logging in` : t`Log in`}>
        <form.Field name="email" validators={{ onChange: ({ value }) => requiredFault(value) }}>
          {(field) => (
            <QuietField field={state(field)} label={country === 'MY' ? t`EEA number or e-mail` : t`CEA number or e-mail`}>
              {(control) => <TextInput {...control} {...WHO} ref={isKnown ? undefined : beginHere} />}
            </QuietField>
          )}
        </form.Field>
        <form.Field name="password" validators={{ onChange: ({ value }) => blankFault(value) }}>
          {(field) => (
            <QuietField field={state(field)} label={t`Password`}>
              {(control) => (
                <PasswordInput {...control} name="password" autoComplete="current-password" ref={isKnown ? beginHere : undefined} />
              )}
            </QuietField>
          )}
        </form.Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <form.Field name="remember">
            {({ state: { value }, handleChange }) => <Checkbox label={t`Remember me`} value={value} onValue={handleChange} />}
          </form.Field>
          <ScreenLink to="forgot-password">
            <Trans>Forgot password?</Trans>
          </ScreenLink>
        </div>
      </AuthForm>
      <p className="flex flex-wrap items-center justify-center gap-x-3 text-ink-2">
        <Trans>New here?</Trans>
        <ScreenLink to="register-agent">
          <Trans>Register as an agent</Trans>
        </ScreenLink>
        <ScreenLink to="register-non-agent">
          <Trans>Register without a licence</Trans>
        </ScreenLink>
      </p>
    </AuthSheet>
  )
}

const WHO = { name: 'email', autoComplete: 'username', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const
