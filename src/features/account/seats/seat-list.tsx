import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#session/day-time.ts'
import { PageSection } from '#ui/page-section.tsx'
import { SEAT_COLUMNS } from './seat-columns.ts'
import { SeatItem } from './seat-item.tsx'
import type { TeamSeat, TeamSeats } from './team-seats.ts'

/** The seats of the subscription, and below them those that are gone. */
export function SeatList({ desk: { paid, taken, seats } }: { desk: TeamSeats }) {
  const { t } = useLingui()
  const present = seats.filter(({ state }) => state !== 'REMOVED')
  const gone = seats.filter(({ state }) => state === 'REMOVED')
  return (
    <>
      <PageSection
        title={<Trans>Your seats</Trans>}
        aside={
          paid > 0 ? (
            <Trans>
              {taken} of {paid} taken
            </Trans>
          ) : null
        }
      >
        {present.length === 0 ? (
          <p className="py-5 text-ink-2">
            <Trans>Nobody has a seat yet. Invite somebody below.</Trans>
          </p>
        ) : (
          <>
            <div aria-hidden="true" className={`${SEAT_COLUMNS} border-b border-line py-2 text-xs text-ink-3 max-lg:hidden`}>
              <span>
                <Trans>Person</Trans>
              </span>
              <span>
                <Trans>May do</Trans>
              </span>
              <span>
                <Trans>Last use</Trans>
              </span>
            </div>
            <ul aria-label={t`Seats`}>
              {present.map((seat) => (
                <SeatItem key={seat.id} seat={seat} />
              ))}
            </ul>
          </>
        )}
      </PageSection>
      {gone.length > 0 ? <GoneSeats seats={gone} /> : null}
    </>
  )
}

/** Whoever has no seat any more. */
function GoneSeats({ seats }: { seats: readonly TeamSeat[] }) {
  const { i18n } = useLingui()
  return (
    <details>
      <summary className="cursor-pointer py-2 font-[560] text-ink-2">
        <Trans>No longer on the subscription</Trans> <span className="figures font-normal">{seats.length}</span>
      </summary>
      <ul className="grid gap-1 py-2 text-ink-2">
        {seats.map((seat) => {
          const day = seat.endedDate ? formatDay(seat.endedDate, i18n.locale) : ''
          return (
            <li key={seat.id} className="wrap-anywhere">
              {seat.name || seat.email || <Trans>A deleted account</Trans>} <Trans>until {day}</Trans>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
