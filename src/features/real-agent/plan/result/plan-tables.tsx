import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatMonthText } from '#lib/format.ts'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { PlanFindings, PlanSummary, PlanYear } from '../engine/plan-findings.ts'
import { monthAfter } from '../engine/plan-months.ts'
import { SENSITIVITY_WORDS } from '../plan-words.ts'

interface PlanTableProps {
  start: string
  currency: string
}

/** What the rows of both tables below have in common. */
function useSummaryColumns({ start, currency }: PlanTableProps, first: string): Column<PlanSummary>[] {
  const { i18n, t } = useLingui()
  const money = (amount: number) => formatMoney(amount / 100, currency, i18n.locale)
  const when = (month: number) => formatMonthText(monthAfter(start, month), i18n.locale)
  return [
    { key: 'name', header: first, cell: ({ name }) => name },
    { key: 'break', header: t`Breaks`, cell: ({ breaksIn }) => (breaksIn === null ? <Trans>It holds</Trans> : when(breaksIn)) },
    { key: 'least', header: t`Least cash`, numeric: true, cell: ({ figures }) => money(figures.leastCash) },
    { key: 'net', header: t`Net worth at the end`, numeric: true, cell: ({ figures }) => money(figures.endNet) },
    { key: 'duties', header: t`Duties`, numeric: true, wideOnly: true, cell: ({ figures }) => money(figures.duties) },
  ]
}

/** The variants side by side. */
export function PlanComparison({ variants, ...table }: PlanTableProps & Pick<PlanFindings, 'variants'>) {
  const { t } = useLingui()
  const columns = useSummaryColumns(table, t`Variant`)
  return <DataTable caption={t`The variants compared`} captionHidden columns={columns} rows={variants} rowKey={({ id }) => id} />
}

/** The shown variant under other rates, prices and wages. */
export function PlanSensitivity({ sensitivity, ...table }: PlanTableProps & Pick<PlanFindings, 'sensitivity'>) {
  const { i18n, t } = useLingui()
  const columns = useSummaryColumns(table, t`If`)
  const named = sensitivity.map((row) => ({ ...row, name: i18n._(SENSITIVITY_WORDS[row.id]) }))
  return <DataTable caption={t`What else might happen`} captionHidden columns={columns} rows={named} rowKey={({ id }) => id} />
}

/** Year by year, what came, went and is there. */
export function PlanYears({ years, start, currency }: PlanTableProps & Pick<PlanFindings, 'years'>) {
  const { i18n, t } = useLingui()
  const money = (key: Exclude<keyof PlanYear, 'month'>) => (row: PlanYear) => formatMoney(row[key] / 100, currency, i18n.locale)
  const columns: Column<PlanYear>[] = [
    { key: 'year', header: t`Twelve months to`, cell: ({ month }) => formatMonthText(monthAfter(start, month), i18n.locale) },
    { key: 'inflow', header: t`Came`, numeric: true, cell: money('inflow') },
    { key: 'outflow', header: t`Went`, numeric: true, cell: money('outflow') },
    { key: 'cash', header: t`Cash`, numeric: true, cell: money('closing') },
    { key: 'fund', header: t`Retirement savings`, numeric: true, cell: money('fund') },
    { key: 'homes', header: t({ message: 'Homes', context: 'of a smart plan' }), numeric: true, cell: money('homes') },
    { key: 'debt', header: t`Debt`, numeric: true, cell: money('debt') },
    { key: 'net', header: t`Net worth`, numeric: true, cell: money('net') },
  ]
  return <DataTable caption={t`Year by year`} captionHidden columns={columns} rows={years} rowKey={({ month }) => String(month)} />
}
