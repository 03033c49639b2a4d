import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** Where the sheet rests on a phone, as shares of the page's height. */
const LOW = 0.37
const HIGH = 0.86
/** a finger that moved less has pressed */
const PRESS_PX = 6

/** The list on a phone: a sheet that a finger drags and a press moves between its two places. */
export function useSheet(sheet: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const drag = useRef<{ y: number; height: number; moved: number } | null>(null)
  const room = () => sheet.current?.parentElement?.clientHeight ?? 1
  const settle = (open: boolean) => {
    if (sheet.current) Object.assign(sheet.current.style, { height: '', transition: '' })
    setOpen(open)
  }
  return {
    isOpen,
    toggle: () => {
      if ((drag.current?.moved ?? 0) <= PRESS_PX) setOpen(!isOpen)
      drag.current = null
    },
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0, moved: 0 }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current: from } = drag
        if (!from || !event.currentTarget.hasPointerCapture(event.pointerId) || !sheet.current) return
        const way = from.y - event.clientY
        from.moved = Math.max(from.moved, Math.abs(way))
        if (from.moved <= PRESS_PX) return
        const height = Math.min(HIGH * room(), Math.max(LOW * 0.6 * room(), from.height + way))
        Object.assign(sheet.current.style, { height: `${height}px`, transition: 'none' })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const { current: from } = drag
        if (!from || from.moved <= PRESS_PX) return
        settle((sheet.current?.offsetHeight ?? 0) > ((LOW + HIGH) / 2) * room() || from.y - event.clientY > 80)
      },
      onPointerCancel: () => settle(isOpen),
    },
  }
}
