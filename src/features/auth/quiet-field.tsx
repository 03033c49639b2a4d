import type { ReactNode } from 'react'
import { Field, type FieldControl } from '#ui/form/field.tsx'
import { fieldStatus } from '#ui/form/field-status.ts'
import type { FieldState } from '#ui/form/form-field.tsx'

interface QuietFieldProps<V> {
  field: FieldState<V>
  label: ReactNode
  children: (control: FieldControl & Pick<FieldState<V>, 'value' | 'onValue' | 'onBlur'>) => ReactNode
}

/** A required field without a status icon, because a filled-in value is not necessarily right. */
export function QuietField<V>({ field, label, children }: QuietFieldProps<V>) {
  const { value, onValue, onBlur } = field
  return (
    <Field label={label} required error={shownError(field)}>
      {(control) => children({ ...control, value, onValue, onBlur })}
    </Field>
  )
}

/** §5: only for fields touched or holding a value. */
export const shownError = ({ value, touched, errors }: Pick<FieldState<unknown>, 'value' | 'touched' | 'errors'>): ReactNode =>
  fieldStatus({ value, touched, hasError: errors.length > 0 }) === 'invalid' ? errors[0] : undefined
