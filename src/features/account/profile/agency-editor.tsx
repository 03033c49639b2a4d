import { Trans, useLingui } from '@lingui/react/macro'
import { FormField } from '#ui/form/form-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { EditorForm } from '../editor/editor-form.tsx'
import { PROFILE_MAX_CHARS, textFault } from '../editor/field-rules.ts'
import { useEditorField } from '../editor/field-state.ts'
import type { EditorProps } from '../own-account.ts'

const FIELDS = [
  { name: 'salespersonName', max: PROFILE_MAX_CHARS.name, autoComplete: 'name' },
  { name: 'estateAgency', max: PROFILE_MAX_CHARS.agency, autoComplete: 'organization' },
  { name: 'estateAgencyLicenseNo', max: PROFILE_MAX_CHARS.agencyLicence, autoComplete: 'off' },
] as const

/** The salesperson and agency that agents' pages show, where no register fills them in (§5). */
export default function AgencyEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const state = useEditorField()
  const { salespersonName = '', estateAgency = '', estateAgencyLicenseNo = '' } = account.detail ?? {}
  const { form, isSending, failure } = useServerForm({
    defaultValues: { salespersonName, estateAgency, estateAgencyLicenseNo },
    send: async (detail) => (await import('./profile.functions.ts')).saveProfile({ data: { detail } }),
    done: () => done(<Trans>Your agency is saved.</Trans>),
  })
  const labels = { salespersonName: t`Salesperson`, estateAgency: t`Estate agency`, estateAgencyLicenseNo: t`Agency licence` }
  return (
    <EditorForm form={form} onCancel={cancel} isSending={isSending} failure={failure} verb={<Trans>Save</Trans>}>
      {FIELDS.map(({ name, max, autoComplete }) => (
        <form.Field key={name} name={name} validators={{ onChange: ({ value }) => textFault(value, max) }}>
          {(field) => (
            <FormField field={state(field)} label={labels[name]} required>
              {(control) => <TextInput {...control} name={name} autoComplete={autoComplete} maxLength={max} />}
            </FormField>
          )}
        </form.Field>
      ))}
    </EditorForm>
  )
}
