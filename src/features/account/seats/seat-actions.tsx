import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { SeatMove } from '#graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'
import { useSecondsUntil } from '#ui/form/use-seconds-until.ts'
import type { TeamSeat } from './team-seats.ts'
import type { SeatActs } from './use-seat-acts.ts'

/** What is open below or above a seat. */
export type OpenPart = 'rights' | 'move' | 'history' | 'suspend' | 'remove'

interface SeatActionsProps {
  seat: TeamSeat
  open: OpenPart | null
  onOpen: (part: OpenPart | null) => void
  onMove: (move: SeatMove) => void
  acts: SeatActs
}

/** What can be done with a seat in its state. */
export function SeatActions({ seat, open, onOpen, onMove, acts }: SeatActionsProps) {
  const toggle = (part: OpenPart) => ({ onClick: () => onOpen(open === part ? null : part), 'aria-expanded': open === part })
  return (
    <div className="flex flex-wrap content-start gap-2 max-lg:pt-1 lg:justify-end">
      {seat.state === 'INVITED' ? <ResendButton seat={seat} acts={acts} /> : null}
      {seat.state === 'SUSPENDED' ? (
        <Button size="small" disabled={acts.isSending} onClick={() => onMove('RESUME')}>
          <Trans>Bring back</Trans>
        </Button>
      ) : null}
      <Button size="small" {...toggle('rights')}>
        <Trans>Change rights</Trans>
      </Button>
      <Button size="small" {...toggle('move')}>
        <Trans>Move</Trans>
      </Button>
      {seat.state === 'ACTIVE' ? (
        <Button size="small" disabled={acts.isSending} onClick={() => onOpen('suspend')}>
          <Trans>Suspend</Trans>
        </Button>
      ) : null}
      <Button size="small" disabled={acts.isSending} onClick={() => onOpen('remove')}>
        {seat.state === 'INVITED' ? <Trans>Withdraw</Trans> : <Trans>Remove</Trans>}
      </Button>
      <Button look="ghost" size="small" {...toggle('history')}>
        <Trans>History</Trans>
      </Button>
    </div>
  )
}

/** Sends the letter again, once a minute. */
function ResendButton({ seat, acts }: { seat: TeamSeat; acts: SeatActs }) {
  const { t } = useLingui()
  const [until, setUntil] = useState<number>()
  // in the browser alone, because the server's page waits as well
  useEffect(() => setUntil(Date.now() + seat.resendSeconds * 1_000), [seat.resendSeconds])
  const left = useSecondsUntil(until)
  const seconds = until === undefined ? seat.resendSeconds : left
  const send = () => void acts.act('resend', async (key) => (await import('./seat.functions.ts')).sendAgain({ data: { id: seat.id, key } }))
  return (
    <Button size="small" disabled={acts.isSending || seconds > 0} onClick={send}>
      {seconds > 0 ? t`Send again in ${seconds} s` : t`Send again`}
    </Button>
  )
}
