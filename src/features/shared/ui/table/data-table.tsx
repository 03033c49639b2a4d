import { type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'

export interface Column<Row> {
  key: string
  header: ReactNode
  /** numbers stand right in tabular figures */
  numeric?: boolean
  /** left out on phones; the first column, which wraps there, says the like in a second line */
  wideOnly?: boolean
  cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  caption: ReactNode
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A dense table of figures; the first column names the row. Scrolls sideways by itself, reachable by keyboard. */
export function DataTable<Row>({ caption, captionHidden = false, columns, rows, rowKey }: DataTableProps<Row>) {
  const captionId = useId()
  const align = (column: Column<Row>) => cx(column.numeric ? 'figures text-end' : 'text-start', column.wideOnly && 'max-sm:hidden')
  const isNarrowed = columns.some(({ wideOnly }) => wideOnly)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="more-beside overflow-x-auto" tabIndex={0} aria-labelledby={captionId}>
      <table className="w-full border-collapse text-base">
        <caption id={captionId} className={captionHidden ? 'sr-only' : 'pb-2 text-start text-sm text-ink-2'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx('h-8 pe-4 align-bottom text-xs font-medium text-ink-3 last:pe-0', align(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line-2 hover:bg-wash">
              {columns.map((column, i) => {
                const Cell = i === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={i === 0 ? 'row' : undefined}
                    className={cx(
                      'h-8 pe-4 font-normal whitespace-nowrap last:pe-0',
                      isNarrowed && (i === 0 ? 'max-sm:py-1.5 max-sm:whitespace-normal' : 'max-sm:py-1.5 max-sm:align-top'),
                      align(column),
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
