import type { ReactNode } from 'react'
import { Field, type FieldControl } from './field.tsx'
import { fieldStatus } from './field-status.ts'

/** One field of a form as its driver knows it; a TanStack Form field gives each of these in one line. */
export interface FieldState<V> {
  value: V
  onValue: (value: V) => void
  onBlur: () => void
  /** the visitor was in the field and left it */
  touched: boolean
  /** in words, the first is shown */
  errors: readonly ReactNode[]
  /** an asynchronous check is on its way */
  checking?: boolean
}

interface FormFieldProps<V> {
  field: FieldState<V>
  label: ReactNode
  required?: boolean
  hint?: ReactNode
  /** give the control these, and its own value type is checked */
  children: (control: FieldControl & Pick<FieldState<V>, 'value' | 'onValue' | 'onBlur'>) => ReactNode
}

/** A field of a form: §5 decides when its error and its icon show. */
export function FormField<V>({ field, label, required, hint, children }: FormFieldProps<V>) {
  const { value, onValue, onBlur, touched, errors, checking } = field
  const status = fieldStatus({ value, touched, checking, hasError: errors.length > 0 })
  return (
    <Field label={label} required={required} hint={hint} status={status} error={status === 'invalid' ? errors[0] : undefined}>
      {(control) => children({ ...control, value, onValue, onBlur })}
    </Field>
  )
}
