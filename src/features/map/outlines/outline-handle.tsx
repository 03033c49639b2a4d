import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Corner } from '#filter/ring-text.ts'
import { cx } from '#ui/class-names.ts'
import type { DrawnMap } from '../engine/map-canvas.tsx'

/** the step of an arrow key in CSS pixels; smaller with Shift */
const STEP_PX = 8
const FINE_PX = 1
/** a pointer that moved less was a click */
const PRESS_PX = 3

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const cornerAt = (map: DrawnMap, x: number, y: number): Corner => {
  const { lat, lng } = map.unproject([x, y])
  return [Math.round(lat * 1e5), Math.round(lng * 1e5)]
}
const pixelOf = (map: DrawnMap, [lat5, lng5]: Corner) => map.project([lng5 / 1e5, lat5 / 1e5])

interface OutlineHandleProps {
  map: DrawnMap
  place: Corner
  label: string
  look: 'corner' | 'between' | 'whole'
  /** a drag or an arrow key begins */
  onStart: () => void
  onMove: (place: Corner) => void
  onPress?: () => void
  /** Delete */
  onRemove?: () => void
}

const LOOKS = {
  corner: 'size-3 rounded-full border-2 border-lagoon bg-sheet',
  between: 'size-2 rounded-full border border-lagoon bg-sheet opacity-70',
  whole: 'size-5 rounded-full bg-lagoon text-paper',
} as const

/** A handle of an outline, moved by touch, pointer or arrow keys. */
export function OutlineHandle({ map, place, label, look, onStart, onMove, onPress, onRemove }: OutlineHandleProps) {
  const drag = useRef<{ x: number; y: number; from: { x: number; y: number }; isMoved: boolean } | null>(null)
  const { x, y } = pixelOf(map, place)
  const onPointerMove = (event: PointerEvent) => {
    const { current: own } = drag
    if (!own || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const [right, down] = [event.clientX - own.x, event.clientY - own.y]
    if (!own.isMoved && Math.hypot(right, down) <= PRESS_PX) return
    if (!own.isMoved) onStart()
    own.isMoved = true
    onMove(cornerAt(map, own.from.x + right, own.from.y + down))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow) {
      const step = event.shiftKey ? FINE_PX : STEP_PX
      onStart()
      onMove(cornerAt(map, x + arrow[0] * step, y + arrow[1] * step))
    } else if (event.key === 'Delete' && onRemove) onRemove()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
      className="absolute top-0 left-0 grid size-6 cursor-move touch-none place-items-center rounded-full"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, y: event.clientY, from: { x, y }, isMoved: false }
      }}
      onPointerMove={onPointerMove}
      onClick={({ detail }) => {
        // a click by keyboard has no detail; the click that ends a drag is ignored
        if (detail === 0 || !drag.current?.isMoved) onPress?.()
      }}
      onKeyDown={onKeyDown}
    >
      <span className={cx('grid place-items-center shadow-float', LOOKS[look])}>
        {look === 'whole' ? (
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5">
            <path
              d="M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6 2 8l2 2M12 6l2 2-2 2"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.3"
            />
          </svg>
        ) : null}
      </span>
    </button>
  )
}
