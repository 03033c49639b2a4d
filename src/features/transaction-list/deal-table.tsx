import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { DealRowsFragment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { DerivedRoomsNote } from '#property/derived-rooms.tsx'
import type { Format } from '#property/use-format.ts'
import { cx } from '#ui/class-names.ts'
import { chosenColumns, useDealColumns } from './deal-columns.tsx'
import { DealGrid, DealLine } from './deal-grid.tsx'
import type { DealColumn, DealsPath, DealsSearch } from './search.ts'

const DealWindow = lazy(async () => ({ default: (await import('./deal-window.tsx')).DealWindow }))

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
  // what nothing of the list fills is no column, unless it was asked for
  const isUseful = (key: DealColumn) =>
    key !== 'floor' || search.cols !== undefined || page.nodes.some((row) => row.transaction.floorLow !== null)
  const columns = chosenColumns(search)
    .filter(isUseful)
    .map((key) => all[key])
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
    <DealGrid columns={columns} caption={caption} path={path} search={search} total={total} known={page.nodes.length}>
      {page.nodes.map((row, at) => (
        <DealLine key={row.transaction.id} columns={columns} row={row} at={at} />
      ))}
    </DealGrid>
  )
  const notes = (
    <>
      {page.nodes.some(({ transaction }) => transaction.isMixDerived) ? <DerivedRoomsNote marked /> : null}
      {page.isWithheld ? <WithheldNote /> : null}
    </>
  )
  if (!page.endCursor)
    return (
      <>
        {plain}
        {notes}
      </>
    )
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
      {notes}
    </>
  )
}

/** Said once, under the table whose floors and units are withheld. */
const WithheldNote = () => (
  <p className="text-sm text-ink-3">
    <Trans>
      Some floors are told as a range here, and some units not at all.{' '}
      <Link to="/user/subscription-plans" className="underline underline-offset-4">
        A plan shows them.
      </Link>
    </Trans>
  </p>
)

/** What a table is of. */
export function useDealCaption(isRent: boolean): (name: string) => string {
  const { t } = useLingui()
  return (name) => (isRent ? t`Recorded rents: ${name}` : t`Recorded sales: ${name}`)
}
