import { Plural, Trans } from '@lingui/react/macro'
import { daysSince } from './listed-days.ts'

/** "today", "yesterday", "12 days ago". A page may be hydrated on the day after the one it was made on. */
export function DaysAgo({ date }: { date: string }) {
  const days = daysSince(date, Date.now())
  return days === null ? null : (
    <span suppressHydrationWarning>{days === 0 ? <Trans>today</Trans> : <Plural value={days} one="yesterday" other="# days ago" />}</span>
  )
}

interface ListedDatesProps {
  firstSeenDate: string
  confirmedDate: string
}

/** When an advertised home was seen first, and when somebody last said that it stands. */
export const ListedDates = ({ firstSeenDate, confirmedDate }: ListedDatesProps) => (
  <>
    <Trans>
      First seen <DaysAgo date={firstSeenDate} />
    </Trans>
    {' · '}
    <Trans>
      confirmed <DaysAgo date={confirmedDate} />
    </Trans>
  </>
)
