import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { LICENCE_NUMBER_MAX_CHARS } from '#market/licence-number.ts'
import { type LicenceName, licenceRule } from '#market/licence-rules.ts'
import { VALIDATION_DEBOUNCE_MS } from '#ui/form/field-status.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Checks } from './checks.ts'
import { type DetailsForm, emptyForOther, fillFromRegister } from './details-form.ts'
import { licenceAnswerFault, licenceFault } from './field-rules.ts'
import { useFieldState } from './field-state.ts'
import { beginHere } from './first-focus.ts'
import type { RegisterVariant } from './register-variant.ts'

const LICENCE_NAMES: Record<LicenceName, MessageDescriptor> = {
  CEA: msg`CEA number`,
  EEA: msg`EEA number`,
  licence: msg`Licence number`,
}

interface LicenceFieldProps {
  form: DetailsForm
  variant: RegisterVariant
  checks: Checks
}

/** §5: the licence number, not used by another account and known to the register. */
export function LicenceField({ form, variant, checks }: LicenceFieldProps) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const state = useFieldState()
  const isRequired = variant.licence === 'required'
  return (
    <form.Field
      name="ceaNumber"
      listeners={{ onChange: ({ value }) => emptyForOther(form, variant, value) }}
      validators={{
        onChange: ({ value }) => licenceFault(value, country, isRequired),
        onChangeAsyncDebounceMs: VALIDATION_DEBOUNCE_MS,
        onChangeAsync: async ({ value, signal }) => {
          if (value.trim() === '') return undefined
          const answer = await checks.licence(value)
          if (answer.ok && !signal.aborted) fillFromRegister(form, variant, answer)
          return licenceAnswerFault(answer, variant)
        },
      }}
    >
      {(field) => (
        <FormField
          field={state(field)}
          label={i18n._(LICENCE_NAMES[licenceRule(country).name])}
          required={isRequired}
          hint={isRequired ? undefined : t`If you have one. It fills in your name and agency.`}
        >
          {(control) => (
            <TextInput
              {...control}
              name="ceaNumber"
              upperCase
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={2 * LICENCE_NUMBER_MAX_CHARS}
              ref={beginHere}
            />
          )}
        </FormField>
      )}
    </form.Field>
  )
}
