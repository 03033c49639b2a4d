import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { TeamSeat } from './team-seats.ts'

interface SeatDialogProps {
  seat: TeamSeat
  asks: 'suspend' | 'remove'
  onYes: () => void
  onClose: () => void
}

/** Asks before somebody is signed out or loses a seat. */
export default function SeatDialog({ seat, asks, onYes, onClose }: SeatDialogProps) {
  const who = seat.name || seat.email
  const isWithdrawn = seat.state === 'INVITED'
  const title =
    asks === 'suspend' ? (
      <Trans>Suspend {who}?</Trans>
    ) : isWithdrawn ? (
      <Trans>Withdraw the invitation?</Trans>
    ) : (
      <Trans>Remove {who}?</Trans>
    )
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            <Trans>Leave it as it is</Trans>
          </Button>
          <Button look="primary" onClick={onYes}>
            {asks === 'suspend' ? <Trans>Suspend</Trans> : isWithdrawn ? <Trans>Withdraw it</Trans> : <Trans>Remove</Trans>}
          </Button>
        </>
      }
    >
      <p className="text-lg text-ink-2">
        {asks === 'suspend' ? (
          <Trans>
            They are signed out at once, and enquiries that you handed over are yours again. Appointments to come in their calendar are
            cancelled, and the visitors are told. You can bring the seat back while a place is free.
          </Trans>
        ) : isWithdrawn ? (
          <Trans>The link in the letter to {who} opens nothing any more. The seat is free again.</Trans>
        ) : (
          <Trans>
            They are signed out at once, and enquiries that you handed over are yours again. Appointments to come in their calendar are
            cancelled, and the visitors are told. The seat is free. Their own account stays theirs, without your subscription. This cannot
            be taken back; you can only invite them anew.
          </Trans>
        )}
      </p>
    </Dialog>
  )
}
