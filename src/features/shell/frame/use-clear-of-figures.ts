import { type RefObject, useEffect, useState } from 'react'

/** What nothing may lie on: tables, figures, numbers and controls of content and footer. */
const FIGURES = ':is(main, footer) :is(table, figure, dl, canvas, a, input, button, svg[role="img"], .figures)'

/** Rows of lists too: what is only a hint waits until there is nothing below it. */
const ROWS = `${FIGURES}, main li`

/** The page below is looked at in steps of at most so many CSS pixels: about the height of a line. */
const STEP = 20

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Points spread over a box, its corners among them; in CSS pixels of the window. */
export function samplePoints({ left, top, width, height }: Box): { x: number; y: number }[] {
  const along = (start: number, length: number) => {
    const steps = Math.ceil(length / STEP)
    return Array.from({ length: steps + 1 }, (_, at) => start + (length * at) / Math.max(1, steps))
  }
  return along(left, width).flatMap((x) => along(top, height).map((y) => ({ x, y })))
}

/** §2.8: whether what floats in `box` may be shown: not while figures, tables or, for a hint, rows of the page lie below it. False until the page is awake. */
export function useClearOfFigures(box: RefObject<HTMLElement | null>, isHint = false): boolean {
  const [isClear, setClear] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      if (box.current) setClear(!liesOn(isHint ? ROWS : FIGURES, box.current))
    }
    const later = () => {
      frame ||= requestAnimationFrame(look)
    }
    later()
    // what loads late, folds out or gives way to another page moves the content as scrolling does
    const grown = new ResizeObserver(later)
    const changed = new MutationObserver(later)
    const content = document.getElementById('content')
    if (content) {
      grown.observe(content)
      changed.observe(content, { childList: true, subtree: true })
    }
    for (const type of ['scroll', 'resize'] as const) window.addEventListener(type, later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      grown.disconnect()
      changed.disconnect()
      for (const type of ['scroll', 'resize'] as const) window.removeEventListener(type, later)
    }
  }, [box, isHint])
  return isClear
}

function liesOn(covered: string, box: HTMLElement): boolean {
  const points = samplePoints(box.getBoundingClientRect())
  return points.some(({ x, y }) => document.elementsFromPoint(x, y).some((below) => !box.contains(below) && below.closest(covered)))
}
