import { useForm } from '@tanstack/react-form'
import { type Dispatch, useEffect, useState } from 'react'
import { licenceKey } from '#market/licence-number.ts'
import type { LicenceAnswer } from './checks.ts'
import type { RegisterVariant } from './register-variant.ts'
import type { Details, Wizard, WizardAction } from './wizard.ts'

export type DetailsForm = ReturnType<typeof useDetailsForm>

/** The form of the first step; what it holds goes into the wizard whichever way it is left. */
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
  // what the address has filled in is checked like what is typed
  useEffect(() => {
    for (const name of ['ceaNumber', 'email'] as const) if (form.state.values[name] !== '') void form.validateField(name, 'change')
  }, [form])
  return form
}

const QUIETLY = { dontUpdateMeta: true, dontValidate: true, dontRunListeners: true } as const

/** The register has answered: outside Malaysia it has the word, there it helps out where nothing is typed. */
export function fillFromRegister(form: DetailsForm, { isTypedFreely }: RegisterVariant, answer: LicenceAnswer & { ok: true }): void {
  const { salespersonName, estateAgency, estateAgencyLicenseNo } = answer.record
  const found = { name: salespersonName, estateAgency, estateAgencyLicenseNo }
  for (const name of ['name', 'estateAgency', 'estateAgencyLicenseNo'] as const)
    if (!isTypedFreely || form.state.values[name].trim() === '') form.setFieldValue(name, found[name])
  form.setFieldValue('foundKey', answer.key, QUIETLY)
}

/** Another number than the one the register answered for: what came with that one goes. */
export function emptyForOther(form: DetailsForm, { isTypedFreely }: RegisterVariant, ceaNumber: string): void {
  const { foundKey } = form.state.values
  if (isTypedFreely || foundKey === '' || licenceKey(ceaNumber) === foundKey) return
  for (const name of ['foundKey', 'name', 'estateAgency', 'estateAgencyLicenseNo'] as const satisfies (keyof Details)[])
    form.setFieldValue(name, '', QUIETLY)
}
