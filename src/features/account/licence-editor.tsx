import { Trans, useLingui } from '@lingui/react/macro'
import { FormField } from '#ui/form-field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { EditorForm } from './editor-form.tsx'
import { licenceFault, PROFILE_MAX_CHARS } from './field-rules.ts'
import type { EditorProps } from './own-account.ts'
import { useEditor } from './use-editor.ts'

/** §5: name and agency are the register's; looking the number up again brings them up to date. */
export default function LicenceEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const { field, submit, isSending, error } = useEditor({
    initial: { ceaNumber: account.detail?.ceaNumber ?? '' },
    faults: ({ ceaNumber }) => ({ ceaNumber: licenceFault(ceaNumber) }),
    send: async (detail) => (await import('./profile.functions.ts')).saveProfile({ data: { detail } }),
    done: () => done(<Trans>Your licence is up to date with the register.</Trans>),
  })
  return (
    <EditorForm onSubmit={submit} onCancel={cancel} isSending={isSending} error={error} verb={<Trans>Look it up</Trans>}>
      <FormField
        field={field('ceaNumber')}
        label={t`Licence number`}
        required
        hint={t`Name and agency come from the public register of your country.`}
      >
        {(control) => <TextInput {...control} name="ceaNumber" upperCase autoComplete="off" maxLength={PROFILE_MAX_CHARS.licence} />}
      </FormField>
    </EditorForm>
  )
}
