import { useNavigate } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useCalendar } from '../calendar/calendar-context.ts'
import { turned } from './date-bar.tsx'
import { gridMove } from './grid-moves.ts'

const cellsOf = (grid: Element): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[data-cell]')]

/** What a cell lets somebody go to: its links in order, else itself. */
const stopsOf = (cell: HTMLElement): HTMLElement[] => {
  const links = [...cell.querySelectorAll<HTMLElement>('a')]
  return links.length > 0 ? links : [cell]
}

/**
 * The keys of a grid whose cells carry `data-cell` in order: one stop of Tab, arrows within, pages before and after by Page Up and Page Down.
 * A cell with several links is walked through before the next one below.
 */
export function useGridKeys(columns: number, start: number) {
  const { view, day } = useCalendar()
  const navigate = useNavigate({ from: '/scheduler' })
  const grid = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState(start)

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!(event.target instanceof HTMLElement) || event.altKey || event.metaKey) return
    const cells = cellsOf(event.currentTarget)
    const cell = event.target.closest<HTMLElement>('[data-cell]')
    const at = cell ? cells.indexOf(cell) : -1
    if (!cell || at < 0) return
    const within = stopsOf(cell)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const near = step === 0 ? undefined : within[within.indexOf(event.target) + step]
    const move = near ? at : gridMove(event.key, at, columns, cells.length, event.ctrlKey)
    if (move === null) return
    event.preventDefault()
    if (near) return near.focus()
    if (typeof move === 'number') {
      const next = cells[move]
      const stops = next ? stopsOf(next) : []
      return (event.key === 'ArrowUp' ? stops.at(-1) : stops[0])?.focus()
    }
    void navigate({ search: (now) => ({ ...now, day: turned(view, day, move === 'next' ? 1 : -1) }), resetScroll: false })
  }

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-cell]') : null
    const at = cell ? cellsOf(event.currentTarget).indexOf(cell) : -1
    if (at >= 0) setCurrent(at)
  }

  /** the one cell that Tab leads to */
  const tabIndexOf = (at: number): 0 | -1 => (at === current ? 0 : -1)
  return { grid: { ref: grid, role: 'grid' as const, onKeyDown, onFocus }, tabIndexOf }
}
