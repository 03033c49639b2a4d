import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { NAME_MAX_CHARS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#graphql/limits.ts'
import type { Failure } from '#lib/result.ts'
import { forgetTyped, keepTyped, keptTyped } from '#session/typed-text.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { EditorForm } from '../../editor/editor-form.tsx'
import { newPasswordFault, repeatFault, textFault } from '../../editor/field-rules.ts'
import { useEditorField } from '../../editor/field-state.ts'
import { useAccepted } from './use-accepted.ts'

const TYPED_MAX = PASSWORD_MAX_LENGTH * 2

interface AcceptFormProps {
  token: string
  email: string
  /** the link was closed meanwhile */
  onClosed: (failure: Failure) => void
}

/** A name and a password for the seat of somebody without an account. */
export function AcceptForm({ token, email, onClosed }: AcceptFormProps) {
  const { t } = useLingui()
  const state = useEditorField()
  const accepted = useAccepted()
  const key = useRef<string>(undefined)
  const kept = `seat of ${email}`
  const { form, isSending, failure } = useServerForm({
    defaultValues: { name: '', password: '', confirmPassword: '' },
    async send({ name, password }) {
      key.current ??= crypto.randomUUID()
      const { acceptInvitation } = await import('../link.functions.ts')
      const answer = await acceptInvitation({ data: { token, key: key.current, name: name.trim(), password } })
      if (!answer.ok) onClosed(answer.failure)
      return answer
    },
    // the name alone: a password is kept nowhere
    changed: (field, value) => {
      if (field === 'name') keepTyped(kept, { name: String(value) })
    },
    done: () => {
      forgetTyped(kept)
      return accepted()
    },
  })
  useEffect(() => {
    const { name = '' } = keptTyped(kept)
    // what was typed before hydration counts more
    form.setFieldValue('name', (now) => now || name, { dontUpdateMeta: true, dontRunListeners: true, dontValidate: true })
  }, [form, kept])
  return (
    <EditorForm form={form} isSending={isSending} failure={failure} verb={<Trans>Accept the seat</Trans>}>
      {/* password managers file the new password under this name */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <form.Field name="name" validators={{ onChange: ({ value }) => textFault(value, NAME_MAX_CHARS) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Your name`} required>
            {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={NAME_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="password" validators={{ onChange: ({ value }) => newPasswordFault(value) }}>
        {(field) => (
          <FormField
            field={state(field)}
            label={t`Password`}
            required
            hint={t`At least ${PASSWORD_MIN_LENGTH} characters with an upper-case and a lower-case letter, a digit and a symbol; no space or underscore.`}
          >
            {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" maxLength={TYPED_MAX} />}
          </FormField>
        )}
      </form.Field>
      <form.Field
        name="confirmPassword"
        validators={{
          onChangeListenTo: ['password'],
          onChange: ({ value, fieldApi }) => repeatFault(fieldApi.form.getFieldValue('password'), value),
        }}
      >
        {(field) => (
          <FormField field={state(field)} label={t`Password again`} required>
            {(control) => <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" maxLength={TYPED_MAX} />}
          </FormField>
        )}
      </form.Field>
    </EditorForm>
  )
}
