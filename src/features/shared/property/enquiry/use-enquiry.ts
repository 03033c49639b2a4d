import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { forgetTyped, keepTyped } from '#session/typed-text.ts'
import { EMPTY_ENQUIRY, type EnquiryValues, enquiryFaults } from './enquiry-values.ts'
import { filledIn } from './filled-in.ts'
import { useKnownEntries } from './use-known-entries.ts'

/** `key` is one for all tries of a form: a repeated one is the same question. `seconds`: since the form was opened. */
export type AskedEnquiry = EnquiryValues & { key: string; seconds: number }

/**
 * What somebody enters who writes to an agent, and its sending. `faults` is null before the first try; the first wrong field then gets the focus.
 * `sent` is the answer, in an object of its own, once it was taken. `needsMessage`: without a message it is not sent. What is known of who
 * writes is filled in, and what was typed is kept by this tab until it is sent, for the page on which it was typed; with `about` for its topic, and
 * the message begins with what is given there.
 */
export function useEnquiry<Answer>(
  ask: (asked: AskedEnquiry) => Promise<Result<Answer>>,
  needsMessage = true,
  about?: { topic: string; message: string },
) {
  const [entered, setEntered] = useState({ ...EMPTY_ENQUIRY, message: about?.message ?? '' })
  const [{ key, begun }] = useState(() => ({ key: crypto.randomUUID(), begun: Date.now() }))
  const [isSending, setSending] = useState(false)
  const [isTried, setTried] = useState(false)
  const [sent, setSent] = useState<{ answer: Answer } | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useLocation({ select: ({ pathname }) => `enquiry ${about?.topic ?? pathname}` })
  useKnownEntries(form, (known) => setEntered((old) => filledIn(old, known, { message: about?.message ?? '' })))
  const enter = (field: keyof EnquiryValues) => (value: string) => {
    if (field !== 'website') keepTyped(form, { [field]: value })
    setEntered((old) => ({ ...old, [field]: value }))
  }
  const { faults, first } = enquiryFaults(entered, needsMessage)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setSending(true)
    const seconds = Math.floor((Date.now() - begun) / 1_000)
    const answer = await ask({ ...entered, key, seconds }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    setSent(answer.ok ? { answer: answer.value } : null)
    if (answer.ok) forgetTyped(form)
  }
  return { entered, enter, isSending, sent, faults: isTried ? faults : null, failure, send }
}
