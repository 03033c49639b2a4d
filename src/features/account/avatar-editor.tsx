import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { Failure } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Avatar } from './avatar.tsx'
import { AVATAR_TYPES, checkPicture } from './avatar-check.ts'
import { EditorForm } from './editor-form.tsx'
import { failureWords } from './messages.ts'
import type { EditorProps } from './own-account.ts'

interface Chosen {
  file: File
  /** an object address of this browser */
  preview: string
}

/** A picture is looked at and checked here before it is sent; the server checks again and strips its metadata. */
export default function AvatarEditor({ account, done, cancel }: EditorProps) {
  const { i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.preview) : undefined), [chosen])

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const preview = URL.createObjectURL(file)
    const fault = await checkPicture(file, preview)
    setFailure(fault ? { layer: 'validation', code: fault } : null)
    if (fault) URL.revokeObjectURL(preview)
    setChosen(fault ? null : { file, preview })
  }
  const send = async (file: File | null) => {
    if (isSending) return
    setSending(true)
    const answer = await sendPicture(file)
    setSending(false)
    if (!answer.ok) return setFailure(answer.failure)
    await done(file ? <Trans>Your picture is saved.</Trans> : <Trans>Your picture is removed.</Trans>)
  }
  return (
    <EditorForm
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) void send(chosen.file)
        else setFailure({ layer: 'validation', code: 'required' })
      }}
      onCancel={cancel}
      isSending={isSending}
      error={failure && failureWords(i18n, failure)}
      verb={<Trans>Save the picture</Trans>}
      actions={
        account.avatar ? (
          <Button disabled={isSending} onClick={() => void send(null)}>
            <Trans>Remove</Trans>
          </Button>
        ) : null
      }
    >
      <p className="text-base text-ink-2">
        <Trans>JPEG, PNG or WebP, up to 2 MB. Place and camera are removed from it.</Trans>
      </p>
      <div className="flex items-center gap-5">
        <Avatar src={chosen?.preview ?? account.avatar} name={account.nickName} size="large" />
        {/* the browser's own file field speaks the browser's language and takes no shape */}
        <input ref={input} type="file" accept={AVATAR_TYPES.join(',')} onChange={choose} hidden />
        <Button onClick={() => input.current?.click()}>
          <Trans>Choose a picture</Trans>
        </Button>
      </div>
    </EditorForm>
  )
}

async function sendPicture(file: File | null) {
  try {
    const { saveAvatar, removeAvatar } = await import('./avatar.functions.ts')
    if (!file) return await removeAvatar()
    const data = new FormData()
    data.set('file', file)
    return await saveAvatar({ data })
  } catch {
    return { ok: false as const, failure: { layer: 'network', code: 'unreachable' } satisfies Failure }
  }
}
