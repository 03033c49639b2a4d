import { Trans, useLingui } from '@lingui/react/macro'
import { FormField } from '#ui/form-field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { EditorForm } from './editor-form.tsx'
import { PROFILE_MAX_CHARS, textFault } from './field-rules.ts'
import type { EditorProps } from './own-account.ts'
import { useEditor } from './use-editor.ts'

/** The name that the top bar shows. */
export default function NameEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const { field, submit, isSending, error } = useEditor({
    initial: { nickName: account.nickName },
    faults: ({ nickName }) => ({ nickName: textFault(nickName, PROFILE_MAX_CHARS.name) }),
    send: async ({ nickName }) => (await import('./profile.functions.ts')).saveProfile({ data: { patch: { nickName: nickName.trim() } } }),
    done: () => done(<Trans>Your name is saved.</Trans>),
  })
  return (
    <EditorForm onSubmit={submit} onCancel={cancel} isSending={isSending} error={error} verb={<Trans>Save</Trans>}>
      <FormField field={field('nickName')} label={t`Name`} required>
        {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={PROFILE_MAX_CHARS.name} />}
      </FormField>
    </EditorForm>
  )
}
