import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatPercent } from '#lib/format.ts'
import type { LoanYear } from '#property/loans/instalment.ts'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { Stat } from '../../stat.tsx'
import type { Calculation, CalculatorResult } from '../calculate.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Headline } from './headline.tsx'

interface InstalmentResultProps {
  calculation: Calculation
  result: Extract<CalculatorResult, { tool: 'instalment' }>
  currency: string
}

/** The monthly instalment, what the loan costs in all, and how it is repaid year by year. */
export function InstalmentResult({ calculation: { inputs }, result, currency }: InstalmentResultProps) {
  const { i18n, t } = useLingui()
  const money = (value: number) => formatMoney(value, currency, i18n.locale)
  const loan = inputs.loan ?? 0
  const rate = formatPercent(inputs.rate / 100, i18n.locale, { digits: 2 })
  const { years } = inputs
  const columns: Column<LoanYear>[] = [
    { key: 'year', header: t`Year`, cell: ({ year }) => year },
    { key: 'interest', header: t`Interest`, numeric: true, cell: (row) => money(row.interest) },
    { key: 'repaid', header: t`Repaid`, numeric: true, cell: (row) => money(row.repaid) },
    { key: 'left', header: t`Still owed`, numeric: true, cell: (row) => money(row.left) },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Headline
        label={<Trans>Instalment a month</Trans>}
        figure={money(result.instalment)}
        note={
          <Trans>
            {rate} over {years} years
          </Trans>
        }
      >
        <Stat label={<Trans>Interest in all</Trans>} figure={money(result.interest)} />
        <Stat label={<Trans>Paid in all</Trans>} figure={money(loan + result.interest)} />
      </Headline>
      {loan > 0 ? (
        <ChartFrame
          title={<Trans>Where each year’s instalments go</Trans>}
          note={<Trans>Equal instalments at one rate for the whole term</Trans>}
          table={
            <DataTable caption={t`Year by year`} captionHidden columns={columns} rows={result.years} rowKey={({ year }) => String(year)} />
          }
          tableLabel={<Trans>Year by year</Trans>}
        >
          <YearBars years={result.years} />
        </ChartFrame>
      ) : null}
    </div>
  )
}

function YearBars({ years }: { years: readonly LoanYear[] }) {
  const last = years.length
  return (
    <div>
      <div className="flex h-40 items-stretch gap-[3px]" aria-hidden="true">
        {years.map(({ year, interest, repaid }) => (
          <div key={year} className="flex min-w-0 flex-1 flex-col">
            <span className="bg-terracotta-mark print:bg-ink-3" style={{ flexGrow: interest }} />
            <span className="bg-lagoon print:bg-ink" style={{ flexGrow: repaid }} />
          </div>
        ))}
      </div>
      <p className="figures mt-2 flex justify-between text-xs text-ink-3">
        <span>
          <Trans>Year 1</Trans>
        </span>
        <span className="flex gap-4 text-sm text-ink-2">
          <span className="inline-flex items-center gap-1.5">
            <span className="size-2.5 bg-terracotta-mark print:bg-ink-3" aria-hidden="true" />
            <Trans>Interest</Trans>
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span className="size-2.5 bg-lagoon print:bg-ink" aria-hidden="true" />
            <Trans>Repaid</Trans>
          </span>
        </span>
        <span>
          <Trans>Year {last}</Trans>
        </span>
      </p>
    </div>
  )
}
