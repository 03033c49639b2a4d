import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { AVATAR_MAX_BYTES, AVATAR_MAX_PX, AVATAR_MIN_PX } from '#graphql/limits.ts'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { EditorForm } from '../editor/editor-form.tsx'
import type { EditorProps } from '../own-account.ts'
import { Avatar } from './avatar.tsx'
import { AVATAR_TYPES, checkPicture, type PictureFault } from './avatar-check.ts'

const AVATAR_MAX_MEGABYTES = AVATAR_MAX_BYTES / 1024 / 1024

const SAY = {
  'file-type': msg`Only JPEG, PNG and WebP pictures can be taken.`,
  'file-size': msg`The picture is larger than ${AVATAR_MAX_MEGABYTES} MB. Take a smaller one.`,
  'file-dimensions': msg`The picture must be between ${AVATAR_MIN_PX} and ${AVATAR_MAX_PX} pixels wide and high.`,
} as const satisfies Record<PictureFault, MessageDescriptor>

const isPictureFault = (code: string): code is PictureFault => Object.hasOwn(SAY, code)

/** The failure with words for what is wrong with a picture, whoever found it, the page or the provider. */
const tellPictureFault = (i18n: Pick<I18n, '_'>, failure: Failure): Failure =>
  isPictureFault(failure.code) ? { ...failure, message: i18n._(SAY[failure.code]) } : failure

interface Chosen {
  file: File
  /** an object address of this browser */
  preview: string
}

/** A picture is looked at and checked here before it is sent; the server checks again and strips its metadata. */
export default function AvatarEditor({ account, done, cancel }: EditorProps) {
  const { i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const defaultValues: { chosen: Chosen | null } = { chosen: null }
  const { form, isSending, failure, setFailure } = useServerForm({
    defaultValues,
    send: async ({ chosen }) => (chosen ? sendPicture(chosen.file) : fail('validation', 'required')),
    done: () => done(<Trans>Your picture is saved.</Trans>),
  })
  const removal = useServerForm({
    defaultValues: {},
    send: () => sendPicture(null),
    done: () => done(<Trans>Your picture is removed.</Trans>),
  })
  const shownFailure = failure ?? removal.failure
  const chosen = useStore(form.store, ({ values }) => values.chosen)
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.preview) : undefined), [chosen])

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const preview = URL.createObjectURL(file)
    const fault = await checkPicture(file, preview)
    if (fault) URL.revokeObjectURL(preview)
    form.setFieldValue('chosen', fault ? null : { file, preview })
    setFailure(fault ? { layer: 'validation', code: fault } : null)
    removal.setFailure(null)
  }
  return (
    <EditorForm
      form={form}
      onCancel={cancel}
      isSending={isSending || removal.isSending}
      failure={shownFailure && tellPictureFault(i18n, shownFailure)}
      verb={<Trans>Save the picture</Trans>}
      actions={
        account.avatar ? (
          <Button disabled={isSending || removal.isSending} onClick={() => void removal.form.handleSubmit()}>
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
        {/* the browser's own file field is in the browser's language and cannot be styled */}
        <input ref={input} type="file" accept={AVATAR_TYPES.join(',')} onChange={choose} hidden />
        <Button onClick={() => input.current?.click()}>
          <Trans>Choose a picture</Trans>
        </Button>
      </div>
    </EditorForm>
  )
}

async function sendPicture(file: File | null): Promise<Result<unknown>> {
  const { saveAvatar, removeAvatar } = await import('./avatar.functions.ts')
  if (!file) return removeAvatar()
  const data = new FormData()
  data.set('file', file)
  return saveAvatar({ data })
}
