import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { drawingAfter, FIRST_DRAWING } from './drawing-state.ts'

/** A context that comes back does so within a second or two; then a button is due. */
const PATIENCE_MS = 4_000

const LostDrawing = lazy(async () => ({ default: (await import('./lost-drawing.tsx')).LostDrawing }))

/**
 * Of a picture that the graphics card draws inside `box`: whether it may be there now, and what is said over it while it may not. Whoever
 * draws it removes it when `isDrawn` becomes false and draws it anew when it becomes true. `fail` tells that it could not be drawn, and
 * answers false where the first drawing failed, which is the browser's lack.
 */
export function useDrawing(box: RefObject<HTMLElement | null>): { isDrawn: boolean; note: ReactNode; fail: () => boolean } {
  const [drawing, tell] = useReducer(drawingAfter, FIRST_DRAWING)
  const { now, isAgain } = drawing
  useEffect(() => {
    const element = box.current
    // the event does not bubble; an ancestor hears it on its way down, before the library that draws
    const hear = (event: Event) => {
      // without this the browser does not bring the context back
      event.preventDefault()
      event.target?.addEventListener('webglcontextrestored', () => tell('restored'), { once: true })
      // at once: the picture is removed while it is whole, and its library has nothing to mend
      flushSync(() => tell('lost'))
    }
    element?.addEventListener('webglcontextlost', hear, { capture: true })
    return () => element?.removeEventListener('webglcontextlost', hear, { capture: true })
  }, [box])
  useEffect(() => {
    if (now !== 'lost') return
    const timer = setTimeout(() => tell('late'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [now])
  const note =
    now === 'drawn' ? null : (
      <Suspense>
        <LostDrawing isGone={now === 'gone'} onAgain={() => tell('asked')} />
      </Suspense>
    )
  const fail = () => {
    tell('failed')
    return isAgain
  }
  return { isDrawn: now === 'drawn', note, fail }
}
