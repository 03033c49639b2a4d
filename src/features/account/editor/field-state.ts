import { useLingui } from '@lingui/react/macro'
import { type CodedField, type FieldState, fieldState } from '#ui/form/form-field.tsx'
import { type AccountCode, accountWords } from './messages.ts'

/** §5: what a field of an account form shows, from what the form knows of it. */
export function useEditorField(): <V>(field: CodedField<V, AccountCode>) => FieldState<V> {
  const { i18n } = useLingui()
  return (field) => fieldState(field, (code) => accountWords(i18n, code))
}
