import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SignInFactor } from '#graphql/generated/graphql.ts'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { factorFailureWords } from './factor-words.ts'
import { showPasskey } from './passkey.ts'

/** What somebody shows besides the password. */
export interface Shown {
  passkey?: string
  password?: string
  code?: string
}

interface FactorFormProps {
  /** accessible name */
  label: string
  /** what the account takes; empty: the password alone */
  factors: readonly SignInFactor[]
  /** of a right password; without one the session shows again who it is, and a code comes with the password */
  step?: string
  send: (shown: Shown) => Promise<Result<unknown>>
  done: () => void | Promise<void>
}

/** One of what an account takes besides its password: a passkey by a press, a code typed. The ways stand above each other. */
export function FactorForm({ label, factors, step, send, done }: FactorFormProps) {
  const { i18n } = useLingui()
  const { failure, said, isSending, run, lose, mail } = useShowing({ step, send, done })
  const hasPasskey = factors.includes('PASSKEY')
  const hasCode = factors.some((factor) => factor !== 'PASSKEY')
  const isLosable = step !== undefined && !factors.includes('MAIL_CODE')
  return (
    <div className="grid gap-5">
      {hasPasskey ? (
        <Button
          look="primary"
          size="large"
          disabled={isSending}
          onClick={() =>
            void run(async () => {
              const passkey = await showPasskey(step === undefined ? 'STEP_UP' : 'SECOND_STEP', { step })
              return passkey.ok ? send({ passkey: passkey.value }) : passkey
            })
          }
        >
          <Trans>Use a passkey</Trans>
        </Button>
      ) : null}
      {hasCode || factors.length === 0 ? (
        <CodeForm
          label={label}
          factors={factors}
          asksPassword={step === undefined}
          isSending={isSending}
          run={run}
          send={send}
          mail={mail}
        />
      ) : null}
      {failure ? (
        <p role="alert" className="text-bad">
          {factorFailureWords(i18n, failure)}
        </p>
      ) : null}
      <p role="status" className="text-ink-2 empty:hidden">
        {said === 'recovery' ? (
          <Trans>We have e-mailed a link to you. It works after a wait, in which it can also be refused.</Trans>
        ) : said === 'code' ? (
          <Trans>The code is on its way to your mailbox.</Trans>
        ) : null}
      </p>
      {isLosable ? (
        <Button look="ghost" size="small" className="justify-self-start" disabled={isSending} onClick={lose}>
          <Trans>I have lost all of these</Trans>
        </Button>
      ) : null}
    </div>
  )
}

type Run = (work: () => Promise<Result<unknown>>) => Promise<void>

function useShowing({ step, done }: Pick<FactorFormProps, 'step' | 'send' | 'done'>) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [said, setSaid] = useState<'recovery' | 'code' | null>(null)
  const [isSending, setSending] = useState(false)
  const settle = async (work: () => Promise<Result<unknown>>): Promise<boolean> => {
    setFailure(null)
    setSaid(null)
    setSending(true)
    const answer = await work().catch(() => fail('network', 'unreachable'))
    setSending(false)
    if (!answer.ok) setFailure(answer.failure)
    return answer.ok
  }
  const run: Run = async (work) => {
    if (await settle(work)) await done()
  }
  const load = () => import('#api/factor.functions.ts')
  const lose = async () => {
    if (step !== undefined && (await settle(async () => (await load()).askRecovery({ data: { step } })))) setSaid('recovery')
  }
  const mail = async () => {
    if (await settle(async () => (await load()).mailSignInCode({ data: { step } }))) setSaid('code')
  }
  return { failure, said, isSending, run, lose, mail }
}

interface CodeFormProps extends Pick<FactorFormProps, 'label' | 'factors' | 'send'> {
  asksPassword: boolean
  isSending: boolean
  run: Run
  mail: () => Promise<void>
}

function CodeForm({ label, factors, asksPassword, isSending, run, send, mail }: CodeFormProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const byMail = factors.includes('MAIL_CODE')
  const needsCode = factors.length > 0
  const isEither = factors.includes('APP') && factors.includes('RECOVERY_CODE')
  const isWhole = (!asksPassword || password !== '') && (!needsCode || code.trim() !== '')
  return (
    <ScriptForm
      aria-label={label}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) void run(() => send({ ...(asksPassword ? { password } : {}), ...(needsCode ? { code: code.trim() } : {}) }))
      }}
    >
      {asksPassword ? (
        <Field label={t`Your password`} required>
          {(control) => (
            <PasswordInput {...control} name="currentPassword" autoComplete="current-password" value={password} onValue={setPassword} />
          )}
        </Field>
      ) : null}
      {needsCode ? (
        <Field
          label={<CodeLabel factors={factors} />}
          hint={isEither ? <Trans>One of your recovery codes works as well.</Trans> : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={code}
              onValue={setCode}
            />
          )}
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={factors.includes('PASSKEY') ? undefined : 'primary'} disabled={isSending || !isWhole}>
          <Trans>Go on</Trans>
        </Button>
        {byMail ? (
          <Button disabled={isSending} onClick={mail}>
            <Trans>E-mail me a code</Trans>
          </Button>
        ) : null}
      </div>
    </ScriptForm>
  )
}

function CodeLabel({ factors }: Pick<FactorFormProps, 'factors'>) {
  if (factors.includes('MAIL_CODE')) return <Trans>Code from the e-mail</Trans>
  return factors.includes('APP') ? <Trans>Code of your authenticator app</Trans> : <Trans>Recovery code</Trans>
}
