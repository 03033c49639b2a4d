import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DealSort } from '#graphql/deal-kinds.ts'
import type { DealRowsFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '#property/address/project-link.ts'
import { floorText } from '#property/evidence/transactions-table.tsx'
import type { Format } from '#property/use-format.ts'
import { activityWords, soldWord } from '#property/vocabulary-words.ts'
import { DEAL_COLUMNS, type DealColumn, type DealsSearch } from './search.ts'

export type DealRow = DealRowsFragment['nodes'][number]

export interface ShownColumn {
  key: DealColumn
  header: string
  numeric?: boolean
  /** left out on phones, where the first column says it in a second line */
  wideOnly?: boolean
  /** the orders of its header: the usual one first */
  sorts?: readonly [DealSort, DealSort]
  cell: (row: DealRow) => ReactNode
}

const USUAL: readonly DealColumn[] = ['month', 'project', 'mix', 'floor', 'size', 'price', 'psf', 'deal']

/** At an address the houses tell themselves apart by their numbers, and all are of one project. */
const AT_ADDRESS = USUAL.map((column) => (column === 'project' ? 'unit' : column))

const usualColumns = ({ address }: Pick<DealsSearch, 'address'>) => (address === undefined ? USUAL : AT_ADDRESS)

/** The columns that an address chooses, in its order; the month always leads. */
export function chosenColumns({ cols, address }: Pick<DealsSearch, 'cols' | 'address'>): DealColumn[] {
  if (!cols) return [...usualColumns({ address })]
  const chosen = cols.split('_').flatMap((text) => DEAL_COLUMNS.find((column) => column === text) ?? [])
  return [...new Set<DealColumn>(['month', ...chosen])]
}

/** As an address has them; undefined for the usual ones. */
export const columnsText = (columns: readonly DealColumn[], search: Pick<DealsSearch, 'address'>): string | undefined =>
  columns.join() === usualColumns(search).join() ? undefined : columns.join('_')

/** Every column of the table in the reader's words. */
export function useDealColumns(format: Format, country: CountryCode): Record<DealColumn, ShownColumn> {
  const { t, i18n } = useLingui()
  const translate = i18n._.bind(i18n)
  const mix = ({ transaction, propertyGroup }: DealRow) =>
    [soldWord(translate, transaction, propertyGroup), transaction.units > 1 ? t`${transaction.units} units` : '']
      .filter(Boolean)
      .join(' · ')
  const projectName = (row: DealRow) => localName(i18n, { name: row.projectName, nameLocal: row.projectNameLocal })
  const inShort = (row: DealRow): string => {
    const { floorLow, floorHigh, areaSqm } = row.transaction
    const floor = floorText(floorLow, floorHigh)
    const house = row.typeGroup === 'PRIVATE_LAND' ? row.transaction.unitNo : null
    return [house ?? projectName(row), mix(row), floorLow === null ? '' : t`floor ${floor}`, format.size(areaSqm)]
      .filter(Boolean)
      .join(' · ')
  }
  const columns: ShownColumn[] = [
    {
      key: 'month',
      header: t`Month`,
      sorts: ['newest', 'oldest'],
      cell: (row) => (
        <>
          {row.isYearAlone ? row.transaction.month.slice(0, 4) : format.month(row.transaction.month)}
          <span className="block text-xs text-ink-3 sm:hidden">{inShort(row)}</span>
        </>
      ),
    },
    {
      key: 'project',
      header: t`Project`,
      wideOnly: true,
      cell: (row) =>
        row.street === '' ? (
          projectName(row)
        ) : (
          <Link
            {...projectLink({ ...row, id: row.projectId }, country)}
            preload={false}
            className="block max-w-56 truncate underline-offset-4 hover:underline"
          >
            {projectName(row)}
          </Link>
        ),
    },
    { key: 'mix', header: t`Home`, wideOnly: true, cell: mix },
    { key: 'unit', header: t`Unit`, wideOnly: true, cell: ({ transaction }) => transaction.unitNo ?? '–' },
    {
      key: 'floor',
      header: t`Floor`,
      numeric: true,
      wideOnly: true,
      cell: ({ transaction: { floorLow, floorHigh } }) => floorText(floorLow, floorHigh),
    },
    {
      key: 'size',
      header: t`Size`,
      numeric: true,
      wideOnly: true,
      sorts: ['size-high', 'size-low'],
      cell: ({ transaction }) => format.size(transaction.areaSqm),
    },
    {
      key: 'price',
      header: t`Price`,
      numeric: true,
      sorts: ['price-high', 'price-low'],
      cell: ({ transaction }) => <b className="font-[560]">{format.money(transaction.price)}</b>,
    },
    {
      key: 'psf',
      header: t`psf`,
      numeric: true,
      sorts: ['psf-high', 'psf-low'],
      cell: ({ transaction }) => (transaction.psf === null ? '–' : format.psfFigure(transaction.psf)),
    },
    { key: 'deal', header: t`Deal`, wideOnly: true, cell: ({ transaction }) => i18n._(activityWords[transaction.activity]) },
    { key: 'street', header: t`Street`, wideOnly: true, cell: ({ street }) => street },
    {
      key: 'area',
      header: t`Area`,
      wideOnly: true,
      cell: ({ areaName, areaNameLocal }) => localName(i18n, { name: areaName, nameLocal: areaNameLocal }),
    },
    { key: 'model', header: t`Model`, wideOnly: true, cell: ({ transaction }) => transaction.model ?? '–' },
  ]
  return Object.fromEntries(columns.map((column) => [column.key, column])) as Record<DealColumn, ShownColumn>
}
