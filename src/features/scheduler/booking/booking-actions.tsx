import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'
import { useCalendar } from '../calendar/calendar-context.ts'
import { calendarFailureWords } from '../calendar/failure-words.ts'
import type { OwnBooking } from '../schedule.ts'
import { useActs } from './use-acts.ts'

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))
const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }))

const DAY_MS = 86_400_000

/** What can be done with a booking in its state at this time; product §8.5. */
export function BookingActions({ booking }: { booking: OwnBooking }) {
  const { t, i18n } = useLingui()
  const { calendar } = useCalendar()
  const acts = useActs(booking.id)
  const [open, setOpen] = useState<'DECLINE' | 'CANCEL' | 'move' | null>(null)
  const { state, visitorName } = booking
  const hasBegun = booking.startsAt <= calendar.now
  const hasEnded = booking.endsAt <= calendar.now
  const isDayBefore = Date.parse(booking.startsAt) - DAY_MS <= Date.parse(calendar.now)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {state === 'HELD' && !hasBegun ? (
          <>
            <ActButton
              look="primary"
              disabled={acts.isSending}
              aria-label={t`Confirm the appointment with ${visitorName}`}
              onPress={() => void acts.act('CONFIRM', t`Confirmed. ${visitorName} gets an e-mail.`)}
            >
              <Trans>Confirm</Trans>
            </ActButton>
            <ActButton aria-label={t`Decline the appointment with ${visitorName}`} onPress={() => setOpen('DECLINE')}>
              <Trans>Decline</Trans>
            </ActButton>
          </>
        ) : null}
        {state === 'CONFIRMED' && hasBegun ? (
          <ActButton
            disabled={acts.isSending}
            aria-label={t`The appointment with ${visitorName} took place`}
            onPress={() => void acts.act('COMPLETE', t`Noted: the appointment took place.`)}
          >
            <Trans>Took place</Trans>
          </ActButton>
        ) : null}
        {state === 'CONFIRMED' && hasBegun ? (
          <ActButton
            disabled={acts.isSending}
            aria-label={t`${visitorName} did not come`}
            onPress={() => void acts.act('ABSENT', t`Noted: ${visitorName} did not come.`)}
          >
            <Trans>Did not come</Trans>
          </ActButton>
        ) : null}
        {state === 'CONFIRMED' && isDayBefore ? (
          <ActButton
            disabled={acts.isSending}
            aria-label={t`${visitorName} cancelled late`}
            onPress={() => void acts.act('LATE', t`Noted: ${visitorName} cancelled late. The time is free again.`)}
          >
            <Trans>Cancelled late</Trans>
          </ActButton>
        ) : null}
        {state === 'CONFIRMED' && !hasBegun ? (
          <ActButton aria-label={t`Move the appointment with ${visitorName}`} onPress={() => setOpen('move')}>
            <Trans>Move</Trans>
          </ActButton>
        ) : null}
        {state === 'CONFIRMED' && !hasEnded ? (
          <ActButton aria-label={t`Cancel the appointment with ${visitorName}`} onPress={() => setOpen('CANCEL')}>
            <Trans>Cancel</Trans>
          </ActButton>
        ) : null}
      </div>
      {acts.failure ? (
        <p role="alert" className="max-w-[40ch] text-sm text-bad">
          {calendarFailureWords(i18n, acts.failure)}
        </p>
      ) : null}
      <Suspense fallback={null}>
        {open === 'move' ? <MoveDialog booking={booking} acts={acts} onClose={() => setOpen(null)} /> : null}
        {open === 'DECLINE' || open === 'CANCEL' ? (
          <ReasonDialog booking={booking} action={open} acts={acts} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </div>
  )
}

interface ActButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'ref'> {
  onPress: () => void
}

/** A button whose press counts also when it came before hydration. */
function ActButton({ onPress, ...rest }: ActButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button, onPress)
  return <Button ref={button} data-early="" size="small" onClick={onPress} {...rest} />
}
