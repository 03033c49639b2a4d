import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'
import { AccountRow } from '#ui/account-row.tsx'
import type { OwnSeat } from '../seats/team-seats.ts'
import { RIGHTS_SHOWN, RightNames } from '../words/right-words.tsx'
import { LeaveSeat } from './leave-seat.tsx'

/** Who pays for the seat, what it may do, and until when. */
export function OwnSeatRows({ loaded }: { loaded: Result<OwnSeat | null> | null }) {
  if (!loaded?.ok)
    return (
      <AccountRow title={<Trans>Seat</Trans>}>
        <span className="text-ink-2">
          <Trans>Your seat could not be loaded. Try again in a moment.</Trans>
        </span>
      </AccountRow>
    )
  const seat = loaded.value
  const missing = seat ? RIGHTS_SHOWN.filter((right) => !seat.rights.includes(right)) : []
  const holder = seat?.holderName
  return (
    <>
      <AccountRow title={<Trans>Seat</Trans>} action={seat && seat.state !== 'REMOVED' ? <LeaveSeat seat={seat} /> : null}>
        <SeatStanding seat={seat} />
      </AccountRow>
      {seat?.state === 'ACTIVE' && seat.isPaidFor ? (
        <AccountRow title={<Trans>What it may do</Trans>}>
          <RightNames rights={seat.rights} />
          <span className="text-base text-ink-2">
            <Trans>Valuations are open to every seat. Whoever pays says what else it may do.</Trans>
          </span>
        </AccountRow>
      ) : null}
      {seat?.state === 'ACTIVE' && seat.isPaidFor && missing.length > 0 ? (
        <AccountRow title={<Trans>What it may not do</Trans>}>
          <RightNames rights={missing} />
          <span className="text-base text-ink-2">
            <Trans>{holder} can give your seat these rights.</Trans>
          </span>
        </AccountRow>
      ) : null}
    </>
  )
}

/** A seat that opens nothing now, for people who had an account of their own before it. */
export function ClosedSeatRow({ loaded }: { loaded: Result<OwnSeat | null> | null }) {
  const seat = loaded?.ok ? loaded.value : null
  if (!seat || seat.state === 'REMOVED' || (seat.state === 'ACTIVE' && seat.isPaidFor)) return null
  return (
    <AccountRow title={<Trans>Seat</Trans>} action={<LeaveSeat seat={seat} />}>
      <SeatStanding seat={seat} />
    </AccountRow>
  )
}

function SeatStanding({ seat }: { seat: OwnSeat | null }) {
  const { i18n } = useLingui()
  if (!seat || seat.state === 'REMOVED')
    return (
      <span className="text-ink-2">
        <Trans>You have no seat now. Your account stays; ask whoever paid for it, or choose a plan of your own.</Trans>
      </span>
    )
  const holder = seat.holderName
  if (seat.state === 'SUSPENDED')
    return (
      <span className="text-caution-ink">
        <Trans>{holder} has suspended your seat. It opens nothing until it is brought back.</Trans>
      </span>
    )
  if (!seat.untilDate)
    return (
      <span className="text-caution-ink">
        <Trans>
          {holder}’s subscription is closed, and with it your seat. It works again once that is paid. Ask {holder}.
        </Trans>
      </span>
    )
  const until = formatDay(seat.untilDate, i18n.locale)
  return (
    <>
      <span>
        <Trans>Paid by {holder}</Trans>
      </span>
      <span className={seat.isPaidFor ? 'text-base text-ink-2' : 'text-base text-caution-ink'}>
        {seat.isPaidFor ? (
          <Trans>Until {until}, and on while the subscription goes on</Trans>
        ) : (
          <Trans>The subscription pays for fewer seats now, and yours is not among them. Ask {holder}.</Trans>
        )}
      </span>
    </>
  )
}
