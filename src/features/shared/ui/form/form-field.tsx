import type { ReactNode } from 'react'
import { Field, type FieldControl } from './field.tsx'
import { fieldStatus } from './field-status.ts'

/** The state of one field of a form. */
export interface FieldState<V> {
  value: V
  onValue: (value: V) => void
  onBlur: () => void
  /** the visitor was in the field and left it */
  touched: boolean
  /** texts of its errors; the first is shown */
  errors: readonly ReactNode[]
  /** an asynchronous check is on its way */
  checking?: boolean
}

/** A field of TanStack Form whose rules answer with codes. */
export interface CodedField<V, Code> {
  state: { value: V; meta: { isTouched: boolean; isValidating: boolean; errors: readonly (Code | undefined)[] } }
  handleChange: (value: V) => void
  handleBlur: () => void
}

/** The state of a field of TanStack Form as the form parts show it; `words` turns a code into text. */
export const fieldState = <V, Code>(
  { state: { value, meta }, handleChange, handleBlur }: CodedField<V, Code>,
  words: (code: Code) => ReactNode,
): FieldState<V> => ({
  value,
  onValue: handleChange,
  onBlur: handleBlur,
  touched: meta.isTouched,
  errors: meta.errors.flatMap((code) => (code === undefined ? [] : [words(code)])),
  checking: meta.isValidating,
})

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
