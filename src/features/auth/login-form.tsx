import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useForm, useStore } from '@tanstack/react-form'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { prefillOf } from '#session/shared-search.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { AuthForm } from './auth-form.tsx'
import { useFieldState } from './field-state.ts'
import { beginHere } from './first-focus.ts'
import { QuietField } from './quiet-field.tsx'
import { wishesToBeRemembered } from './remember.ts'
import { blankFault, requiredFault } from './required.ts'
import { useLogin } from './use-login.ts'

interface LoginFormProps {
  /** called once the cookie is set */
  open: () => Promise<void>
  /** beside the box */
  aside?: ReactNode
}

/** §5: what people of a country log in with. */
const LOGIN_NAMES: Record<CountryCode, MessageDescriptor> = {
  SG: msg`CEA number or e-mail`,
  MY: msg`EEA number or e-mail`,
  HK: msg`CEA number or e-mail`,
  AU: msg`CEA number or e-mail`,
}

/** Licence number or e-mail, password, remember me. */
export function LoginForm({ open, aside }: LoginFormProps) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const prefill = useSearch({ from: '__root__', select: prefillOf })
  const who = prefill.ceaNumber || prefill.email
  const isKnown = who !== ''
  const { logIn, problem } = useLogin(open)
  const state = useFieldState()
  const form = useForm({
    defaultValues: { email: who, password: '', remember: wishesToBeRemembered() },
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => logIn(value),
  })
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  return (
    <AuthForm form={form} label={t`Log in`} problem={problem} isSending={isSending} submit={isSending ? t`Logging in` : t`Log in`}>
      <form.Field name="email" validators={{ onChange: ({ value }) => requiredFault(value) }}>
        {(field) => (
          <QuietField field={state(field)} label={i18n._(LOGIN_NAMES[country])}>
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
        {aside}
      </div>
    </AuthForm>
  )
}

const WHO = { name: 'email', autoComplete: 'username', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const
