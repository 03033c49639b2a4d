import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { FieldState } from '#ui/form-field.tsx'
import { type AuthCode, authWords } from './messages.ts'

/** What the field kit needs of a TanStack Form field whose rules answer with codes. */
interface CodedField<V> {
  state: {
    value: V
    meta: { isTouched: boolean; isValidating: boolean; errors: readonly (AuthCode | undefined)[] }
  }
  handleChange: (value: V) => void
  handleBlur: () => void
}

/** A code in the visitor's language; `waitSeconds` where a refusal says how long it lasts. */
export function useWords(): (code: AuthCode, waitSeconds?: number) => string {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  return useCallback((code, waitSeconds) => authWords(i18n, code, { country, waitSeconds }), [i18n, country])
}

/** §5: what a field of a form shows, from what the form knows of it. */
export function useFieldState(): <V>(field: CodedField<V>) => FieldState<V> {
  const words = useWords()
  return ({ state: { value, meta }, handleChange, handleBlur }) => ({
    value,
    onValue: handleChange,
    onBlur: handleBlur,
    touched: meta.isTouched,
    errors: meta.errors.flatMap((code) => (code ? [words(code)] : [])),
    checking: meta.isValidating,
  })
}
