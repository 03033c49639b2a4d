import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type CodedField, type FieldState, fieldState } from '#ui/form/form-field.tsx'
import { type AuthCode, authWords } from './messages.ts'

/** The message of a code in the visitor's language; `waitSeconds` where a refusal has a duration. */
export function useWords(): (code: AuthCode, waitSeconds?: number) => string {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  return useCallback((code, waitSeconds) => authWords(i18n, code, { country, waitSeconds }), [i18n, country])
}

/** §5: what a field of a form shows, from what the form knows of it. */
export function useFieldState(): <V>(field: CodedField<V, AuthCode>) => FieldState<V> {
  const words = useWords()
  return (field) => fieldState(field, words)
}
