import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { SpanOfTime } from './appointment-facts.tsx'
import { bookingFailureWords } from './booking-words.ts'
import type { OfferedTimes } from './offered-times.ts'
import { TimeStrip } from './time-strip.tsx'

const route = getRouteApi('/_default/booking/$token')

/** Chooses another free time and moves the appointment to it. */
export function MoveForm({ token, times }: { token: string; times: OfferedTimes }) {
  const { i18n } = useLingui()
  const { at } = route.useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  const [key] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const slot = times.times.find(({ startsAt }) => startsAt === at)
  const move = async (startsAt: string) => {
    setSending(true)
    const { changeAppointmentTime } = await import('./booking.functions.ts')
    const answer = await changeAppointmentTime({ data: { token, key, startsAt } }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    const isMoved = answer.ok && answer.value.appointment !== null
    if (isMoved) await navigate({ to: '.', search: {}, replace: true })
    else setCode(answer.ok ? (answer.value.code ?? 'slot-taken') : answer.failure.code)
    // what was loaded before shows the earlier time
    await router.invalidate()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
      <TimeStrip times={times} chosen={at} />
      <div id="details" className="grid justify-items-start gap-3">
        {code ? (
          <p role="alert" className="text-bad">
            {i18n._(bookingFailureWords(code))}
          </p>
        ) : null}
        {slot ? (
          <>
            <p aria-live="polite" className="text-lg font-[560]">
              <SpanOfTime {...slot} timeZone={times.timeZone} />
            </p>
            <Button look="primary" size="large" disabled={isSending} onClick={() => void move(slot.startsAt)}>
              {isSending ? <Trans>Sending</Trans> : <Trans>Move to this time</Trans>}
            </Button>
          </>
        ) : (
          <p className="text-ink-2">
            <Trans>Choose a time first.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}
