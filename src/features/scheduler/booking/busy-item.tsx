import { Trans } from '@lingui/react/macro'
import { spanWords, useCalendar } from '../calendar/calendar-context.ts'
import type { BusyPart } from '../calendar/calendar-entries.ts'
import { OverlapBadge } from '../calendar/overlap-badge.tsx'

/** A time of another calendar in a list of appointments. */
export function BusyItem({ busy }: { busy: BusyPart }) {
  const { clock } = useCalendar()
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <p className="figures text-lg font-semibold">{spanWords(busy, clock)}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 wrap-anywhere">
        <BusyTitle name={busy.name} />
        <OverlapBadge id={busy.id} />
      </p>
    </li>
  )
}

/** What is known of such a time: the calendar that it is in. */
export const BusyTitle = ({ name }: { name: string }) => <Trans>Busy ({name})</Trans>
