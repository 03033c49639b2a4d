import { useLingui } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'

interface ResultRangeProps {
  low: number
  value: number
  high: number
  format: Pick<Format, 'money'>
}

/** Where the value lies between the quartiles of its sales. */
export function ResultRange({ low, value, high, format }: ResultRangeProps) {
  const { t } = useLingui()
  const [least, most] = [format.money(low), format.money(high)]
  const at = high > low ? (100 * (value - low)) / (high - low) : 50
  return (
    <div role="img" aria-label={t`Range ${least} to ${most}`} className="mt-2 max-w-[420px]">
      <div className="relative h-4 print:[print-color-adjust:exact]">
        <span className="absolute inset-x-0 top-[5px] h-1.5 rounded-full bg-lagoon/60" />
        <span className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-[2px] bg-ink" style={{ left: `${at}%` }} />
      </div>
      <div className="figures mt-1 flex justify-between text-sm text-ink-2">
        <span>{least}</span>
        <span>{most}</span>
      </div>
    </div>
  )
}
