import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Failure, Result } from '#lib/result.ts'
import type { FieldState } from '#ui/form-field.tsx'
import { type AccountCode, accountWords, failureWords } from './messages.ts'

interface EditorOptions<V, T> {
  initial: V
  /** what is wrong with the values (§5), field by field */
  faults: (values: V) => Partial<Record<keyof V, AccountCode>>
  send: (values: V) => Promise<Result<T>>
  /** all went well */
  done: (value: T, values: V) => void | Promise<void>
}

const UNREACHABLE: Failure = { layer: 'network', code: 'unreachable' }

/** A short form: its values, what is wrong with them, and sending once. Nothing typed is lost by a failure. */
export function useEditor<V extends Record<string, string>, T>({ initial, faults, send, done }: EditorOptions<V, T>) {
  const { i18n } = useLingui()
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set())
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const wrong = faults(values)

  const change = (part: Partial<V>) => {
    setFailure(null)
    setValues((old) => ({ ...old, ...part }))
  }
  function field<Key extends keyof V & string>(key: Key): FieldState<V[Key]> & { name: Key } {
    const fault = wrong[key]
    return {
      name: key,
      value: values[key],
      onValue: (value) => change({ [key]: value } as unknown as Partial<V>),
      // said once the visitor is in the next field: a press on a button must not miss because a line appeared above it
      onBlur: () => setTimeout(() => document.activeElement?.matches('input, select') && setLeft((old) => new Set(old).add(key))),
      touched: left.has(key),
      errors: fault ? [accountWords(i18n, fault)] : [],
    }
  }
  async function submit(event?: FormEvent<HTMLFormElement>) {
    event?.preventDefault()
    const faulty = Object.keys(wrong).filter((key) => wrong[key])
    if (faulty.length > 0) {
      setLeft(new Set(faulty))
      const form = event?.currentTarget
      // the faults show once this event is over
      setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    if (isSending) return
    setSending(true)
    setFailure(null)
    const answer = await send(values).catch((): Result<T> => ({ ok: false, failure: UNREACHABLE }))
    if (answer.ok) await done(answer.value, values)
    else setFailure(answer.failure)
    setSending(false)
  }
  /** empties a field as if nobody had been in it; what is said of the sending stays until something is typed */
  const clear = (key: keyof V) => {
    setValues((old) => ({ ...old, [key]: '' }))
    setLeft((old) => new Set([...old].filter((other) => other !== key)))
  }
  return { values, change, clear, field, submit, isSending, fail: setFailure, error: failure && failureWords(i18n, failure) }
}
