import { Trans } from '@lingui/react/macro'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DealRowsFragment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import type { ShownColumn } from './deal-columns.tsx'
import { DealGrid, DealLine } from './deal-grid.tsx'
import { fetchMoreDeals } from './deals.functions.ts'
import type { DealsPath, DealsSearch } from './search.ts'

interface DealWindowProps {
  columns: readonly ShownColumn[]
  caption: string
  path: DealsPath
  country: CountryCode
  search: DealsSearch
  first: DealRowsFragment
  total: number
}

const LINE_PX = 37
/** so many lines before the last known one the next are asked for */
const AHEAD = 120

interface Known {
  of: DealRowsFragment
  rows: DealRowsFragment['nodes']
  after: string | null
  state: 'resting' | 'asking' | 'failed'
}

const knownFrom = (first: DealRowsFragment): Known => ({ of: first, rows: first.nodes, after: first.endCursor, state: 'resting' })

/** The rows that are known so far, of which only those near the window are in the page. The list grows while somebody reads on, so no line is ever blank. */
export function DealWindow({ columns, caption, path, country, search, first, total }: DealWindowProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  const [known, setKnown] = useState(() => knownFrom(first))
  // another order or choice begins anew
  if (known.of !== first) setKnown(knownFrom(first))
  const { rows, after, state } = known
  const lines = useWindowVirtualizer({ count: rows.length, estimateSize: () => LINE_PX, overscan: 30, scrollMargin: margin })
  const items = lines.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const isDue = after !== null && state === 'resting' && last > rows.length - AHEAD

  useLayoutEffect(() => setMargin(frame.current?.offsetTop ?? 0), [])
  useEffect(() => {
    if (!isDue || after === null) return
    setKnown((now) => ({ ...now, state: 'asking' }))
    fetchMoreDeals({ data: { country, search, after } }).then(
      (more) =>
        setKnown((now) => {
          if (now.of !== first) return now
          return more.ok
            ? { ...now, rows: [...now.rows, ...more.value.nodes], after: more.value.endCursor, state: 'resting' }
            : { ...now, state: 'failed' }
        }),
      () => setKnown((now) => ({ ...now, state: 'failed' })),
    )
  }, [isDue, after, country, search, first])

  const isPrinted = useIsPrinted()
  const above = (items[0]?.start ?? margin) - margin
  const below = lines.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)
  return (
    <div ref={frame}>
      <DealGrid columns={columns} caption={caption} path={path} search={search} total={total} known={rows.length}>
        {isPrinted ? (
          rows.map((row, at) => <DealLine key={row.transaction.id} columns={columns} row={row} at={at} />)
        ) : (
          <>
            <Gap px={above} />
            {items.flatMap(({ index, key }) => {
              const row = rows[index]
              return row ? [<DealLine key={key} columns={columns} row={row} at={index} measure={lines.measureElement} />] : []
            })}
            <Gap px={below} />
          </>
        )}
      </DealGrid>
      {state === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 py-3">
          <Trans>The next deals could not be loaded.</Trans>
          <Button onClick={() => setKnown((now) => ({ ...now, state: 'resting' }))}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** On paper stand all rows that are known, not those near the window. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted(true))
    const end = () => setPrinted(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted
}

/** The height of lines that are not in the page. */
const Gap = ({ px }: { px: number }) =>
  px > 0 ? (
    <tr>
      <td style={{ height: px }} />
    </tr>
  ) : null
