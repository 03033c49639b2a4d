import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { Link } from '@tanstack/react-router'
import type { Dispatch } from 'react'
import { NAME_MAX_CHARS } from '#graphql/limits.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { VALIDATION_DEBOUNCE_MS } from '#ui/form/field-status.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { AgencyFields } from './agency-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import type { Checks } from './checks.ts'
import type { DetailsForm } from './details-form.ts'
import { useDetailsForm } from './details-form.ts'
import { emailFault, nameFault, phoneFault, termsFault } from './field-rules.ts'
import { useFieldState } from './field-state.ts'
import { beginHere } from './first-focus.ts'
import { LicenceField } from './licence-field.tsx'
import { shownError } from './quiet-field.tsx'
import { type RegisterVariant, sourceOf } from './register-variant.ts'
import type { Wizard, WizardAction } from './wizard.ts'

const link = 'underline underline-offset-4 hover:text-ink'

/** §5: must be ticked to continue. The texts open in another tab, so that nothing typed is lost. */
function TermsBox({ form }: { form: DetailsForm }) {
  const state = useFieldState()
  return (
    <form.Field name="hasAccepted" validators={{ onChange: ({ value }) => termsFault(value) }}>
      {(field) => {
        const shown = state(field)
        const { value, onValue } = shown
        return <Checkbox name="hasAccepted" required value={value} onValue={onValue} error={shownError(shown)} label={<Label />} />
      }}
    </form.Field>
  )
}

const Label = () => (
  <Trans>
    I accept the{' '}
    <Link to="/terms-of-use" target="_blank" className={link}>
      terms of use
    </Link>{' '}
    and have read the{' '}
    <Link to="/privacy-policy" target="_blank" className={link}>
      privacy policy
    </Link>
  </Trans>
)

interface DetailsStepProps {
  wizard: Wizard
  variant: RegisterVariant
  checks: Checks
  dispatch: Dispatch<WizardAction>
}

/** §5: the details step. Outside Malaysia an agent's name and agency come from the register, and the step waits for its answer. */
export function DetailsStep({ wizard, variant, checks, dispatch }: DetailsStepProps) {
  const { t } = useLingui()
  const state = useFieldState()
  const form = useDetailsForm(wizard, dispatch)
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  const source = useStore(form.store, ({ values }) => sourceOf(variant, values.ceaNumber, values.foundKey))
  const isAgent = variant.licence !== 'none'
  const isReadOnly = source !== 'typed'
  const isWaiting = source === 'awaited'
  return (
    <AuthForm form={form} label={t`Details`} problem={null} isSending={isSending} submit={isSending ? t`Checking` : t`Continue`}>
      {isAgent ? <LicenceField form={form} variant={variant} checks={checks} /> : null}
      <form.Field name="name" validators={{ onChange: ({ value }) => nameFault(value) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Full name`} required hint={isWaiting ? t`Filled in from the register.` : undefined}>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="name"
                maxLength={NAME_MAX_CHARS}
                readOnly={isReadOnly}
                className="read-only:bg-wash"
                ref={isAgent ? undefined : beginHere}
              />
            )}
          </FormField>
        )}
      </form.Field>
      {isAgent ? <AgencyFields form={form} isReadOnly={isReadOnly} /> : null}
      <form.Field
        name="email"
        validators={{
          onChange: ({ value }) => emailFault(value),
          onChangeAsyncDebounceMs: VALIDATION_DEBOUNCE_MS,
          onChangeAsync: ({ value }) => checks.emailIsFree(value),
        }}
      >
        {(field) => (
          <FormField field={state(field)} label={t`E-mail`} required>
            {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" disabled={isWaiting} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="phone" validators={{ onChange: ({ value }) => phoneFault(value) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Phone`} required hint={t`A code is sent there by SMS.`}>
            {(control) => <PhoneInput {...control} name="phone" disabled={isWaiting} />}
          </FormField>
        )}
      </form.Field>
      <TermsBox form={form} />
    </AuthForm>
  )
}
