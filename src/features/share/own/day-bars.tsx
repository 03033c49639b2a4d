import { useLingui } from '@lingui/react/macro'
import type { OwnShareRowFragment } from '#graphql/generated/graphql.ts'
import { formatDay } from '#session/day-time.ts'
import { lastDays } from './last-days.ts'

const [WIDTH, HEIGHT, STEP] = [240, 36, 8]

/** Visits of the last thirty days that have any, as small bars; the numbers stand in its name. */
export function DayBars({ days }: { days: OwnShareRowFragment['days'] }) {
  const { i18n, t } = useLingui()
  const shown = lastDays(days)
  const most = Math.max(...shown.map(({ count }) => count), 1)
  const told = days.map(({ day, count }) => `${formatDay(`${day}T04:00:00Z`, i18n.locale)}: ${count}`).join(', ')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t`Visits by day: ${told}`} className="mt-2 w-full max-w-[260px]">
      <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--color-line)" />
      {shown.map(({ day, count }, at) => {
        const height = (count / most) * (HEIGHT - 4)
        return count === 0 ? null : (
          <rect key={day} x={at * STEP + 1} y={HEIGHT - 1 - height} width={STEP - 2} height={height} fill="var(--color-lagoon)" />
        )
      })}
    </svg>
  )
}
