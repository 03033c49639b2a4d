import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { SeatMove } from '#graphql/generated/graphql.ts'
import { formatDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { RightNames } from '../words/right-words.tsx'
import { type OpenPart, SeatActions } from './seat-actions.tsx'
import { SEAT_COLUMNS } from './seat-columns.ts'
import { MoveEditor, RightsEditor } from './seat-editors.tsx'
import { SeatHistory } from './seat-history.tsx'
import { SEAT_STATE_TONES, SEAT_STATE_WORDS, seatRefusalWords } from './seat-texts.ts'
import type { TeamSeat } from './team-seats.ts'
import { useSeatActs } from './use-seat-acts.ts'

const SeatDialog = lazy(() => import('./seat-dialog.tsx'))

/** A seat: who, what it may do, when it was used, and what can be done with it. A row where there is room, a card on a phone. */
export function SeatItem({ seat }: { seat: TeamSeat }) {
  const { t, i18n } = useLingui()
  const acts = useSeatActs()
  const [open, setOpen] = useState<OpenPart | null>(null)
  // something else may have been opened meanwhile
  const close = (part: OpenPart) => () => setOpen((now) => (now === part ? null : now))
  const move = (asked: SeatMove) =>
    void acts.act(asked, async (key) => (await import('./seat.functions.ts')).sendAct({ data: { id: seat.id, key, move: asked } }))
  return (
    <li aria-label={seat.name || seat.email} className="grid gap-4 border-b border-line py-4">
      <div className={SEAT_COLUMNS}>
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg font-[560] wrap-anywhere">
            {seat.name || seat.email}
            <Badge tone={SEAT_STATE_TONES[seat.state]}>{i18n._(SEAT_STATE_WORDS[seat.state])}</Badge>
            {seat.isPaidFor || seat.state === 'SUSPENDED' ? null : (
              <Badge tone="bad">
                <Trans>Not paid for</Trans>
              </Badge>
            )}
          </h3>
          {seat.name ? <p className="text-ink-2 wrap-anywhere">{seat.email}</p> : null}
        </div>
        <SeatCell label={t`May do`}>
          <RightNames rights={seat.rights} />
        </SeatCell>
        <SeatCell label={seat.state === 'INVITED' ? t`Invitation` : t`Last use`}>
          <SeatUse seat={seat} />
        </SeatCell>
        <SeatActions seat={seat} open={open} onOpen={setOpen} onMove={move} acts={acts} />
      </div>
      {acts.failure ? (
        <p role="alert" className="text-bad">
          {seatRefusalWords(i18n, acts.failure)}
        </p>
      ) : null}
      {open === 'rights' ? <RightsEditor seat={seat} acts={acts} onClose={close('rights')} /> : null}
      {open === 'move' ? <MoveEditor seat={seat} acts={acts} onClose={close('move')} /> : null}
      {open === 'history' ? <SeatHistory id={seat.id} /> : null}
      {open === 'suspend' || open === 'remove' ? (
        <Suspense>
          <SeatDialog
            seat={seat}
            asks={open}
            onClose={close(open)}
            onYes={() => {
              close(open)()
              move(open === 'suspend' ? 'SUSPEND' : 'REMOVE')
            }}
          />
        </Suspense>
      ) : null}
    </li>
  )
}

const SeatCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0 text-ink-2">
    <span className="block text-xs text-ink-3 lg:sr-only">{label}</span>
    {children}
  </div>
)

/** The day of the last use, or how long an invitation waits. */
function SeatUse({ seat: { state, lastUsedOn, linkUntil, isLinkOld } }: { seat: TeamSeat }) {
  const { i18n } = useLingui()
  if (state === 'INVITED') {
    const until = linkUntil ? formatDay(linkUntil, i18n.locale) : ''
    return isLinkOld ? (
      <span className="text-caution-ink">
        <Trans>The link is too old. Send it again.</Trans>
      </span>
    ) : (
      <Trans>Link works until {until}</Trans>
    )
  }
  // noon there, so that the day is the same in every zone near it
  return lastUsedOn ? (
    <span className="figures">{formatDay(`${lastUsedOn}T12:00:00+08:00`, i18n.locale)}</span>
  ) : (
    <Trans>Not within a month</Trans>
  )
}
