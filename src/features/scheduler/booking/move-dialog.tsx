import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCalendar } from '../calendar/calendar-context.ts'
import { zoneWords } from '../calendar/calendar-words.ts'
import { calendarFailureWords } from '../calendar/failure-words.ts'
import { isCalendarDay } from '../calendar-day.ts'
import { clockMoment, dayWords, minutesOfTime, timeOfMinutes } from '../calendar-days.ts'
import type { OwnBooking } from '../schedule.ts'
import type { useActs } from './use-acts.ts'

interface MoveDialogProps {
  booking: OwnBooking
  acts: ReturnType<typeof useActs>
  onClose: () => void
}

interface FreeTime {
  startsAt: string
  endsAt: string
}

const WEEK_MS = 7 * 86_400_000
/** how many weeks of free times are looked for */
const WEEKS_MAX = 8

/** Gives a booking another free time. */
export function MoveDialog({ booking, acts, onClose }: MoveDialogProps) {
  const { t, i18n } = useLingui()
  const { clock } = useCalendar()
  const [weeks, setWeeks] = useState(1)
  const { times, failure } = useFreeTimes(booking.id, weeks)
  const [chosen, setChosen] = useState<string | null>(null)
  // any time, also one that is not offered
  const [other, setOther] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const zone = zoneWords(i18n, booking.timeZone)
  const words = (startsAt: string) => {
    const { day, minutes } = clock(startsAt)
    return `${dayWords(day, i18n.locale, 'short')}, ${timeOfMinutes(minutes)}`
  }
  const now = words(booking.startsAt)
  // told of that very time, somebody can mean both
  const isTaken = acts.failure?.code === 'slot-taken' && other !== null && other === refused
  const move = async () => {
    const startsAt = other ?? chosen
    if (startsAt === null) return
    const when = words(startsAt)
    const { visitorName } = booking
    const where = { anyTime: other !== null, also: isTaken }
    if (await acts.move(startsAt, t`Moved to ${when}. ${visitorName} gets an e-mail.`, where)) onClose()
    else setRefused(other)
  }
  return (
    <Dialog
      width="wide"
      title={<Trans>Move the appointment</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="primary" disabled={(other ?? chosen) === null || acts.isSending} onClick={() => void move()}>
            {isTaken ? <Trans>Both are meant</Trans> : <Trans>Move it</Trans>}
          </Button>
        </>
      }
    >
      <p className="figures text-ink-2">
        <Trans>
          Now {now}, {zone}. Free times:
        </Trans>
      </p>
      <TimesByDay
        times={times}
        chosen={other === null ? chosen : null}
        onChoose={(startsAt) => {
          setOther(null)
          setChosen(startsAt)
        }}
      />
      {times !== null && weeks < WEEKS_MAX ? (
        <p>
          <Button size="small" onClick={() => setWeeks(Math.min(WEEKS_MAX, weeks + 2))}>
            <Trans>Later times</Trans>
          </Button>
        </p>
      ) : null}
      <OtherTime onTime={setOther} />
      {(failure ?? acts.failure) ? (
        <p role="alert" className="text-bad">
          {calendarFailureWords(i18n, failure ?? acts.failure ?? { layer: 'network', code: 'unreachable' })}
        </p>
      ) : null}
    </Dialog>
  )
}

/** A day and a time of the agent's own choice, outside of what is offered as well. */
function OtherTime({ onTime }: { onTime: (startsAt: string | null) => void }) {
  const { t } = useLingui()
  const { clock } = useCalendar()
  const [entered, setEntered] = useState({ day: '', time: '' })
  const enter = (part: Partial<typeof entered>) => {
    const next = { ...entered, ...part }
    setEntered(next)
    const minutes = minutesOfTime(next.time)
    onTime(isCalendarDay(next.day) && minutes !== null ? clockMoment({ day: next.day, minutes }, clock) : null)
  }
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="float-start mb-1 text-sm font-[560] text-ink-2 sm:col-span-2">
        <Trans>Another time, also outside your hours</Trans>
      </legend>
      <Field label={t`Day`}>
        {(control) => <TextInput {...control} type="date" value={entered.day} onValue={(day) => enter({ day })} />}
      </Field>
      <Field label={t`Time`}>
        {(control) => <TextInput {...control} type="time" value={entered.time} onValue={(time) => enter({ time })} />}
      </Field>
    </fieldset>
  )
}

interface TimesByDayProps {
  /** null while they are looked for */
  times: readonly FreeTime[] | null
  chosen: string | null
  onChoose: (startsAt: string) => void
}

function TimesByDay({ times, chosen, onChoose }: TimesByDayProps) {
  const { i18n } = useLingui()
  const { clock } = useCalendar()
  if (times === null) return <Skeleton className="h-32" />
  if (times.length === 0)
    return (
      <p>
        <Trans>No time is free in these weeks.</Trans>
      </p>
    )
  return (
    <div className="grid max-h-[50dvh] gap-4 overflow-y-auto">
      {[...Map.groupBy(times, ({ startsAt }) => clock(startsAt).day)].map(([day, free]) => (
        <section key={day} aria-label={dayWords(day, i18n.locale, 'full')} className="grid gap-2">
          <h3 className="figures font-[560]">{dayWords(day, i18n.locale, 'short')}</h3>
          <div className="figures flex flex-wrap gap-2">
            {free.map(({ startsAt }) => (
              <Chip key={startsAt} on={startsAt === chosen} onClick={() => onChoose(startsAt)}>
                {timeOfMinutes(clock(startsAt).minutes)}
              </Chip>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** The free times of so many weeks from now. */
function useFreeTimes(id: string, weeks: number) {
  const [answer, setAnswer] = useState<{ times: FreeTime[] | null; failure: Failure | null }>({ times: null, failure: null })
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const { fetchTimesToMoveTo } = await import('../scheduler.functions.ts')
      const from = new Date()
      const until = new Date(from.getTime() + weeks * WEEK_MS)
      const times = await fetchTimesToMoveTo({ data: { id, from: from.toISOString(), until: until.toISOString() } }).catch(() =>
        fail('network', 'unreachable'),
      )
      if (isCurrent) setAnswer(times.ok ? { times: times.value, failure: null } : { times: [], failure: times.failure })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [id, weeks])
  return answer
}
