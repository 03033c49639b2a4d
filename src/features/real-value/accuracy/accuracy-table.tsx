import { Trans, useLingui } from '@lingui/react/macro'
import type { ValuationAccuracyQuery } from '#graphql/generated/graphql.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { formatDay } from '#session/day-time.ts'
import { type Column, DataTable } from '#ui/table/data-table.tsx'

export type MeasuredGroup = ValuationAccuracyQuery['valuationAccuracy'][number]

/** The figures on record by kind of home, beside those of the simple method. */
export function AccuracyTable({ measured, currency }: { measured: readonly MeasuredGroup[]; currency: string }) {
  const { i18n, t } = useLingui()
  const format = useFormat(currency)
  const day = formatDay(measured.map(({ madeOn }) => madeOn).sort()[0] ?? '', i18n.locale)
  const percent = (figure: number | null) => (figure === null ? '–' : format.percent(figure / 100))
  const columns: Column<MeasuredGroup>[] = [
    {
      key: 'homes',
      header: t({ message: 'Homes', context: 'kind' }),
      cell: ({ typeGroup }) => i18n._(typeGroupWords[fromWireTypeGroup(typeGroup)]),
    },
    { key: 'period', header: t`Sold`, cell: ({ from, to }) => format.range(format.month(from), format.month(to)) },
    { key: 'n', header: t`Sales valued`, numeric: true, cell: ({ scores }) => format.count(scores.n) },
    {
      key: 'error',
      header: t`Median error`,
      numeric: true,
      cell: ({ scores }) => <b className="font-[560]">{percent(scores.medianError)}</b>,
    },
    { key: 'naive', header: t`Simple method`, numeric: true, cell: ({ naive }) => percent(naive.medianError) },
    { key: 'within', header: t`Within 10%`, numeric: true, cell: ({ scores }) => percent(scores.within10) },
    { key: 'cover68', header: t`Inside the 68% range`, numeric: true, cell: ({ scores }) => percent(scores.cover68) },
    { key: 'cover90', header: t`Inside the 90% range`, numeric: true, cell: ({ scores }) => percent(scores.cover90) },
    { key: 'refused', header: t`Refused`, numeric: true, cell: ({ coverage }) => percent(100 - coverage) },
  ]
  return (
    <>
      <p className="max-w-[72ch]">
        <Trans>
          Every recorded sale of the period was valued again, from the sales of earlier months alone, by the engine that answers here. Half
          of the estimates came closer to the price then paid than the median error. The simple method is the median price per square metre
          of the last twelve months in the same building or project, times the area. Measured on {day}.
        </Trans>
      </p>
      <DataTable
        caption={t`How close estimates came to the prices then paid`}
        columns={columns}
        rows={measured}
        rowKey={({ typeGroup }) => typeGroup}
      />
    </>
  )
}
