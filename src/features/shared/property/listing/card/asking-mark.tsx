import { Trans, useLingui } from '@lingui/react/macro'
import type { ListingCardFragment } from '#graphql/generated/graphql.ts'
import type { Format } from '#property/use-format.ts'
import { cx } from '#ui/class-names.ts'
import { askingPlaces, beyondRange } from './asking-places.ts'
import { againstWords } from './listing-words.ts'

interface AskingMarkProps {
  /** null where it is refused: nothing is shown */
  estimate: ListingCardFragment['estimate']
  /** whole units, of rent a month; null where it is not told: nothing is shown */
  price: number | null
  format: Format
  /** with the figures under the bar and what the estimate rests on */
  whole?: boolean
}

/** What is asked against the range that holds 68 in 100 later prices of such homes: in words, and as a mark on the range. */
export function AskingMark({ estimate, price, format, whole = false }: AskingMarkProps) {
  const { i18n, t } = useLingui()
  if (!estimate?.against || price === null) return null
  const { low, value, high, against } = estimate
  const places = askingPlaces({ low, value, high, price })
  const beyond = beyondRange({ low, high, price })
  const words = i18n._(againstWords[against])
  const text = beyond === 0 ? words : `${words} (${format.change(beyond)})`
  const range = format.range(format.short(low), format.short(high))
  const label = 'absolute top-0 -translate-x-1/2 whitespace-nowrap'
  return (
    <div className="grid gap-1">
      <p className={whole ? 'text-lg' : 'text-sm text-ink-2'}>{text}</p>
      <div role="img" aria-label={t`${words}: asked ${format.money(price)}, estimated ${format.money(low)} to ${format.money(high)}`}>
        <div className="relative h-4 max-w-[28rem] print:[print-color-adjust:exact]">
          <span className="absolute inset-x-0 top-[7px] h-0.5 bg-line" />
          <span
            className="absolute top-[5px] h-1.5 rounded-full bg-lagoon/60 print:bg-ink-3"
            style={{ left: `${places.low}%`, right: `${100 - places.high}%` }}
          />
          <span
            className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-[2px] bg-terracotta print:bg-ink"
            style={{ left: `${places.price}%` }}
          />
        </div>
        {whole ? (
          <div className="figures relative h-5 max-w-[28rem] text-sm text-ink-2">
            <span className={label} style={{ left: `${(places.low + places.high) / 2}%` }}>
              {range}
            </span>
          </div>
        ) : null}
      </div>
      <p className={cx('text-ink-3', whole ? 'max-w-[60ch] pt-1' : 'sr-only')}>
        <Trans>
          Of later prices of such homes, 68 in 100 lie in the range. The estimate rests on recorded deals and never uses what is asked.
        </Trans>
      </p>
    </div>
  )
}
