import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type LicenceName, licenceRule } from '#market/licence-rules.ts'
import { prefillOf } from '#session/shared-search.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { DrivenForm } from '#ui/form/form.tsx'
import type { FieldState } from '#ui/form/form-field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { AuthForm } from './auth-form.tsx'
import { useWords } from './field-state.ts'
import { beginHere } from './first-focus.ts'
import { QuietField } from './quiet-field.tsx'
import { wishesToBeRemembered } from './remember.ts'
import { blankFault, requiredFault } from './required.ts'
import { type LoginValues, useLogin } from './use-login.ts'
import { useOfferedPasskey } from './use-offered-passkey.ts'

interface LoginFormProps {
  /** called once the cookie is set */
  open: () => Promise<void>
  /** beside the box */
  aside?: ReactNode
}

/** §5: what people of a country log in with. */
const LOGIN_NAMES: Record<LicenceName, MessageDescriptor> = {
  CEA: msg`CEA number or e-mail`,
  EEA: msg`EEA number or e-mail`,
  licence: msg`Licence number or e-mail`,
}

/** What is entered, and whose emptiness shows: fields that were typed in or left, and all once the form was sent. */
function useEntries(who: string, logIn: (values: LoginValues) => Promise<void>) {
  const words = useWords()
  const [entered, setEntered] = useState({ email: who, password: '', remember: wishesToBeRemembered() })
  const [checked, setChecked] = useState({ email: false, password: false })
  const [isSending, setSending] = useState(false)
  const faults = { email: requiredFault(entered.email), password: blankFault(entered.password) }
  const check = (name: 'email' | 'password') => setChecked((old) => ({ ...old, [name]: true }))
  const write = (change: Partial<LoginValues>) => setEntered((old) => ({ ...old, ...change }))
  const form: DrivenForm = {
    state: { isSubmitting: isSending },
    getFieldMeta: (name) => ({ isPristine: !checked[name] }),
    validateField: check,
    handleSubmit: async () => {
      setChecked({ email: true, password: true })
      if (faults.email || faults.password) return
      setSending(true)
      await logIn(entered)
      setSending(false)
    },
  }
  const field = (name: 'email' | 'password'): FieldState<string> => {
    const fault = checked[name] ? faults[name] : undefined
    const onValue = (value: string) => {
      write({ [name]: value })
      check(name)
    }
    return { value: entered[name], onValue, onBlur: () => {}, touched: checked[name], errors: fault ? [words(fault)] : [] }
  }
  return { form, field, isSending, remember: entered.remember, setRemember: (remember: boolean) => write({ remember }) }
}

/** Licence number or e-mail, password, remember me. Every page that asks to sign in loads it, so it does without the library of long forms. */
export function LoginForm({ open, aside }: LoginFormProps) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const prefill = useSearch({ from: '__root__', select: prefillOf })
  const who = prefill.ceaNumber || prefill.email
  const isKnown = who !== ''
  const { logIn, byPasskey, enter, step, backToPassword, problem } = useLogin(open)
  const { form, field, isSending, remember, setRemember } = useEntries(who, logIn)
  const offered = useOfferedPasskey((offers) => byPasskey(remember, offers))
  if (step)
    return (
      <Suspense>
        <SecondStep step={step} enter={enter} onBack={backToPassword} />
      </Suspense>
    )
  return (
    <div className="grid gap-3">
      {/* the touch of a field, not a choice of its own */}
      <div onPointerDownCapture={offered.touch} onKeyDownCapture={offered.touch} role="presentation">
        <AuthForm form={form} label={t`Log in`} problem={problem} isSending={isSending} submit={isSending ? t`Logging in` : t`Log in`}>
          <QuietField field={field('email')} label={i18n._(LOGIN_NAMES[licenceRule(country).name])}>
            {(control) => <TextInput {...control} {...WHO} ref={isKnown ? undefined : beginHere} />}
          </QuietField>
          <QuietField field={field('password')} label={t`Password`}>
            {(control) => (
              <PasswordInput {...control} name="password" autoComplete="current-password" ref={isKnown ? beginHere : undefined} />
            )}
          </QuietField>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox label={t`Remember me`} value={remember} onValue={setRemember} />
            {aside}
          </div>
        </AuthForm>
      </div>
      <Button
        size="large"
        className="w-full"
        disabled={isSending}
        onClick={() => {
          offered.end()
          void byPasskey(remember)
        }}
      >
        <Trans>Use a passkey</Trans>
      </Button>
    </div>
  )
}

const SecondStep = lazy(() => import('./second-step.tsx'))

const WHO = { name: 'email', autoComplete: 'username webauthn', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const
