import { Trans, useLingui } from '@lingui/react/macro'
import { FormField } from '#ui/form-field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { EditorForm } from './editor-form.tsx'
import { PROFILE_MAX_CHARS, textFault } from './field-rules.ts'
import type { EditorProps } from './own-account.ts'
import { useEditor } from './use-editor.ts'

/** The salesperson and agency that agents' pages show, where no register fills them in (§5). */
export default function AgencyEditor({ account, done, cancel }: EditorProps) {
  const { t } = useLingui()
  const { salespersonName = '', estateAgency = '', estateAgencyLicenseNo = '' } = account.detail ?? {}
  const { field, submit, isSending, error } = useEditor({
    initial: { salespersonName, estateAgency, estateAgencyLicenseNo },
    faults: (values) => ({
      salespersonName: textFault(values.salespersonName, PROFILE_MAX_CHARS.name),
      estateAgency: textFault(values.estateAgency, PROFILE_MAX_CHARS.agency),
      estateAgencyLicenseNo: textFault(values.estateAgencyLicenseNo, PROFILE_MAX_CHARS.agencyLicence),
    }),
    send: async (detail) => (await import('./profile.functions.ts')).saveProfile({ data: { detail } }),
    done: () => done(<Trans>Your agency is saved.</Trans>),
  })
  return (
    <EditorForm onSubmit={submit} onCancel={cancel} isSending={isSending} error={error} verb={<Trans>Save</Trans>}>
      <FormField field={field('salespersonName')} label={t`Salesperson`} required>
        {(control) => <TextInput {...control} name="salespersonName" autoComplete="name" maxLength={PROFILE_MAX_CHARS.name} />}
      </FormField>
      <FormField field={field('estateAgency')} label={t`Estate agency`} required>
        {(control) => <TextInput {...control} name="estateAgency" autoComplete="organization" maxLength={PROFILE_MAX_CHARS.agency} />}
      </FormField>
      <FormField field={field('estateAgencyLicenseNo')} label={t`Agency licence`} required>
        {(control) => (
          <TextInput {...control} name="estateAgencyLicenseNo" autoComplete="off" maxLength={PROFILE_MAX_CHARS.agencyLicence} />
        )}
      </FormField>
    </EditorForm>
  )
}
