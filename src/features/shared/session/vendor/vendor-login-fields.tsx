import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { VENDOR_SESSION_MINUTES } from '#graphql/limits.ts'
import type { Failure } from '#lib/result.ts'
import { type LicenceName, licenceRule } from '#market/licence-rules.ts'
import { Button } from '#ui/button.tsx'
import { useEarlySubmit } from '#ui/form/early-submit.ts'
import { type FieldState, FormField } from '#ui/form/form-field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useSession } from '../use-session.ts'
import type { VendorStep } from './vendor-second-step.tsx'

const VendorSecondStep = lazy(() => import('./vendor-second-step.tsx'))

const SAY: Readonly<Record<string, MessageDescriptor>> = {
  'user.loginidorpasswordisinvalid': msg`Login ID or password is invalid. Check both, or write to the desk.`,
  'user.suspended': msg`This account is suspended. Write to us, and we tell you why.`,
  unreachable: msg`We could not be reached. Check your connection and try again.`,
}

const OTHERWISE = msg`You could not be logged in. Nothing is wrong with what you typed; try again in a moment.`

/** The message of a failed login, by its code (§8). */
function loginFailureWords(i18n: Pick<I18n, '_'>, { code, waitSeconds }: Failure): string {
  if (code !== 'too-many-attempts') return i18n._(SAY[code] ?? OTHERWISE)
  const minutes = Math.max(1, Math.ceil((waitSeconds ?? 60) / 60))
  return i18n._(msg`There were too many attempts. Try again in ${minutes} min.`)
}

const UNREACHABLE = { ok: false as const, failure: { layer: 'network', code: 'unreachable' } satisfies Failure }

/** What vendors of a country log in with. */
const LOGIN_NAMES: Record<LicenceName, MessageDescriptor> = {
  CEA: msg`CEA number or e-mail`,
  EEA: msg`EEA number or e-mail`,
  licence: msg`Licence number or e-mail`,
}

/** The fields of the login, without a frame. */
export function VendorLoginFields({ onLoggedIn }: { onLoggedIn: () => void | Promise<void> }) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const { field, submit, isSending, failure, step, enter, backToPassword } = useVendorLogin(onLoggedIn)
  const form = useRef<HTMLFormElement>(null)
  useEarlySubmit(form)
  if (step)
    return (
      <Suspense>
        <VendorSecondStep step={step} done={enter} onBack={backToPassword} />
      </Suspense>
    )
  return (
    <form
      ref={form}
      // only a script sends it: before hydration a submit does nothing, so that page and entries stay, and hydration sends it
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label={t`Vendor login`}
      className="grid gap-4"
    >
      <FormField field={field('email')} label={i18n._(LOGIN_NAMES[licenceRule(country).name])} required>
        {(control) => <TextInput {...control} name="email" autoComplete="username" maxLength={254} />}
      </FormField>
      <FormField field={field('password')} label={t`Password`} required>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </FormField>
      {failure ? (
        <p role="alert" className="text-bad">
          {loginFailureWords(i18n, failure)}
        </p>
      ) : null}
      <Button type="submit" look="primary" size="large" disabled={isSending}>
        {isSending ? <Trans>Logging in</Trans> : <Trans>Log in</Trans>}
      </Button>
      <p className="text-sm text-ink-3">
        <Trans>You stay logged in for {VENDOR_SESSION_MINUTES} minutes.</Trans>
      </p>
    </form>
  )
}

const NOTHING = { email: '', password: '' }
type Name = keyof typeof NOTHING

function useVendorLogin(onLoggedIn: () => void | Promise<void>) {
  const { t } = useLingui()
  const session = useSession()
  const [values, setValues] = useState(NOTHING)
  const [left, setLeft] = useState<readonly Name[]>([])
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [step, setStep] = useState<VendorStep | null>(null)

  const enter = async () => {
    await session.refresh()
    await onLoggedIn()
  }
  const field = (name: Name): FieldState<string> => ({
    value: values[name],
    onValue: (value) => {
      setFailure(null)
      setValues((old) => ({ ...old, [name]: value }))
    },
    onBlur: () => setLeft((old) => [...old, name]),
    touched: left.includes(name),
    errors: values[name].trim() === '' ? [t`This is needed.`] : [],
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setLeft(['email', 'password'])
    const empty = (['email', 'password'] as const).find((name) => values[name].trim() === '')
    if (empty) return event.currentTarget.querySelector<HTMLElement>(`[name="${empty}"]`)?.focus()
    setSending(true)
    const { loginVendor } = await import('#api/vendor-login.functions.ts')
    const answer = await loginVendor({ data: { email: values.email.trim(), password: values.password } }).catch(() => UNREACHABLE)
    if (!answer.ok) setFailure(answer.failure)
    else if (answer.value) setStep(answer.value)
    else await enter()
    setSending(false)
  }
  return { field, submit, isSending, failure, step, enter, backToPassword: () => setStep(null) }
}
