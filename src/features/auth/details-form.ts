import { useForm } from '@tanstack/react-form'
import { type Dispatch, useEffect, useState } from 'react'
import { licenceKey } from '#market/licence-number.ts'
import type { LicenceAnswer } from './checks.ts'
import type { RegisterVariant } from './register-variant.ts'
import type { Details, Wizard, WizardAction } from './wizard.ts'

export type DetailsForm = ReturnType<typeof useDetailsForm>

/** The form of the first step; its values are stored in the wizard whichever way it is left. */
export function useDetailsForm(wizard: Wizard, dispatch: Dispatch<WizardAction>) {
  const [defaultValues] = useState(wizard.details)
  const form = useForm({
    defaultValues,
    canSubmitWhenInvalid: true,
    onSubmit: ({ value: details }) => {
      dispatch({ type: 'keep', details })
      dispatch({ type: 'next' })
    },
  })
  useEffect(() => () => dispatch({ type: 'keep', details: form.state.values }), [form, dispatch])
  // values from the address are checked like typed ones
  useEffect(() => {
    for (const name of ['ceaNumber', 'email'] as const) if (form.state.values[name] !== '') void form.validateField(name, 'change')
  }, [form])
  return form
}

const QUIETLY = { dontUpdateMeta: true, dontValidate: true, dontRunListeners: true } as const

/** Applies the register's answer: outside Malaysia it replaces fields, in Malaysia it fills empty ones. */
export function fillFromRegister(form: DetailsForm, { isTypedFreely }: RegisterVariant, answer: LicenceAnswer & { ok: true }): void {
  const { salespersonName, estateAgency, estateAgencyLicenseNo } = answer.record
  const found = { name: salespersonName, estateAgency, estateAgencyLicenseNo }
  for (const name of ['name', 'estateAgency', 'estateAgencyLicenseNo'] as const)
    if (!isTypedFreely || form.state.values[name].trim() === '') form.setFieldValue(name, found[name])
  form.setFieldValue('foundKey', answer.key, QUIETLY)
}

/** Clears the register's answer when another number is typed. */
export function emptyForOther(form: DetailsForm, { isTypedFreely }: RegisterVariant, ceaNumber: string): void {
  const { foundKey } = form.state.values
  if (isTypedFreely || foundKey === '' || licenceKey(ceaNumber) === foundKey) return
  for (const name of ['foundKey', 'name', 'estateAgency', 'estateAgencyLicenseNo'] as const satisfies (keyof Details)[])
    form.setFieldValue(name, '', QUIETLY)
}
