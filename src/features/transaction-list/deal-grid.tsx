import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import type { DealRow, ShownColumn } from './deal-columns.tsx'
import type { DealsPath, DealsSearch } from './search.ts'

interface DealGridProps {
  columns: readonly ShownColumn[]
  caption: string
  path: DealsPath
  search: DealsSearch
  total: number
  /** how many rows are in the page, which may be printed */
  known: number
  children: ReactNode
}

/** The table around its rows, with a head that stays and orders them. */
export function DealGrid({ columns, caption, path, search, total, known, children }: DealGridProps) {
  const { i18n } = useLingui()
  const sort = search.sort ?? 'newest'
  const [shown, all] = [i18n.number(known), i18n.number(total)]
  return (
    <table className="w-full border-collapse text-base" aria-rowcount={total + 1}>
      <caption className="sr-only">{caption}</caption>
      {known < total ? (
        <tfoot className="hidden print:table-row-group">
          <tr>
            <td colSpan={columns.length} className="py-2 text-ink-3">
              <Trans>
                {shown} of {all} deals
              </Trans>
            </td>
          </tr>
        </tfoot>
      ) : null}
      <thead className="sticky top-(--bar-height) z-10 bg-paper print:static">
        <tr className="shadow-[0_1px_0_var(--color-line)]">
          {columns.map(({ key, header, numeric, wideOnly, sorts }) => {
            const at = sorts?.indexOf(sort) ?? -1
            const isFalling = sort.endsWith('high') || sort === 'newest'
            return (
              <th
                key={key}
                scope="col"
                aria-sort={at < 0 ? undefined : isFalling ? 'descending' : 'ascending'}
                className={cx(
                  'h-9 pe-4 text-xs font-medium text-ink-3 last:pe-0',
                  numeric ? 'text-end' : 'text-start',
                  wideOnly && 'max-sm:hidden',
                )}
              >
                {sorts ? (
                  <Link
                    to={path}
                    search={{ ...search, after: undefined, start: undefined, sort: at === 0 ? sorts[1] : sorts[0] }}
                    resetScroll={false}
                    className={cx('inline-flex min-h-6 items-center gap-1 hover:text-ink', at >= 0 && 'text-ink')}
                  >
                    {header}
                    {at < 0 ? null : <span aria-hidden="true">{isFalling ? '↓' : '↑'}</span>}
                  </Link>
                ) : (
                  header
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface DealLineProps {
  columns: readonly ShownColumn[]
  row: DealRow
  /** its place in the list, from 0 */
  at: number
  measure?: (line: HTMLTableRowElement | null) => void
}

export function DealLine({ columns, row, at, measure }: DealLineProps) {
  return (
    <tr ref={measure} data-index={at} aria-rowindex={at + 2} className="border-b border-line-2 hover:bg-wash">
      {columns.map(({ key, numeric, wideOnly, cell }, i) => {
        const Cell = i === 0 ? 'th' : 'td'
        return (
          <Cell
            key={key}
            scope={i === 0 ? 'row' : undefined}
            className={cx(
              'h-9 pe-4 font-normal last:pe-0 sm:whitespace-nowrap',
              i === 0 ? 'max-sm:py-1.5' : 'whitespace-nowrap max-sm:py-1.5 max-sm:align-top',
              numeric ? 'figures text-end' : 'text-start',
              wideOnly && 'max-sm:hidden',
            )}
          >
            {cell(row)}
          </Cell>
        )
      })}
    </tr>
  )
}
