import { type ReactNode, useId } from 'react'

interface ChartFrameProps {
  title: ReactNode
  /** unit, period, how many sales */
  note: ReactNode
  children: ReactNode
  /** the same figures in words or as a table */
  table?: ReactNode
  /** on the button that opens the table */
  tableLabel?: ReactNode
}

/** The frame of every chart: its title, unit, date and n, and its exact figures as a table. */
export function ChartFrame({ title, note, children, table, tableLabel }: ChartFrameProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="m-0 grid grid-cols-[minmax(0,1fr)] gap-3">
      <figcaption>
        <p id={id} className="text-lg font-semibold text-pretty">
          {title}
        </p>
        <p className="figures mt-0.5 text-sm text-ink-3">{note}</p>
      </figcaption>
      {children}
      {table ? (
        <details className="expands">
          <summary className="inline-flex min-h-6 items-center text-sm text-ink-2 underline decoration-line underline-offset-4 hover:decoration-ink-3">
            {tableLabel}
          </summary>
          <div className="pt-3">{table}</div>
        </details>
      ) : null}
    </figure>
  )
}
