import { useEffect, useEffectEvent } from 'react'
import type { Corner } from '#filter/ring-text.ts'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import { cornerAt } from './outline-handle.tsx'

interface Pen {
  onCorner: (corner: Corner) => void
  onFinish: () => void
  onUndo: () => void
}

/** a second click this near is the same corner, as in a double click */
const SAME_PX = 4

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, select, textarea')

/**
 * Sets a corner for each click on the map; Enter or a double click finishes, Backspace undoes the last step. `isDrawing` false: clicks
 * set no corners, keys still work.
 */
export function useOutlinePen(map: DrawnMap | null, isDrawing: boolean, pen: Pen): void {
  const corner = useEffectEvent(pen.onCorner)
  const finish = useEffectEvent(pen.onFinish)
  const undo = useEffectEvent(pen.onUndo)
  useEffect(() => {
    if (!map || !isDrawing) return
    const last = { x: -1e4, y: -1e4 }
    const press = ({ point }: { point: { x: number; y: number } }) => {
      if (Math.hypot(point.x - last.x, point.y - last.y) <= SAME_PX) return
      Object.assign(last, { x: point.x, y: point.y })
      corner(cornerAt(map, point.x, point.y))
    }
    const twice = () => finish()
    map.doubleClickZoom.disable()
    map.on('click', press)
    map.on('dblclick', twice)
    return () => {
      map.off('click', press)
      map.off('dblclick', twice)
      map.doubleClickZoom.enable()
    }
  }, [map, isDrawing])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return
      const isUndo = event.key === 'Backspace' || (event.key === 'z' && (event.ctrlKey || event.metaKey))
      if (isUndo) undo()
      // on a button, Enter activates it
      else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) finish()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
