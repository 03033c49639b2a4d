import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type CalendarEntry, timesOf } from '../calendar/calendar-entries.ts'
import { isMoved, type MoveBy, movedByKey, movedByPointer, NOT_MOVED } from './move-by.ts'

/** px that a pointer goes before it drags: a press that trembles stays a press */
const DRAG_BEGINS = 6

interface Moving {
  id: string
  by: MoveBy
}

interface Grabbed {
  x: number
  y: number
  isDragged: boolean
}

/**
 * Moves what stands in a week: by dragging with a mouse or a pen, or by the keys. M begins, the arrows go by a quarter of an hour or a day, Enter sends
 * it there and Escape leaves it. A finger scrolls; on a touch screen the form moves.
 */
export function useMoving(hourHeight: number, onMoved: (entry: CalendarEntry, by: MoveBy) => void) {
  const [moving, setMoving] = useState<Moving | null>(null)
  const grabbed = useRef<Grabbed | null>(null)
  /** the press at the end of a drag opens nothing */
  const isDropped = useRef(false)

  const end = (entry: CalendarEntry, by: MoveBy) => {
    setMoving(null)
    if (isMoved(by)) onMoved(entry, by)
  }
  const byOf = ({ id }: Pick<Moving, 'id'>): MoveBy => (moving?.id === id ? moving.by : NOT_MOVED)

  /** What a block that can be moved listens to. */
  const handlersOf = (entry: CalendarEntry) => {
    const { id } = timesOf(entry)
    const draggedBy = (event: PointerEvent<HTMLElement>): MoveBy | null => {
      const from = grabbed.current
      if (!from) return null
      const [right, down] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.isDragged && Math.hypot(right, down) < DRAG_BEGINS) return null
      return movedByPointer({ right, down, hourHeight, dayWidth: event.currentTarget.closest('td')?.offsetWidth ?? 0 })
    }
    return {
      draggable: false,
      'aria-keyshortcuts': 'm',
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        isDropped.current = false
        if (event.pointerType === 'touch' || event.button !== 0) return
        grabbed.current = { x: event.clientX, y: event.clientY, isDragged: false }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const by = draggedBy(event)
        if (!by || !grabbed.current) return
        if (!grabbed.current.isDragged) event.currentTarget.setPointerCapture(event.pointerId)
        grabbed.current.isDragged = true
        setMoving({ id, by })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const by = draggedBy(event)
        isDropped.current = grabbed.current?.isDragged === true
        grabbed.current = null
        if (by && isDropped.current) end(entry, by)
      },
      onPointerCancel: () => {
        grabbed.current = null
        setMoving(null)
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (isDropped.current) event.preventDefault()
        isDropped.current = false
      },
      onBlur: () => setMoving((now) => (now?.id === id && grabbed.current === null ? null : now)),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (moving?.id !== id) {
          if (event.key.toLowerCase() === 'm') setMoving({ id, by: NOT_MOVED })
          return
        }
        const by = movedByKey(event.key, moving.by)
        if (!by && event.key !== 'Enter' && event.key !== 'Escape') return
        // the grid's own arrows rest while something is moved
        event.preventDefault()
        event.stopPropagation()
        if (by) setMoving({ id, by })
        else if (event.key === 'Enter') end(entry, moving.by)
        else setMoving(null)
      },
    }
  }
  return { moving, byOf, handlersOf }
}
