import { useLingui } from '@lingui/react/macro'
import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import { useCalendar } from '../calendar/calendar-context.ts'
import { deskOrOwn } from '../queries.ts'
import { type EnteredRules, enteredRules, rulesEntered } from './entered-rules.ts'

/** What is entered of the rules, and keeping it. A refusal leaves all entries as they are. */
export function useHoursForm() {
  const { t } = useLingui()
  const router = useRouter()
  const { viewer } = useRouteContext({ from: '__root__' })
  // staff without hours of their own look at a desk that the address does not name
  const desk = deskOrOwn({ viewer }, useSearch({ from: '/_default/scheduler' }).desk)?.desk
  const { calendar, say } = useCalendar()
  const { schedule } = calendar
  const [entered, setEntered] = useState<EnteredRules>(() => enteredRules(schedule))
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const input = rulesEntered(entered)
    if (typeof input === 'string') return setFailure({ layer: 'validation', code: input })
    setSending(true)
    setFailure(null)
    const { updateSchedule } = await import('../scheduler.functions.ts')
    const answer = await updateSchedule({ data: { desk, version: schedule.version, input } }).catch(() => fail('network', 'unreachable'))
    if (answer.ok) {
      say(t`Your hours are kept. Visitors see the new times at once.`)
      await router.invalidate()
    } else setFailure(answer.failure)
    setSending(false)
  }
  const change = (more: (now: EnteredRules) => Partial<EnteredRules>) => {
    setFailure(null)
    setEntered((now) => ({ ...now, ...more(now) }))
  }
  return { entered, change, submit, isSending, failure }
}
