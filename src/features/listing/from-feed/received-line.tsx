import { Trans, useLingui } from '@lingui/react/macro'
import { formatDayTime } from '#session/day-time.ts'

/** When a file of the feed named a listing last. */
export function ReceivedLine({ date }: { date: string }) {
  const { i18n } = useLingui()
  const day = formatDayTime(date, i18n.locale)
  return (
    <p className="figures text-sm text-ink-3">
      <Trans>Last received {day}</Trans>
    </p>
  )
}
