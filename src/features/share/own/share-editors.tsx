import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { OwnShareRowFragment } from '#graphql/generated/graphql.ts'
import { SHARE_DAYS, SHARE_PASSWORD_MIN_CHARS } from '#graphql/share-kinds.ts'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { ShareFailure } from '#property/share/dialog/share-failure.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

type Editor = 'extend' | 'password' | 'revoke'

/** Longer, another password, or the end of it. */
export function ShareEditors({ share }: { share: OwnShareRowFragment }) {
  const router = useRouter()
  const [opened, setOpened] = useState<Editor | null>(null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = async (ask: () => Promise<Result<unknown>>) => {
    setSending(true)
    const answer = await ask().catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    if (!answer.ok) return
    setOpened(null)
    await router.invalidate()
  }
  const open = (editor: Editor) => {
    setFailure(null)
    setOpened(opened === editor ? null : editor)
  }
  const functions = () => import('./own-shares.functions.ts')
  const { id } = share
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-expanded={opened === 'extend'} onClick={() => open('extend')}>
          <Trans>Extend</Trans>
        </Button>
        {share.state === 'LIVE' ? (
          <Button size="small" aria-expanded={opened === 'password'} onClick={() => open('password')}>
            {share.hasPassword ? <Trans>Change the password</Trans> : <Trans>Set a password</Trans>}
          </Button>
        ) : null}
        <Button size="small" aria-expanded={opened === 'revoke'} onClick={() => open('revoke')}>
          <Trans>Revoke</Trans>
        </Button>
      </div>
      {opened === 'extend' ? (
        <ExtendForm isSending={isSending} send={(days) => void send(async () => (await functions()).sendExtend({ data: { id, days } }))} />
      ) : null}
      {opened === 'password' ? (
        <PasswordEditor
          isSending={isSending}
          hasOne={share.hasPassword}
          send={(password) => void send(async () => (await functions()).sendSharePassword({ data: { id, password } }))}
        />
      ) : null}
      {opened === 'revoke' ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            <Trans>The link ends at once and for good, and what it showed is deleted.</Trans>
          </p>
          <Button
            size="small"
            look="primary"
            disabled={isSending}
            onClick={() => void send(async () => (await functions()).sendRevoke({ data: { id } }))}
          >
            <Trans>Revoke the link</Trans>
          </Button>
        </div>
      ) : null}
      {failure ? <ShareFailure failure={failure} /> : null}
    </div>
  )
}

interface EditorFormProps {
  onSubmit: () => void
  children: ReactNode
}

const EditorForm = ({ onSubmit, children }: EditorFormProps) => (
  <form
    method="post"
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event: FormEvent) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
  </form>
)

function ExtendForm({ isSending, send }: { isSending: boolean; send: (days: number) => void }) {
  const { t } = useLingui()
  const [days, setDays] = useState<string>('30')
  return (
    <EditorForm onSubmit={() => send(Number(days))}>
      <Field label={t`Open from today for`}>
        {(control) => (
          <Select
            {...control}
            value={days}
            onValue={setDays}
            options={SHARE_DAYS.map((count) => ({ value: String(count), label: t`${count} days` }))}
          />
        )}
      </Field>
      <Button type="submit" look="primary" disabled={isSending}>
        <Trans>Save</Trans>
      </Button>
    </EditorForm>
  )
}

function PasswordEditor({ isSending, hasOne, send }: { isSending: boolean; hasOne: boolean; send: (password: string) => void }) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  return (
    <EditorForm onSubmit={() => send(password)}>
      <Field label={t`New password`}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            required
            minLength={SHARE_PASSWORD_MIN_CHARS}
            maxLength={128}
            value={password}
            onValue={setPassword}
          />
        )}
      </Field>
      <Button type="submit" look="primary" disabled={isSending}>
        <Trans>Save</Trans>
      </Button>
      {hasOne ? (
        <Button disabled={isSending} onClick={() => send('')}>
          <Trans>Open without a password</Trans>
        </Button>
      ) : null}
    </EditorForm>
  )
}
