import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Result } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'
import { factorFailureWords } from '#session/factor/factor-words.ts'
import { makePasskey } from '#session/factor/passkey.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { EditorProps } from '../own-account.ts'
import { browserOf } from '../sign-in/browser-name.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'
import { useWays } from './use-ways.ts'
import type { SignInWays } from './ways.functions.ts'

type Passkey = SignInWays['passkeys'][number]
type Change = (send: () => Promise<Result<SignInWays>>) => Promise<boolean>

const NAME_MAX_CHARS = 60
const loadFunctions = () => import('./ways.functions.ts')

/** The passkeys of the account: each can be named anew and removed, and another added. */
export default function PasskeyEditor({ cancel }: EditorProps) {
  const { i18n } = useLingui()
  const { ways, failure, isSending, change } = useWays()
  const { proven, dialog } = useStepUp()
  const prove: Change = (send) => change(() => proven(send))
  return (
    <div className="grid max-w-[36rem] gap-4">
      {failure ? (
        <p role="alert" className="text-bad">
          {factorFailureWords(i18n, failure)}
        </p>
      ) : null}
      {ways ? (
        <>
          <PasskeyList passkeys={ways.passkeys} isSending={isSending} change={prove} />
          <NewPasskey isSending={isSending} change={prove} />
        </>
      ) : failure ? null : (
        <Skeleton className="h-20" />
      )}
      <Button look="ghost" size="small" className="justify-self-start" onClick={cancel}>
        <Trans>Close the list</Trans>
      </Button>
      {dialog}
    </div>
  )
}

interface ChangeProps {
  isSending: boolean
  change: Change
}

function PasskeyList({ passkeys, ...rest }: ChangeProps & { passkeys: readonly Passkey[] }) {
  const { t } = useLingui()
  if (passkeys.length === 0)
    return (
      <p className="text-base text-ink-2">
        <Trans>There is none yet.</Trans>
      </p>
    )
  return (
    <ul aria-label={t`Your passkeys`} className="grid gap-2">
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} {...rest} />
      ))}
    </ul>
  )
}

function PasskeyItem({ passkey, isSending, change }: ChangeProps & { passkey: Passkey }) {
  const { t, i18n } = useLingui()
  const [newName, setNewName] = useState<string | null>(null)
  const { id, name } = passkey
  const made = formatDay(passkey.createdDate, i18n.locale)
  const used = passkey.lastUsedDate && formatDay(passkey.lastUsedDate, i18n.locale)
  const rename = async (name: string) => {
    if (await change(async () => (await loadFunctions()).renamePasskey({ data: { id, name } }))) setNewName(null)
  }
  if (newName !== null)
    return (
      <li className="border-b border-line-2 pb-2">
        <NameForm value={newName} onValue={setNewName} isSending={isSending} send={rename} onCancel={() => setNewName(null)} />
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line-2 pb-2 text-base">
      <span className="min-w-0 flex-1">
        <span className="font-[560] wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-3">
          {used ? (
            <Trans>
              Added on {made}, last used on {used}
            </Trans>
          ) : (
            <Trans>Added on {made}, not used yet</Trans>
          )}
        </span>
      </span>
      {passkey.isBackedUp ? (
        <Badge>
          <Trans>On several devices</Trans>
        </Badge>
      ) : null}
      <Button size="small" aria-label={t`Name anew: ${name}`} onClick={() => setNewName(name)}>
        <Trans>Name anew</Trans>
      </Button>
      <Button
        size="small"
        look="ghost"
        aria-label={t`Remove: ${name}`}
        disabled={isSending}
        onClick={() => void change(async () => (await loadFunctions()).removePasskey({ data: { id } }))}
      >
        <Trans>Remove</Trans>
      </Button>
    </li>
  )
}

interface NameFormProps {
  value: string
  onValue: (name: string) => void
  isSending: boolean
  send: (name: string) => Promise<void>
  onCancel: () => void
}

function NameForm({ value, onValue, isSending, send, onCancel }: NameFormProps) {
  const { t } = useLingui()
  return (
    <ScriptForm
      aria-label={t`Name of the passkey`}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim() !== '') void send(value.trim())
      }}
    >
      <Field label={t`Name of the passkey`} required>
        {(control) => <TextInput {...control} name="passkeyName" maxLength={NAME_MAX_CHARS} value={value} onValue={onValue} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" size="small" disabled={isSending || value.trim() === ''}>
          <Trans>Save</Trans>
        </Button>
        <Button look="ghost" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </ScriptForm>
  )
}

/** The device asks its holder, then the passkey gets the name of browser and system, which can be changed. */
function NewPasskey({ isSending, change }: ChangeProps) {
  const { t } = useLingui()
  const add = () =>
    change(async () => {
      const { browser, system } = browserOf(navigator.userAgent)
      const made = await makePasskey()
      if (!made.ok) return made
      const name = [browser, system].filter(Boolean).join(', ') || t`Passkey`
      return (await loadFunctions()).addPasskey({ data: { answer: made.value, name } })
    })
  return (
    <Button look="primary" size="small" className="justify-self-start" disabled={isSending} onClick={() => void add()}>
      <Trans>Add a passkey</Trans>
    </Button>
  )
}
