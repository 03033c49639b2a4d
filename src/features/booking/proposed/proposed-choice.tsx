import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { ProposedTimesPartsFragment } from '#graphql/generated/graphql.ts'
import { type Failure, fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { SpanOfTime } from '../appointment-facts.tsx'
import { bookingFailureWords } from '../booking-words.ts'
import type { Taken } from '../use-visit-form.ts'
import { zoneDayClock } from '../zone-time.ts'

const NOTE_MAX_CHARS = 500

interface ChoiceProps {
  proposal: ProposedTimesPartsFragment
  token: string
  onTaken: (taken: Taken) => void
}

/** Takes one of the times, or says that none suits. */
export function ProposedChoice({ proposal, token, onTaken }: ChoiceProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  // one key for each time: a press that is repeated after a lost answer is the same booking
  const keys = useRef(new Map<string, string>())
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { times, timeZone, heldUntil } = proposal
  const until = zoneDayClock(heldUntil, timeZone, i18n.locale)
  const takeWords = (startsAt: string): string => {
    const when = zoneDayClock(startsAt, timeZone, i18n.locale)
    return t`Take this time: ${when}`
  }
  const keyOf = (what: string): string => {
    const key = keys.current.get(what) ?? crypto.randomUUID()
    keys.current.set(what, key)
    return key
  }
  const take = async (startsAt: string) => {
    setSending(true)
    setFailure(null)
    const { takeProposedTime } = await import('./proposed.functions.ts')
    const answer = await takeProposedTime({ data: { token, key: keyOf(startsAt), startsAt } }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    if (!answer.ok) return setFailure(answer.failure)
    const { appointment, token: manages } = answer.value
    if (appointment && manages) return onTaken({ appointment, token: manages })
    setFailure({ layer: 'validation', code: 'proposal-state' })
    await router.invalidate()
  }
  return (
    <>
      <section className="grid max-w-[44rem] gap-4">
        <p className="text-lg text-ink-2">
          <Trans>These times are kept for you until {until}. One press takes one, and an e-mail confirms it.</Trans>
        </p>
        <ul className="grid gap-3">
          {times.map(({ startsAt, endsAt }) => (
            <li key={startsAt} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
              <p className="text-lg font-[560]">
                <SpanOfTime startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />
              </p>
              <Button look="primary" disabled={isSending} aria-label={takeWords(startsAt)} onClick={() => void take(startsAt)}>
                <Trans>Take this time</Trans>
              </Button>
            </li>
          ))}
        </ul>
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(bookingFailureWords(failure.code))}
          </p>
        ) : null}
      </section>
      <NoneSuits token={token} keyOf={() => keyOf('none')} />
    </>
  )
}

function NoneSuits({ token, keyOf }: { token: string; keyOf: () => string }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const { declineProposedTimes } = await import('./proposed.functions.ts')
    const answer = await declineProposedTimes({ data: { token, key: keyOf(), note } }).catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure)
    setSending(false)
    if (answer.ok || answer.failure.code === 'proposal-state') await router.invalidate()
  }
  return (
    <PageSection title={<Trans>None suits</Trans>}>
      <ScriptForm onSubmit={(event) => void submit(event)} className="grid max-w-[40rem] justify-items-start gap-4 pt-5">
        <div className="w-full">
          <Field label={t`When could you come?`} hint={t`The person you are to meet reads it. It may stay empty.`}>
            {(control) => <TextArea {...control} maxLength={NOTE_MAX_CHARS} value={note} onValue={setNote} />}
          </Field>
        </div>
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(bookingFailureWords(failure.code))}
          </p>
        ) : null}
        <Button type="submit" disabled={isSending}>
          <Trans>None of them suits me</Trans>
        </Button>
      </ScriptForm>
    </PageSection>
  )
}
