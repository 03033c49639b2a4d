import { Trans, useLingui } from '@lingui/react/macro'
import type { ValuationAccuracyQuery } from '#graphql/generated/graphql.ts'
import { formatDay } from '#lib/day-time.ts'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { fromWireTypeGroup } from '#property/wire-words.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { PageSection } from '#ui/page-section.tsx'

type Measured = ValuationAccuracyQuery['valuationAccuracy'][number]

/** What estimates were measured to be worth: past sales valued before they were known, beside what anybody can work out. */
export function AccuracySection({ measured, currency }: { measured: readonly Measured[]; currency: string }) {
  const { i18n, t } = useLingui()
  const format = useFormat(currency)
  const percent = (figure: number | null) => (figure === null ? '–' : format.percent(figure / 100))
  const columns: Column<Measured>[] = [
    { key: 'homes', header: t`Homes`, cell: ({ typeGroup }) => i18n._(typeGroupWords[fromWireTypeGroup(typeGroup)]) },
    { key: 'period', header: t`Sold`, cell: ({ from, to }) => format.range(format.month(from), format.month(to)) },
    { key: 'n', header: t`Sales valued`, numeric: true, cell: ({ scores }) => format.count(scores.n) },
    {
      key: 'error',
      header: t`Median error`,
      numeric: true,
      cell: ({ scores }) => <b className="font-[560]">{percent(scores.medianError)}</b>,
    },
    { key: 'naive', header: t`Simple method`, numeric: true, cell: ({ naive }) => percent(naive.medianError) },
    { key: 'within', header: t`Within 10 %`, numeric: true, cell: ({ scores }) => percent(scores.within10) },
    { key: 'cover68', header: t`Inside the 68 % range`, numeric: true, cell: ({ scores }) => percent(scores.cover68) },
    { key: 'cover90', header: t`Inside the 90 % range`, numeric: true, cell: ({ scores }) => percent(scores.cover90) },
    { key: 'refused', header: t`Refused`, numeric: true, cell: ({ coverage }) => percent(100 - coverage) },
  ]
  const day = formatDay(measured.map(({ madeOn }) => madeOn).sort()[0] ?? '', i18n.locale)
  return (
    <PageSection id="accuracy" title={<Trans>Measured accuracy</Trans>} aside={<Trans>Measured on {day}</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-6">
        <p className="max-w-[72ch]">
          <Trans>
            Every recorded sale of the period was valued again, from the sales of earlier months alone, by the engine that answers here.
            Half of the estimates came closer to the price then paid than the median error. The simple method is the median price per square
            metre of the last twelve months in the same building or project, times the area.
          </Trans>
        </p>
        <DataTable
          caption={t`How close estimates came to the prices then paid`}
          columns={columns}
          rows={measured}
          rowKey={({ typeGroup }) => typeGroup}
        />
      </div>
    </PageSection>
  )
}
