import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { useCalendar } from '../calendar/calendar-context.ts'

type Act = 'CONFIRM' | 'DECLINE' | 'CANCEL' | 'COMPLETE' | 'ABSENT' | 'LATE'

/**
 * Does things with a booking, each once: what is sent again after a lost answer carries the same key. The calendar is loaded again after each,
 * also after a refusal, because the booking is then another than was shown.
 */
export function useActs(id: string) {
  const router = useRouter()
  const { say } = useCalendar()
  const pending = useRef({ what: '', key: '' })
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const send = async (what: string, ask: (key: string) => Promise<Result<unknown>>, words: string): Promise<boolean> => {
    if (isSending) return false
    if (pending.current.what !== what) pending.current = { what, key: crypto.randomUUID() }
    setSending(true)
    setFailure(null)
    const answer = await ask(pending.current.key).catch(() => fail('network', 'unreachable'))
    if (answer.ok) pending.current = { what: '', key: '' }
    await router.invalidate()
    setSending(false)
    if (answer.ok) say(words)
    else setFailure(answer.failure)
    return answer.ok
  }

  return {
    isSending,
    failure,
    act: (action: Act, words: string, reason = '') =>
      send(
        `${action} ${reason}`,
        async (key) => (await import('../scheduler.functions.ts')).sendBookingAct({ data: { id, key, action, reason } }),
        words,
      ),
    /** To a time that is offered; `where`: to any other, and beside what else stands there. */
    move: (startsAt: string, words: string, where: { anyTime: boolean; also: boolean } = { anyTime: false, also: false }) =>
      send(
        `${startsAt} ${where.anyTime} ${where.also}`,
        async (key) => (await import('../scheduler.functions.ts')).sendBookingMove({ data: { id, key, startsAt, ...where } }),
        words,
      ),
  }
}
