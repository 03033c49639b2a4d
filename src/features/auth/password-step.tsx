import { useLingui } from '@lingui/react/macro'
import { useForm, useStore } from '@tanstack/react-form'
import { type Dispatch, useEffect, useState } from 'react'
import { FormField } from '#ui/form/form-field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { AuthForm } from './auth-form.tsx'
import { confirmFault, passwordFault } from './field-rules.ts'
import { useFieldState } from './field-state.ts'
import { beginHere } from './first-focus.ts'
import { PasswordRules } from './password-rules.tsx'
import type { Wizard, WizardAction } from './wizard.ts'

/** §5: a password that meets the rules, twice. */
export function PasswordStep({ wizard, dispatch }: { wizard: Wizard; dispatch: Dispatch<WizardAction> }) {
  const { t } = useLingui()
  const state = useFieldState()
  const [defaultValues] = useState(wizard.passwords)
  const form = useForm({
    defaultValues,
    canSubmitWhenInvalid: true,
    onSubmit: ({ value: passwords }) => {
      dispatch({ type: 'keep', passwords })
      dispatch({ type: 'next' })
    },
  })
  useEffect(() => () => dispatch({ type: 'keep', passwords: form.state.values }), [form, dispatch])
  const password = useStore(form.store, ({ values }) => values.password)
  return (
    <AuthForm form={form} label={t`Choose a password`} problem={null} isSending={false} submit={t`Continue`}>
      {/* lets password managers associate the password with the account */}
      <input type="text" name="username" autoComplete="username" value={wizard.details.email} readOnly hidden />
      <form.Field name="password" validators={{ onChange: ({ value }) => passwordFault(value) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Password`} required>
            {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" ref={beginHere} />}
          </FormField>
        )}
      </form.Field>
      <PasswordRules password={password} />
      <form.Field
        name="confirm"
        validators={{
          onChangeListenTo: ['password'],
          onChange: ({ value, fieldApi }) => confirmFault(fieldApi.form.getFieldValue('password'), value),
        }}
      >
        {(field) => (
          <FormField field={state(field)} label={t`Password again`} required>
            {(control) => <PasswordInput {...control} name="confirm" autoComplete="new-password" />}
          </FormField>
        )}
      </form.Field>
    </AuthForm>
  )
}
