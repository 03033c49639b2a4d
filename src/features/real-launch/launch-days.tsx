import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#session/day-time.ts'
import type { nextDay } from './launch-states.ts'

/** What comes next for a buyer, in words. */
export function NextDay({ next }: { next: NonNullable<ReturnType<typeof nextDay>> }) {
  const { i18n } = useLingui()
  const day = formatDay(`${next.day}T04:00:00Z`, i18n.locale)
  if (next.kind === 'preview') return <Trans>Preview from {day}</Trans>
  if (next.kind === 'preview-end') return <Trans>Preview until {day}</Trans>
  return <Trans>Booking from {day}</Trans>
}
