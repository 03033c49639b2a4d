import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useCalendar } from '../calendar/calendar-context.ts'
import { calendarFailureWords } from '../calendar/failure-words.ts'
import type { OwnOpenHouse } from '../schedule.ts'
import { useOpenHouseActs } from './use-open-house-acts.ts'

/** Moves or cancels an open house that was made here, until it is over. */
export function OpenHouseActions({ openHouse }: { openHouse: OwnOpenHouse }) {
  const { t, i18n } = useLingui()
  const { calendar, openForm } = useCalendar()
  const navigate = useNavigate({ from: '/scheduler' })
  const acts = useOpenHouseActs()
  const [isAsking, setAsking] = useState(false)
  const { hosted, name, endsAt } = openHouse
  if (!hosted || Date.parse(endsAt) <= Date.parse(calendar.now)) return null
  const cancel = async () => {
    if (!(await acts.cancel(hosted, t`The open house is cancelled, and off the page of the home.`))) return
    setAsking(false)
    await navigate({ search: (now) => ({ ...now, house: undefined }), resetScroll: false })
  }
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button size="small" aria-label={t`Change: ${name}`} onClick={() => openForm?.({ openHouse })}>
        <Trans>Change</Trans>
      </Button>
      <Button size="small" onClick={() => setAsking(true)}>
        <Trans>Cancel it</Trans>
        <span className="sr-only">: {name}</span>
      </Button>
      {isAsking ? (
        <Dialog
          title={<Trans>Cancel this open house</Trans>}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="ghost" onClick={() => setAsking(false)}>
                <Trans>Keep it</Trans>
              </Button>
              <Button look="primary" disabled={acts.isSending} onClick={() => void cancel()}>
                <Trans>Cancel it</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>It is taken off the page of the home, and its check-in is closed. Who has checked in stays among your enquiries.</Trans>
          </p>
          {acts.failure ? (
            <p role="alert" className="text-bad">
              {calendarFailureWords(i18n, acts.failure)}
            </p>
          ) : null}
        </Dialog>
      ) : null}
    </div>
  )
}
