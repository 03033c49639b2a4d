import { Trans } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'
import type { MeasuredScores } from '../../accuracy.functions.ts'

/** How many prices fell into the 68 % and the 90 % range: a bar to the measured share, a mark at the promised one. */
export function CoverageBars({ scores, format }: { scores: MeasuredScores; format: Format }) {
  const rows = [
    { promised: 68, measured: scores.cover68 },
    { promised: 90, measured: scores.cover90 },
  ]
  return (
    <dl className="grid gap-4 pt-3">
      {rows.map(({ promised, measured }) =>
        measured === null ? null : (
          <div key={promised}>
            <dt className="figures flex justify-between gap-4 text-sm text-ink-2">
              <Trans>the {promised}% range held</Trans>
              <b className="text-base font-semibold text-ink">{format.percent(measured / 100)}</b>
            </dt>
            <dd className="relative mt-1 h-3 rounded-[2px] bg-line print:[print-color-adjust:exact]" aria-hidden="true">
              <span className="absolute inset-y-0 left-0 rounded-[2px] bg-lagoon print:bg-ink" style={{ width: `${measured}%` }} />
              <span className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink ring-1 ring-paper" style={{ left: `${promised}%` }} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
