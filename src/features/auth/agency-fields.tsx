import { useLingui } from '@lingui/react/macro'
import { AGENCY_MAX_CHARS } from '#graphql/limits.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { DetailsForm } from './details-form.ts'
import { useFieldState } from './field-state.ts'

/** §5: the agency, as the register has it; by hand in Malaysia and where there is no number to look up. */
export function AgencyFields({ form, isReadOnly }: { form: DetailsForm; isReadOnly: boolean }) {
  const { t } = useLingui()
  const state = useFieldState()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <form.Field name="estateAgency">
        {(field) => (
          <FormField field={state(field)} label={t`Agency`}>
            {(control) => (
              <TextInput
                {...control}
                name="estateAgency"
                autoComplete="organization"
                maxLength={AGENCY_MAX_CHARS}
                readOnly={isReadOnly}
                className="read-only:bg-wash"
              />
            )}
          </FormField>
        )}
      </form.Field>
      <form.Field name="estateAgencyLicenseNo">
        {(field) => (
          <FormField field={state(field)} label={t`Agency licence`}>
            {(control) => (
              <TextInput
                {...control}
                name="estateAgencyLicenseNo"
                autoComplete="off"
                maxLength={AGENCY_MAX_CHARS}
                readOnly={isReadOnly}
                className="read-only:bg-wash"
              />
            )}
          </FormField>
        )}
      </form.Field>
    </div>
  )
}
