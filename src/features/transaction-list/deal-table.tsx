import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { DealRowsFragment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Format } from '#property/use-format.ts'
import { cx } from '#ui/class-names.ts'
import { chosenColumns, type DealRow, type ShownColumn, useDealColumns } from './deal-columns.tsx'
import type { DealsPath, DealsSearch } from './search.ts'

const DealWindow = lazy(async () => ({ default: (await import('./late/deal-window.tsx')).DealWindow }))

interface DealTableProps {
  path: DealsPath
  country: CountryCode
  search: DealsSearch
  page: DealRowsFragment
  total: number
  format: Format
  caption: string
}

/** The first rows stand in the page; the rest is fetched and windowed once somebody comes near its end. Without scripts a link leads on. */
export function DealTable({ path, country, search, page, total, format, caption }: DealTableProps) {
  const all = useDealColumns(format, country)
  const columns = chosenColumns(search).map((key) => all[key])
  const [isNear, setNear] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const mark = end.current
    if (!mark) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '1200px' })
    watch.observe(mark)
    return () => watch.disconnect()
  }, [])
  const plain = (
    <DealGrid columns={columns} caption={caption} path={path} search={search} total={total}>
      {page.nodes.map((row, at) => (
        <DealLine key={row.transaction.id} columns={columns} row={row} at={at} />
      ))}
    </DealGrid>
  )
  if (!page.endCursor) return plain
  return (
    <>
      {isNear ? (
        <Suspense fallback={plain}>
          <DealWindow columns={columns} caption={caption} path={path} country={country} search={search} first={page} total={total} />
        </Suspense>
      ) : (
        plain
      )}
      <div ref={end} className={cx('no-print', isNear && 'hidden')}>
        <Link
          to={path}
          search={{ ...search, after: page.endCursor }}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <Trans>Next deals</Trans>
        </Link>
      </div>
    </>
  )
}

interface DealGridProps {
  columns: readonly ShownColumn[]
  caption: string
  path: DealsPath
  search: DealsSearch
  total: number
  children: ReactNode
}

/** The table around its rows, with a head that stays and orders them. */
export function DealGrid({ columns, caption, path, search, total, children }: DealGridProps) {
  const sort = search.sort ?? 'newest'
  return (
    <table className="w-full border-collapse text-base" aria-rowcount={total + 1}>
      <caption className="sr-only">{caption}</caption>
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
                    search={{ ...search, after: undefined, sort: at === 0 ? sorts[1] : sorts[0] }}
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

/** What a table without rows says. */
export function useDealCaption(isRent: boolean): (name: string) => string {
  const { t } = useLingui()
  return (name) => (isRent ? t`Recorded rents: ${name}` : t`Recorded sales: ${name}`)
}
