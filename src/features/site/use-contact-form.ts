import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Failure } from '#lib/result.ts'
import type { ContactInterest } from '#market/contact-consult.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { FieldState } from '#ui/form-field.tsx'
import { type ContactValues, contactErrors } from './contact-values.ts'

type Sending = { kind: 'writing' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'failed'; failure: Failure }

const UNREACHABLE: Failure = { layer: 'network', code: 'unreachable' }

/** The contact form: values, what is wrong with them, and sending. Nothing written is lost by a failure. */
export function useContactForm(country: CountryCode, interest: ContactInterest) {
  const { i18n } = useLingui()
  const [values, setValues] = useState<ContactValues>({ name: '', email: '', phone: '', companyName: '', interest, message: '' })
  const [left, setLeft] = useState<ReadonlySet<keyof ContactValues>>(new Set())
  const [sending, setSending] = useState<Sending>({ kind: 'writing' })
  const errors = contactErrors(values)

  function field<Key extends keyof ContactValues>(key: Key): FieldState<ContactValues[Key]> {
    const error = errors[key]
    return {
      value: values[key],
      onValue: (value) => setValues((old) => ({ ...old, [key]: value })),
      onBlur: () => setLeft((old) => new Set(old).add(key)),
      touched: left.has(key),
      errors: error ? [i18n._(error)] : [],
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = Object.keys(errors) as (keyof ContactValues)[]
    if (wrong.length > 0) {
      setLeft(new Set(wrong))
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
      return
    }
    setSending({ kind: 'sending' })
    const data = { ...values, companyName: values.companyName.trim() || null, country }
    const { sendContact } = await import('./contact.functions.ts')
    const answer = await sendContact({ data }).catch(() => ({ ok: false as const, failure: UNREACHABLE }))
    setSending(answer.ok ? { kind: 'sent' } : { kind: 'failed', failure: answer.failure })
  }

  return { field, submit, sending }
}
