import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { SeatEventsQuery } from '#graphql/generated/graphql.ts'
import { fail, type Result } from '#lib/result.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { seatEventWords, seatRefusalWords } from './seat-texts.ts'

type Events = SeatEventsQuery['seatEvents']

/** What was done with a seat, the newest first; asked for when it is opened. */
export function SeatHistory({ id }: { id: string }) {
  const { i18n } = useLingui()
  const [answer, setAnswer] = useState<Result<Events> | null>(null)
  useEffect(() => {
    let isGone = false
    void import('./seat.functions.ts')
      .then(({ fetchSeatEvents }) => fetchSeatEvents({ data: { id } }))
      .catch(() => fail('network', 'unreachable'))
      .then((told) => {
        if (!isGone) setAnswer(told)
      })
    return () => {
      isGone = true
    }
  }, [id])
  if (!answer) return <Skeleton className="h-16" />
  if (!answer.ok)
    return (
      <p role="alert" className="text-bad">
        {seatRefusalWords(i18n, answer.failure)}
      </p>
    )
  return (
    <div className="grid gap-2">
      <h4 className="font-[560]">
        <Trans>History</Trans>
      </h4>
      <ol className="grid gap-1 text-ink-2">
        {answer.value.map(({ action, date }) => (
          <li key={`${action} ${date}`} className="flex flex-wrap gap-x-4">
            <span className="figures min-w-40">{formatDayTime(date, i18n.locale)}</span>
            <span>{seatEventWords(i18n, action)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
