import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { AppointmentOutcome } from '#graphql/generated/enumerations.ts'
import { Button } from '#ui/button.tsx'
import { useCalendar } from '../calendar/calendar-context.ts'
import { calendarFailureWords } from '../calendar/failure-words.ts'
import type { WrittenAppointment } from '../schedule.ts'
import { useOwnTitle } from './own-facts.tsx'
import { OUTCOME_WORDS } from './own-words.ts'
import { useOwnActs } from './use-own-acts.ts'

const DAY_MS = 86_400_000

/** How an appointment can be said to have gone at a moment: a late cancellation from a day before its beginning, the rest once it has begun. */
function outcomesAt({ kind, startsAt, outcome }: WrittenAppointment, now: string): readonly AppointmentOutcome[] {
  if (kind === 'BLOCKED' || outcome !== null) return []
  if (startsAt <= now) return AppointmentOutcome
  return Date.parse(startsAt) - DAY_MS <= Date.parse(now) ? ['LATE'] : []
}

/** What can be done with an own appointment at this time. */
export function OwnActions({ own }: { own: WrittenAppointment }) {
  const { t, i18n } = useLingui()
  const { calendar, openForm } = useCalendar()
  const navigate = useNavigate({ from: '/scheduler' })
  const acts = useOwnActs()
  const title = useOwnTitle()(own)
  const remove = async (following: boolean) => {
    const words = following ? t`This one and those after it are gone.` : t`The appointment is gone.`
    const answer = await acts.remove(own, following, words)
    if (answer.ok) await navigate({ search: (now) => ({ ...now, own: undefined }), resetScroll: false })
  }
  return (
    <div className="no-print grid gap-2">
      <div className="flex flex-wrap gap-2">
        {outcomesAt(own, calendar.now).map((outcome) => {
          const words = i18n._(OUTCOME_WORDS[outcome])
          return (
            <Button
              key={outcome}
              size="small"
              disabled={acts.isSending}
              aria-label={`${words}: ${title}`}
              onClick={() => void acts.close(own, outcome, t`Noted: ${words}.`)}
            >
              {words}
            </Button>
          )
        })}
        <Button size="small" aria-label={t`Change: ${title}`} onClick={() => openForm?.({ own })}>
          <Trans>Change</Trans>
        </Button>
        <Button size="small" disabled={acts.isSending} aria-label={t`Take away: ${title}`} onClick={() => void remove(false)}>
          <Trans>Take away</Trans>
        </Button>
        {own.series === null ? null : (
          <Button
            size="small"
            disabled={acts.isSending}
            aria-label={t`Take away with those after it: ${title}`}
            onClick={() => void remove(true)}
          >
            <Trans>With those after it</Trans>
          </Button>
        )}
      </div>
      {acts.failure ? (
        <p role="alert" className="max-w-[40ch] text-sm text-bad">
          {calendarFailureWords(i18n, acts.failure)}
        </p>
      ) : null}
    </div>
  )
}
