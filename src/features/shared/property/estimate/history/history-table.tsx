import { Trans, useLingui } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import type { PastEstimate } from './past-estimate.ts'

/** Every figure of the chart, newest first. */
export function HistoryTable({ points, format }: { points: readonly PastEstimate[]; format: Format }) {
  const { t } = useLingui()
  const range = (low: number, high: number) => format.range(format.short(low), format.short(high))
  return (
    <details className="text-sm print:hidden">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink">
        <Trans>Figures as a table</Trans>
      </summary>
      <div className="mt-2">
        <DataTable
          caption={t`Estimates of this home by quarter`}
          captionHidden
          columns={[
            { key: 'month', header: t`Sales up to`, cell: ({ asOf }) => format.month(asOf) },
            { key: 'value', header: t`Estimate`, numeric: true, cell: ({ value }) => format.short(value) },
            { key: '68', header: t`Two in three`, numeric: true, cell: ({ low68, high68 }) => range(low68, high68) },
            { key: '90', header: t`Nine in ten`, numeric: true, cell: ({ low90, high90 }) => range(low90, high90) },
          ]}
          rows={points.toReversed()}
          rowKey={({ asOf }) => asOf}
        />
      </div>
    </details>
  )
}
