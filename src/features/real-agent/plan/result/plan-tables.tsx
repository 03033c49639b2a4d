import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatMonthText } from '#lib/format.ts'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { PlanResult } from '../engine/month-engine.ts'
import { monthAfter } from '../engine/plan-months.ts'
import { figuresOf, type SensitivityRow } from '../engine/plan-scenarios.ts'
import { SENSITIVITY_WORDS } from '../plan-words.ts'

interface PlanTableProps {
  start: string
  currency: string
}

interface NamedResult {
  id: string
  name: string
  result: PlanResult
}

/** What the rows of both tables below have in common. */
function useResultColumns({ start, currency }: PlanTableProps, first: string): Column<NamedResult>[] {
  const { i18n, t } = useLingui()
  const money = (amount: number) => formatMoney(amount / 100, currency, i18n.locale)
  const when = (month: number) => formatMonthText(monthAfter(start, month), i18n.locale)
  return [
    { key: 'name', header: first, cell: ({ name }) => name },
    {
      key: 'break',
      header: t`Breaks`,
      cell: ({ result: { breaks } }) => (breaks[0] ? when(breaks[0].month) : <Trans>It holds</Trans>),
    },
    { key: 'least', header: t`Least cash`, numeric: true, cell: ({ result }) => money(figuresOf(result).leastCash) },
    { key: 'net', header: t`Net worth at the end`, numeric: true, cell: ({ result }) => money(figuresOf(result).endNet) },
    { key: 'duties', header: t`Duties`, numeric: true, wideOnly: true, cell: ({ result }) => money(figuresOf(result).duties) },
  ]
}

/** The variants side by side. */
export function PlanComparison({ variants, ...table }: PlanTableProps & { variants: readonly NamedResult[] }) {
  const { t } = useLingui()
  const columns = useResultColumns(table, t`Variant`)
  return <DataTable caption={t`The variants compared`} captionHidden columns={columns} rows={variants} rowKey={({ id }) => id} />
}

/** The shown variant under other rates, prices and wages. */
export function PlanSensitivity({ rows, ...table }: PlanTableProps & { rows: readonly SensitivityRow[] }) {
  const { i18n, t } = useLingui()
  const columns = useResultColumns(table, t`If`)
  const named = rows.map(({ key, result }) => ({ id: key, name: i18n._(SENSITIVITY_WORDS[key]), result }))
  return <DataTable caption={t`What else might happen`} captionHidden columns={columns} rows={named} rowKey={({ id }) => id} />
}

interface YearRow {
  year: string
  inflow: number
  outflow: number
  cash: number
  fund: number
  homes: number
  debt: number
  net: number
}

/** A year of the plan is twelve of its months, named by the last of them. */
const yearRows = (months: PlanResult['months'], start: string, locale: string): YearRow[] =>
  Array.from({ length: Math.floor(months.length / 12) }, (_, at) => {
    const year = months.slice(at * 12, at * 12 + 12)
    const sum = (pick: (month: (typeof year)[number]) => number) => year.reduce((all, month) => all + pick(month), 0)
    const end = year.at(-1)
    return {
      ...{
        year: formatMonthText(monthAfter(start, at * 12 + 11), locale),
        inflow: sum(({ inflow }) => inflow),
        outflow: sum(({ outflow }) => outflow),
      },
      ...{ cash: end?.closing ?? 0, fund: end?.fund ?? 0, homes: end?.homes ?? 0, debt: end?.debt ?? 0, net: end?.net ?? 0 },
    }
  })

/** Year by year, what came, went and is there. */
export function PlanYears({ months, start, currency }: PlanTableProps & { months: PlanResult['months'] }) {
  const { i18n, t } = useLingui()
  const money = (key: Exclude<keyof YearRow, 'year'>) => (row: YearRow) => formatMoney(row[key] / 100, currency, i18n.locale)
  const columns: Column<YearRow>[] = [
    { key: 'year', header: t`Twelve months to`, cell: ({ year }) => year },
    { key: 'inflow', header: t`Came`, numeric: true, cell: money('inflow') },
    { key: 'outflow', header: t`Went`, numeric: true, cell: money('outflow') },
    { key: 'cash', header: t`Cash`, numeric: true, cell: money('cash') },
    { key: 'fund', header: t`Retirement savings`, numeric: true, cell: money('fund') },
    { key: 'homes', header: t`Homes`, numeric: true, cell: money('homes') },
    { key: 'debt', header: t`Debt`, numeric: true, cell: money('debt') },
    { key: 'net', header: t`Net worth`, numeric: true, cell: money('net') },
  ]
  return (
    <DataTable
      caption={t`Year by year`}
      captionHidden
      columns={columns}
      rows={yearRows(months, start, i18n.locale)}
      rowKey={({ year }) => year}
    />
  )
}
