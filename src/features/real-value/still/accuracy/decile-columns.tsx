import { useLingui } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'
import type { MeasuredSegment } from '../../accuracy.functions.ts'

/** The median error by tenth of price as columns, each with its figure. */
export function DecileColumns({ groups, format }: { groups: MeasuredSegment['byPriceDecile']; format: Format }) {
  const { t } = useLingui()
  const rows = groups.toSorted((a, b) => Number(a.name) - Number(b.name))
  const largest = Math.max(...rows.map(({ scores }) => scores.medianError), 0.1)
  return (
    <ol className="grid grid-flow-col auto-cols-fr items-end gap-1 pt-4 sm:gap-2">
      {rows.map(({ name, scores }) => {
        const error = format.percent(scores.medianError / 100)
        return (
          <li key={name} className="figures grid justify-items-center text-center" aria-label={t`tenth ${name}: ${error}`}>
            <span aria-hidden="true" className="text-[11px] leading-5 font-[560] sm:text-xs sm:leading-5">
              {format.percent(scores.medianError / 100)}
            </span>
            <span
              aria-hidden="true"
              className="w-full rounded-t-[2px] bg-lagoon print:bg-ink print:[print-color-adjust:exact]"
              style={{ height: `${Math.max(2, (96 * scores.medianError) / largest)}px` }}
            />
            <span aria-hidden="true" className="w-full border-t border-line pt-1 text-xs text-ink-3">
              {name}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
