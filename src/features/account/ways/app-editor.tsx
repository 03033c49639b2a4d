import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { factorFailureWords } from '#session/factor/factor-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { EditorProps } from '../own-account.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'
import { CodeList } from './code-list.tsx'
import { useWays } from './use-ways.ts'

const loadFunctions = () => import('./ways.functions.ts')

interface Setup {
  secret: string
  address: string
}

/** Sets up an authenticator app, removes it, and renews recovery codes. */
export default function AppEditor({ done, cancel }: EditorProps) {
  const { i18n } = useLingui()
  const { ways, failure, isSending, change } = useWays()
  const { proven, dialog } = useStepUp()
  const { setup, codes, fault, isAsking, begin, confirm, renew } = useApp(proven)
  const close = () => void done(null)
  const shown = fault ?? failure
  const isBusy = isSending || isAsking
  const removed = <Trans>Your authenticator app is removed.</Trans>
  const remove = async () => {
    if (await change(() => proven(async () => (await loadFunctions()).removeApp()))) await done(removed)
  }
  return (
    <div className="grid max-w-[36rem] gap-4">
      {shown ? (
        <p role="alert" className="text-bad">
          {factorFailureWords(i18n, shown)}
        </p>
      ) : null}
      {codes ? (
        <CodeList codes={codes} onClose={close} />
      ) : setup ? (
        <SetupForm setup={setup} isSending={isBusy} send={confirm} />
      ) : ways ? (
        <Choices
          hasApp={ways.factors.includes('APP')}
          hasAny={ways.factors.some((factor) => factor === 'APP' || factor === 'PASSKEY')}
          mayHaveApp={ways.mayHaveApp}
          codesLeft={ways.recoveryCodesLeft}
          isSending={isBusy}
          begin={begin}
          remove={remove}
          renew={renew}
        />
      ) : failure ? null : (
        <Skeleton className="h-20" />
      )}
      {codes ? null : (
        <Button look="ghost" size="small" className="justify-self-start" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      {dialog}
    </div>
  )
}

function useApp(proven: ReturnType<typeof useStepUp>['proven']) {
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [fault, setFault] = useState<Failure | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = async <T,>(send: () => Promise<Result<T>>, take: (value: T) => void) => {
    setFault(null)
    setAsking(true)
    const answer = await proven(send).catch(() => fail('network', 'unreachable'))
    setAsking(false)
    if (answer.ok) take(answer.value)
    else setFault(answer.failure)
  }
  return {
    setup,
    codes,
    fault,
    isAsking,
    begin: () => ask(async () => (await loadFunctions()).beginApp(), setSetup),
    confirm: (code: string) => ask(async () => (await loadFunctions()).confirmApp({ data: { code } }), setCodes),
    renew: () => ask(async () => (await loadFunctions()).renewCodes(), setCodes),
  }
}

interface ChoicesProps {
  hasApp: boolean
  /** an app or a passkey, for which recovery codes stand */
  hasAny: boolean
  mayHaveApp: boolean
  codesLeft: number
  isSending: boolean
  begin: () => Promise<void>
  remove: () => Promise<void>
  renew: () => Promise<void>
}

function Choices({ hasApp, hasAny, mayHaveApp, codesLeft, isSending, begin, remove, renew }: ChoicesProps) {
  return (
    <>
      <p className="text-base text-ink-2">
        <StateWords hasApp={hasApp} mayHaveApp={mayHaveApp} /> {hasAny ? <Trans>Recovery codes left: {codesLeft}.</Trans> : null}
      </p>
      <div className="flex flex-wrap gap-3">
        {hasApp ? (
          <Button size="small" disabled={isSending} onClick={remove}>
            <Trans>Remove the app</Trans>
          </Button>
        ) : mayHaveApp ? (
          <Button look="primary" size="small" disabled={isSending} onClick={begin}>
            <Trans>Set up an app</Trans>
          </Button>
        ) : null}
        {hasAny ? (
          <Button size="small" disabled={isSending} onClick={renew}>
            <Trans>Make new recovery codes</Trans>
          </Button>
        ) : null}
      </div>
    </>
  )
}

function StateWords({ hasApp, mayHaveApp }: Pick<ChoicesProps, 'hasApp' | 'mayHaveApp'>): ReactNode {
  if (hasApp) return <Trans>An app is set up.</Trans>
  return mayHaveApp ? <Trans>No app is set up.</Trans> : <Trans>Authenticator apps cannot be used here.</Trans>
}

function SetupForm({ setup, isSending, send }: { setup: Setup; isSending: boolean; send: (code: string) => Promise<void> }) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  return (
    <ScriptForm
      aria-label={t`Set up an app`}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') void send(code.trim())
      }}
    >
      <p className="text-base text-ink-2">
        <Trans>Scan this with your authenticator app, or type the secret into it. Then type the code that it shows.</Trans>
      </p>
      <QrCode text={setup.address} label={t`QR code for your authenticator app`} className="size-44" />
      <p className="text-base">
        <Trans>Secret:</Trans> <code className="wrap-anywhere select-all">{setup.secret}</code>
      </p>
      <Field label={t`Code of your authenticator app`} required>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            value={code}
            onValue={setCode}
          />
        )}
      </Field>
      <Button type="submit" look="primary" size="small" className="justify-self-start" disabled={isSending || code.trim() === ''}>
        <Trans>Confirm the app</Trans>
      </Button>
    </ScriptForm>
  )
}
