import { Trans, useLingui } from '@lingui/react/macro'
import type { TimeProposalPartsFragment } from '#graphql/generated/graphql.ts'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import type { LeadActs } from './use-lead-acts.ts'

interface LastProposalProps {
  proposal: TimeProposalPartsFragment
  acts: LeadActs
  onDone: () => Promise<void>
}

/** What was proposed last, and what has become of it; while it is open it can be withdrawn. */
export function LastProposal({ proposal, acts, onDone }: LastProposalProps) {
  const { i18n } = useLingui()
  const { id, kind, state, timeZone, heldUntil, note, times } = proposal
  const until = formatDayTime(heldUntil, i18n.locale, timeZone)
  const words = {
    OPEN: <Trans>Proposed and held until {until}.</Trans>,
    TAKEN: <Trans>One of these times was taken. The appointment is in your scheduler.</Trans>,
    DECLINED: <Trans>None of these times suits.</Trans>,
    WITHDRAWN: <Trans>You have withdrawn these times.</Trans>,
    EXPIRED: <Trans>Nobody answered in time. The times are free again.</Trans>,
  }
  const withdraw = async () => {
    const isDone = await acts.act(`withdraw ${id}`, async ({ key }) =>
      (await import('./propose-times.functions.ts')).sendWithdrawal({ data: { proposal: id, key } }),
    )
    if (isDone || acts.failure?.code === 'proposal-state') await onDone()
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status">{words[state]}</p>
      <ul aria-label={i18n._(APPOINTMENT_NAMES[kind])} className="figures grid gap-1 text-ink-2">
        {times.map(({ startsAt, isTaken }) => (
          <li key={startsAt} className={isTaken ? 'font-semibold text-ink' : undefined}>
            {formatDayTime(startsAt, i18n.locale, timeZone)}
          </li>
        ))}
      </ul>
      {note ? <p className="max-w-[60ch] border-s-2 border-line ps-4 whitespace-pre-line wrap-anywhere">{note}</p> : null}
      {state === 'OPEN' ? (
        <Button size="small" disabled={acts.isSending} onClick={() => void withdraw()}>
          <Trans>Withdraw the times</Trans>
        </Button>
      ) : null}
    </div>
  )
}
