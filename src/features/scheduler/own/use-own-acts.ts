import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { AppointmentOutcome } from '#graphql/generated/graphql.ts'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { useCalendar } from '../calendar/calendar-context.ts'
import { calendarFailureWords } from '../calendar/failure-words.ts'
import type { WrittenAppointment } from '../schedule.ts'
import type { sentEntry } from './own-entry.ts'

type SentOwn = Extract<ReturnType<typeof sentEntry>, { input: unknown }>
type Versioned = Pick<WrittenAppointment, 'id' | 'version'>

const loadFunctions = () => import('../scheduler.functions.ts')

/**
 * Does things with own appointments, each once: what is sent again after a lost answer carries the same key. What was done can be taken back at once. The
 * calendar is loaded again after each, also after a refusal, because it is then another than was shown.
 */
export function useOwnActs() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { say } = useCalendar()
  const pending = useRef({ what: '', key: '' })
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const undo = async (key: string) => {
    const answer = await (await loadFunctions()).sendOwnUndo({ data: { key, also: false } }).catch(() => fail('network', 'unreachable'))
    await router.invalidate()
    say(answer.ok ? t`Taken back.` : calendarFailureWords(i18n, answer.failure))
  }

  const send = async (what: string, words: string, ask: (key: string) => Promise<Result<unknown>>): Promise<Result<unknown>> => {
    if (isSending) return fail('network', 'unreachable')
    if (pending.current.what !== what) pending.current = { what, key: crypto.randomUUID() }
    const { key } = pending.current
    setSending(true)
    setFailure(null)
    const answer = await ask(key).catch(() => fail('network', 'unreachable'))
    if (answer.ok) pending.current = { what: '', key: '' }
    await router.invalidate()
    setSending(false)
    if (answer.ok) say(words, () => void undo(key))
    else setFailure(answer.failure)
    return answer
  }

  return {
    isSending,
    failure,
    create: (sent: SentOwn, also: boolean, words: string) =>
      send(JSON.stringify([sent, also]), words, async (key) => (await loadFunctions()).sendNewOwn({ data: { ...sent, also, key } })),
    change: ({ id, version }: Versioned, { input }: SentOwn, also: boolean, words: string) =>
      send(JSON.stringify([id, version, input, also]), words, async (key) =>
        (await loadFunctions()).sendOwnChange({ data: { id, version, input, also, key } }),
      ),
    move: ({ id, version }: Versioned, startsAt: string, also: boolean, words: string) =>
      send(JSON.stringify([id, version, startsAt, also]), words, async (key) =>
        (await loadFunctions()).sendOwnMove({ data: { id, version, startsAt, also, key } }),
      ),
    close: ({ id, version }: Versioned, outcome: AppointmentOutcome, words: string) =>
      send(JSON.stringify([id, version, outcome]), words, async (key) =>
        (await loadFunctions()).sendOwnOutcome({ data: { id, version, outcome, key } }),
      ),
    remove: ({ id, version }: Versioned, following: boolean, words: string) =>
      send(JSON.stringify([id, version, following]), words, async (key) =>
        (await loadFunctions()).sendOwnRemoval({ data: { id, version, following, key } }),
      ),
  }
}
