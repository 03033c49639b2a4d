import { useLingui } from '@lingui/react/macro'
import type { PropertyGroup, TransactionPageFragment } from '#graphql/generated/graphql.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { DerivedRoomsNote } from '../derived-rooms.tsx'
import type { Format } from '../use-format.ts'
import { activityWords, soldWord } from '../vocabulary-words.ts'

export type TransactionRow = TransactionPageFragment['nodes'][number]

/** "07–09" as the registers print floor bands; a single floor once; unknown as a dash. */
export const floorText = (low: number | null, high: number | null): string => {
  if (low === null) return '–'
  const two = (floor: number) => String(floor).padStart(2, '0')
  return high === null || high === low ? two(low) : `${two(low)}–${two(high)}`
}

interface TransactionsTableProps {
  rows: readonly TransactionRow[]
  format: Format
  caption: string
  group: TypeGroup
  propertyGroup: PropertyGroup
  /** offices, shops and the like are no homes */
  isCommercial: boolean
}

/** Recorded deals, newest first; columns that no row fills are left out. Below it, how bedrooms that no record states were found. */
export function TransactionsTable({ rows, format, caption, group, propertyGroup, isCommercial }: TransactionsTableProps) {
  const { t, i18n } = useLingui()
  const some = (has: (row: TransactionRow) => boolean, column: Column<TransactionRow>) => (rows.some(has) ? [column] : [])
  /** on phones, what the columns that are left out there say */
  const inShort = (row: TransactionRow): string => {
    const { unitNo, floorLow, floorHigh, areaSqm, activity } = row
    const floor = floorText(floorLow, floorHigh)
    return [
      soldWord(i18n._.bind(i18n), row, propertyGroup),
      unitNo,
      floorLow === null ? '' : t`floor ${floor}`,
      format.size(areaSqm),
      i18n._(activityWords[activity]),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const columns: Column<TransactionRow>[] = [
    {
      key: 'month',
      header: t`Month`,
      cell: (row) => (
        <>
          {format.month(row.month)}
          <span className="block text-xs text-ink-3 sm:hidden">{inShort(row)}</span>
        </>
      ),
    },
    {
      key: 'mix',
      header: isCommercial ? t`Kind` : t`Home`,
      wideOnly: true,
      cell: (row) =>
        [soldWord(i18n._.bind(i18n), row, propertyGroup), row.units > 1 ? t`${row.units} units` : ''].filter(Boolean).join(' · '),
    },
    ...some((row) => group === 'public-stack' && row.model !== null, {
      key: 'model',
      header: t`Model`,
      wideOnly: true,
      cell: (row) => row.model ?? '–',
    }),
    ...some((row) => row.unitNo !== null, { key: 'unit', header: t`Unit`, wideOnly: true, cell: (row) => row.unitNo ?? '–' }),
    ...some((row) => row.floorLow !== null, {
      key: 'floor',
      header: t`Floor`,
      numeric: true,
      wideOnly: true,
      cell: (row) => floorText(row.floorLow, row.floorHigh),
    }),
    {
      key: 'area',
      header: group === 'private-land' ? t`Land area` : t`Floor area`,
      numeric: true,
      wideOnly: true,
      cell: (row) => format.size(row.areaSqm),
    },
    { key: 'price', header: t`Price`, numeric: true, cell: (row) => <b className="font-[560]">{format.money(row.price)}</b> },
    { key: 'psf', header: t`psf`, numeric: true, cell: (row) => (row.psf === null ? '–' : format.psfFigure(row.psf)) },
    { key: 'kind', header: t`Deal`, wideOnly: true, cell: (row) => i18n._(activityWords[row.activity]) },
  ]
  return (
    <>
      <DataTable caption={caption} captionHidden columns={columns} rows={rows} rowKey={(row) => row.id} />
      {rows.some(({ isMixDerived }) => isMixDerived) ? <DerivedRoomsNote marked /> : null}
    </>
  )
}
