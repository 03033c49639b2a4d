import { Trans } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'

export interface ErrorRow {
  key: string
  name: string
  /** how many sales */
  note: string
  /** percent of the price */
  error: number
  /** of the simple method; left out where it was not measured apart */
  naive?: number
}

interface ErrorBarsProps {
  rows: readonly ErrorRow[]
  format: Format
}

/** Errors as bars on one scale, the simple method's beneath where it is known; every figure stands at the end of its bar. */
export function ErrorBars({ rows, format }: ErrorBarsProps) {
  const largest = Math.max(...rows.flatMap(({ error, naive = 0 }) => [error, naive]), 0.1)
  const hasNaive = rows.some(({ naive }) => naive !== undefined)
  return (
    <div className="pt-4">
      {hasNaive ? (
        <p className="mb-3 flex flex-wrap gap-x-6 text-sm text-ink-2" aria-hidden="true">
          <span className="inline-flex items-center gap-2">
            <i className="size-3 rounded-[2px] bg-lagoon print:bg-ink" />
            <Trans>realValue</Trans>
          </span>
          <span className="inline-flex items-center gap-2">
            <i className="size-3 rounded-[2px] bg-ink-3/60" />
            <Trans>simple method</Trans>
          </span>
        </p>
      ) : null}
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)] print:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
        {rows.map(({ key, name, note, error, naive }) => (
          <div key={key} className="contents">
            <dt className="figures flex items-baseline justify-between gap-4 text-ink sm:py-0.5">
              {name}
              <span className="text-sm text-ink-3">{note}</span>
            </dt>
            <dd className={hasNaive ? 'pb-3' : 'pb-1 sm:pb-0'}>
              <Bar share={error / largest} text={format.percent(error / 100)} tone="bg-lagoon print:bg-ink" strong />
              {naive === undefined ? null : (
                <>
                  <span className="sr-only">
                    <Trans>simple method</Trans>
                  </span>
                  <Bar share={naive / largest} text={format.percent(naive / 100)} tone="bg-ink-3/60" />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const Bar = ({ share, text, tone, strong = false }: { share: number; text: string; tone: string; strong?: boolean }) => (
  <span className="figures flex h-6 items-center gap-2 pe-14">
    <span
      aria-hidden="true"
      className={`h-3 shrink-0 rounded-[2px] print:[print-color-adjust:exact] ${tone}`}
      style={{ width: `${Math.max(0.5, 100 * share)}%` }}
    />
    <span className={strong ? 'font-semibold' : 'text-sm text-ink-2'}>{text}</span>
  </span>
)
