import { Trans, useLingui } from '@lingui/react/macro'
import { FormField } from '#ui/form/form-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { EditorForm } from '../editor/editor-form.tsx'
import { licenceNumberFault, PROFILE_MAX_CHARS } from '../editor/field-rules.ts'
import { useEditorField } from '../editor/field-state.ts'
import type { EditorProps } from '../own-account.ts'

/** §5: name and agency are the register's; looking the number up again brings them up to date. */
export default function LicenceEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const state = useEditorField()
  const { form, isSending, failure } = useServerForm({
    defaultValues: { ceaNumber: account.detail?.ceaNumber ?? '' },
    send: async (detail) => (await import('./profile.functions.ts')).saveProfile({ data: { detail } }),
    done: () => done(<Trans>Your licence is up to date with the register.</Trans>),
  })
  return (
    <EditorForm form={form} onCancel={cancel} isSending={isSending} failure={failure} verb={<Trans>Look it up</Trans>}>
      <form.Field name="ceaNumber" validators={{ onChange: ({ value }) => licenceNumberFault(value) }}>
        {(field) => (
          <FormField
            field={state(field)}
            label={t`Licence number`}
            required
            hint={t`Name and agency come from the public register of your country.`}
          >
            {(control) => <TextInput {...control} name="ceaNumber" upperCase autoComplete="off" maxLength={PROFILE_MAX_CHARS.licence} />}
          </FormField>
        )}
      </form.Field>
    </EditorForm>
  )
}
