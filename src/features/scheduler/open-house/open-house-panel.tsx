import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { spanWords, useCalendar } from '../calendar/calendar-context.ts'
import { zoneWords } from '../calendar/calendar-words.ts'
import { OverlapBadge } from '../calendar/overlap-badge.tsx'
import { dayWords } from '../calendar-days.ts'
import type { OpenedOpenHouse, OwnOpenHouse } from '../schedule.ts'
import { CheckInCode } from './check-in-code.tsx'
import { OpenHouseActions } from './open-house-actions.tsx'
import { OpenHouseVisits } from './open-house-visits.tsx'

/** The open house that the address names, with its code for visitors, who came, and what can be done. */
export function OpenHousePanel() {
  const { house } = useSearch({ from: '/_default/scheduler' })
  const { openHouses, openedHouse } = useCalendar().calendar
  if (house === undefined || openedHouse === null) return null
  const shown = openHouses.find(({ hosted }) => hosted?.id === house)
  if (openedHouse === 'unknown' || !shown)
    return (
      <Panel kind="empty" title={<Trans>This open house is not on these days</Trans>} action={<CloseLink />}>
        <Trans>It was cancelled or moved, its home is not advertised any more, or it is of another account.</Trans>
      </Panel>
    )
  return <Opened key={house} openHouse={shown} opened={openedHouse} />
}

function Opened({ openHouse, opened }: { openHouse: OwnOpenHouse; opened: OpenedOpenHouse }) {
  const panel = useRef<HTMLElement>(null)
  // somebody who chose it among others goes on here
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="opened-house"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded border border-line bg-sheet p-6 outline-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h2 id="opened-house" className="title text-2xl wrap-anywhere">
            {openHouse.name}
          </h2>
          <Times openHouse={openHouse} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            <Trans>Open house</Trans>
            <OverlapBadge id={openHouse.id} />
          </p>
        </div>
        <span className="no-print">
          <CloseLink />
        </span>
      </header>
      <CheckInCode opened={opened} name={openHouse.name} />
      <OpenHouseVisits visits={opened.visits} />
      <OpenHouseActions openHouse={openHouse} />
    </section>
  )
}

function Times({ openHouse }: { openHouse: OwnOpenHouse }) {
  const { i18n } = useLingui()
  const { clock, calendar } = useCalendar()
  return (
    <p className="figures text-lg">
      {dayWords(clock(openHouse.startsAt).day, i18n.locale, 'full')}, {spanWords(openHouse, clock)},{' '}
      {zoneWords(i18n, calendar.schedule.timeZone)}
    </p>
  )
}

const CloseLink = () => (
  <ButtonLink from="/scheduler" to="." search={(now) => ({ ...now, house: undefined })} resetScroll={false} size="small">
    <Trans>Close</Trans>
  </ButtonLink>
)
