import { Trans } from '@lingui/react/macro'
import { Badge } from '#ui/badge.tsx'
import { useCalendar } from './calendar-context.ts'

/** Says of something in the calendar that something else stands at its time. */
export const OverlapBadge = ({ id }: { id: string }) =>
  useCalendar().overlaps.has(id) ? (
    <Badge tone="bad">
      <Trans>At the time of something else</Trans>
    </Badge>
  ) : null
