import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useRef } from 'react'
import type { Sheet, SheetStop } from '../page/use-sheet.ts'
import { restingStop, STOP_SHARES, stopBeside } from './resting-stop.ts'

/** a pointer that moved less was a click */
const PRESS_PX = 6

/** The upper edge of the list on a phone: the sheet is dragged by it, or moved by two buttons. */
export function SheetGrip({ sheet: { section, stop, setStop } }: { sheet: Sheet }) {
  const { t } = useLingui()
  const drag = useRef<{ y: number; height: number; isMoved: boolean } | null>(null)
  const room = () => section.current?.parentElement?.clientHeight ?? 1
  const settle = (next: SheetStop) => {
    if (section.current) Object.assign(section.current.style, { height: '', transition: '' })
    drag.current = null
    setStop(next)
  }
  const onPointerMove = ({ clientY }: PointerEvent) => {
    const { current: from } = drag
    if (!from || !section.current) return
    const way = from.y - clientY
    from.isMoved ||= Math.abs(way) > PRESS_PX
    if (!from.isMoved) return
    const height = Math.min(STOP_SHARES.high * room(), Math.max(STOP_SHARES.low * room(), from.height + way))
    Object.assign(section.current.style, { height: `${height}px`, transition: 'none' })
  }
  const onPointerUp = () => {
    const isMoved = drag.current?.isMoved
    settle(isMoved ? restingStop(stop, (section.current?.offsetHeight ?? 0) / room()) : stop === 'high' ? 'mid' : stopBeside(stop, 1))
  }
  return (
    <>
      <div
        className="touch-none absolute inset-x-0 top-0 me-24 h-6 cursor-grab lg:hidden"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { y: event.clientY, height: section.current?.offsetHeight ?? 0, isMoved: false }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => settle(stop)}
      />
      <div className="absolute end-3 top-1 flex lg:hidden">
        <StopButton
          name={t`Make the list larger`}
          sign="m4 10 4-4 4 4"
          isOff={stop === 'high'}
          onPress={() => setStop(stopBeside(stop, 1))}
        />
        <StopButton
          name={t`Make the list smaller`}
          sign="m4 6 4 4 4-4"
          isOff={stop === 'low'}
          onPress={() => setStop(stopBeside(stop, -1))}
        />
      </div>
    </>
  )
}

interface StopButtonProps {
  name: string
  sign: string
  isOff: boolean
  onPress: () => void
}

function StopButton({ name, sign, isOff, onPress }: StopButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={isOff}
      onClick={onPress}
      className="grid size-9 place-items-center rounded text-ink-2 hover:bg-wash disabled:opacity-35"
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </button>
  )
}
