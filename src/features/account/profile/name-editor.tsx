import { Trans, useLingui } from '@lingui/react/macro'
import { FormField } from '#ui/form/form-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { EditorForm } from '../editor/editor-form.tsx'
import { PROFILE_MAX_CHARS, textFault } from '../editor/field-rules.ts'
import { useEditorField } from '../editor/field-state.ts'
import type { EditorProps } from '../own-account.ts'

/** The name that the top bar shows. */
export default function NameEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const state = useEditorField()
  const { form, isSending, failure } = useServerForm({
    defaultValues: { name: account.nickName },
    send: async ({ name }) => (await import('./profile.functions.ts')).saveProfile({ data: { patch: { nickName: name.trim() } } }),
    done: () => done(<Trans>Your name is saved.</Trans>),
  })
  return (
    <EditorForm form={form} onCancel={cancel} isSending={isSending} failure={failure} verb={<Trans>Save</Trans>}>
      <form.Field name="name" validators={{ onChange: ({ value }) => textFault(value, PROFILE_MAX_CHARS.name) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Name`} required>
            {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={PROFILE_MAX_CHARS.name} />}
          </FormField>
        )}
      </form.Field>
    </EditorForm>
  )
}
