import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useActs } from '../booking/use-acts.ts'
import { useCalendar } from '../calendar/calendar-context.ts'
import type { CalendarEntry } from '../calendar/calendar-entries.ts'
import { calendarFailureWords } from '../calendar/failure-words.ts'
import { dayWords, timeOfMinutes } from '../calendar-days.ts'
import { useOwnActs } from '../own/use-own-acts.ts'
import type { OwnBooking, WrittenAppointment } from '../schedule.ts'

interface MovedProps {
  /** ISO 8601: where it was moved to */
  startsAt: string
  onClose: () => void
}

/** Sends what was moved by dragging or by keys to its new time. An open house is its source's, and is not moved here. */
export function MovedEntry({ entry, ...rest }: MovedProps & { entry: CalendarEntry }) {
  if (entry.booking) return <MovedBooking booking={entry.booking} {...rest} />
  return entry.written ? <MovedOwn own={entry.written} {...rest} /> : null
}

function useTimeWords(): (moment: string) => string {
  const { i18n } = useLingui()
  const { clock } = useCalendar()
  return (moment) => {
    const { day, minutes } = clock(moment)
    return `${dayWords(day, i18n.locale, 'short')}, ${timeOfMinutes(minutes)}`
  }
}

/** The visitor is written to, so that it is asked before. */
function MovedBooking({ booking, startsAt, onClose }: MovedProps & { booking: OwnBooking }) {
  const { t, i18n } = useLingui()
  const acts = useActs(booking.id)
  const words = useTimeWords()
  const [before, when] = [words(booking.startsAt), words(startsAt)]
  const { visitorName } = booking
  const isTaken = acts.failure?.code === 'slot-taken'
  const send = async () => {
    const said = t`Moved to ${when}. ${visitorName} gets an e-mail.`
    if (await acts.move(startsAt, said, { anyTime: true, also: isTaken })) onClose()
  }
  return (
    <Dialog
      title={<Trans>Move the appointment</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="primary" disabled={acts.isSending} onClick={() => void send()}>
            {isTaken ? <Trans>Both are meant</Trans> : <Trans>Move it</Trans>}
          </Button>
        </>
      }
    >
      <p className="figures">
        <Trans>
          {visitorName} comes at {when} instead of {before}, and is told by e-mail.
        </Trans>
      </p>
      {acts.failure ? (
        <p role="alert" className="text-bad">
          {isTaken ? <Trans>Something else stands at this time.</Trans> : calendarFailureWords(i18n, acts.failure)}
        </p>
      ) : null}
    </Dialog>
  )
}

/** Is moved at once, and can be taken back; asked is only whether it may stand beside something else. */
function MovedOwn({ own, startsAt, onClose }: MovedProps & { own: WrittenAppointment }) {
  const { t, i18n } = useLingui()
  const acts = useOwnActs()
  const when = useTimeWords()(startsAt)
  const isSent = useRef(false)
  const send = async (also: boolean) => {
    const answer = await acts.move(own, startsAt, also, t`Moved to ${when}.`)
    if (answer.ok) onClose()
  }
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void send(false)
  })
  if (!acts.failure) return null
  const isTaken = acts.failure.code === 'appointment-taken'
  return (
    <Dialog
      title={<Trans>Move the appointment</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          {isTaken ? (
            <Button look="primary" disabled={acts.isSending} onClick={() => void send(true)}>
              <Trans>Both are meant</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <p role="alert">{calendarFailureWords(i18n, acts.failure)}</p>
    </Dialog>
  )
}
