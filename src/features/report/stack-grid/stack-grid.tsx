import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { RadioRow } from '../sections/radio-row.tsx'
import type { ShadeScale } from './stack-scale.ts'

export interface StackCell {
  level: number
  /** against an earlier level, as a fraction; null when there is none */
  change: number | null
  /** small beside either figure: when */
  note?: string
  /** all that is known, read when pointed at */
  detail?: string
  isMarked?: boolean
}

export interface StackHead {
  key: string
  label: ReactNode
  note?: ReactNode
}

interface StackGridProps {
  caption: string
  /** what the rows are: "Floor" */
  corner: ReactNode
  columns: readonly StackHead[]
  /** the highest first */
  rows: readonly StackHead[]
  /** undefined: there is no such home; null: one without a figure */
  cellOf: (row: StackHead, column: StackHead) => StackCell | null | undefined
  level: { scale: ShadeScale; label: ReactNode; format: (value: number) => string }
  /** null when no home has a change */
  change: { scale: ShadeScale; label: ReactNode; format: (value: number) => string } | null
  /** what the choice between level and change is called */
  choice: string
  shown: 'level' | 'change'
  /** legend of the cells without a figure */
  words: { noFigure: string; noHome: string }
}

/** Shades in percent, for the styles: see stack-grid.css. */
const shades = (level: number, change: number | undefined) => ({ '--level': level, '--change': change ?? 0 }) as CSSProperties

const sideOf = (change: number | null) => (change === null ? undefined : change < 0 ? 'down' : 'up')

/** Homes by floor and stack, coloured by one of two figures that are both in the page: the choice needs no script. */
export function StackGrid({ caption, corner, columns, rows, cellOf, level, change, choice, shown, words }: StackGridProps) {
  return (
    <div className="stack-grid">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {change ? (
          <RadioRow
            legend={choice}
            choices={[
              { key: 'level', label: level.label },
              { key: 'change', label: change.label },
            ]}
            chosen={shown}
          />
        ) : null}
        <StackLegend level={level} change={change} words={words} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section tabIndex={0} aria-label={caption} className="relative mt-3 overflow-x-auto">
        <table className="figures" style={{ '--columns': columns.length } as CSSProperties}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ key, label, note }) => (
                <th key={key} scope="col">
                  {label}
                  {note ? <small>{note}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.label}
                  {row.note ? <small>{row.note}</small> : null}
                </th>
                {columns.map((column) => (
                  <Cell key={column.key} cell={cellOf(row, column)} level={level} change={change} words={words} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Cell({ cell, level, change, words }: Pick<StackGridProps, 'level' | 'change' | 'words'> & { cell: StackCell | null | undefined }) {
  if (!cell)
    return (
      <td className={cell === null ? 'bare' : 'none'}>
        <span className="sr-only">{cell === null ? words.noFigure : words.noHome}</span>
      </td>
    )
  const turn = change && cell.change !== null ? change.scale.shade(cell.change) : undefined
  return (
    <td
      className={cx(sideOf(cell.change), cell.isMarked && 'marked')}
      style={shades(level.scale.shade(cell.level), turn)}
      title={cell.detail}
      aria-current={cell.isMarked ? 'true' : undefined}
    >
      <b>{level.format(cell.level)}</b>
      {change ? <i>{cell.change === null ? '–' : change.format(cell.change)}</i> : null}
      {cell.note ? <small>{cell.note}</small> : null}
    </td>
  )
}

const LEGEND_STEPS = [0, 0.25, 0.5, 0.75, 1]

function StackLegend({ level, change, words }: Pick<StackGridProps, 'level' | 'change' | 'words'>) {
  const at = ({ low, high }: ShadeScale, step: number) => low + (high - low) * step
  return (
    <p className="figures flex flex-wrap items-center gap-x-5 gap-y-1 text-xs text-ink-2">
      <span className="legend-level">
        {level.format(level.scale.low)}
        <span className="flex" aria-hidden="true">
          {LEGEND_STEPS.map((step) => (
            <span key={step} className="swatch" style={shades(level.scale.shade(at(level.scale, step)), 0)} />
          ))}
        </span>
        {level.format(level.scale.high)}
      </span>
      {change ? (
        <span className="legend-change">
          {change.format(change.scale.low)}
          <span className="flex" aria-hidden="true">
            {LEGEND_STEPS.map((step) => {
              const value = at(change.scale, step)
              return <span key={step} className={cx('swatch', sideOf(value))} style={shades(0, change.scale.shade(value))} />
            })}
          </span>
          {change.format(change.scale.high)}
        </span>
      ) : null}
      <span className="inline-flex items-center gap-2">
        <span className="swatch bare" aria-hidden="true" />
        {words.noFigure}
      </span>
    </p>
  )
}
