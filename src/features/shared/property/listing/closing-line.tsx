import { Trans, useLingui } from '@lingui/react/macro'
import type { ListingOutcome } from '#graphql/generated/graphql.ts'
import { formatDay } from '#session/day-time.ts'

interface Closed {
  outcome: ListingOutcome
  /** a day or a moment, ISO 8601 */
  date: string
}

/** How the advertising of a home ended, as visitors read it. `money`: its price, or its rent a month; null where that is not told. */
export function ClosingLine({ closed: { outcome, date }, money }: { closed: Closed; money: string | null }) {
  const { i18n } = useLingui()
  const day = formatDay(date, i18n.locale)
  if (outcome === 'WITHDRAWN') return <Trans>The owner took the home off the market on {day}.</Trans>
  if (outcome === 'SOLD')
    return money === null ? (
      <Trans>Sold on {day}, as its agent says.</Trans>
    ) : (
      <Trans>
        Sold on {day} for {money}, as its agent says.
      </Trans>
    )
  return money === null ? (
    <Trans>Let on {day}, as its agent says.</Trans>
  ) : (
    <Trans>
      Let on {day} for {money} a month, as its agent says.
    </Trans>
  )
}
