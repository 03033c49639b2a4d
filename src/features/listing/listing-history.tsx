import { useLingui } from '@lingui/react/macro'
import { formatDayTime } from '#session/day-time.ts'
import { listingEventWords } from './listing-words.ts'
import type { WrittenListing } from './listings-data.ts'

/** What was done with a listing, the newest first. */
export function ListingHistory({ events }: Pick<WrittenListing, 'events'>) {
  const { i18n } = useLingui()
  return (
    <ul className="grid gap-1 text-sm text-ink-2">
      {events.map(({ action, note, date }) => (
        <li key={`${action} ${date}`} className="figures">
          {formatDayTime(date, i18n.locale)} · {listingEventWords(i18n, action)}
          {note ? ` · ${note}` : null}
        </li>
      ))}
    </ul>
  )
}
