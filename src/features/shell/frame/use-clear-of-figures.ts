import { type RefObject, useEffect, useState } from 'react'

/** What nothing may lie on: tables, figures, numbers and controls of content and footer. */
const FIGURES = ':is(main, footer) :is(table, figure, dl, canvas, a, input, button, svg[role="img"], .figures)'

/** Points per side at which the page below is looked at; narrower things than a third of a button are not covered. */
const SAMPLES = 4

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Points spread over a box, its corners among them; in CSS pixels of the window. */
export function samplePoints({ left, top, width, height }: Box): { x: number; y: number }[] {
  const along = (start: number, length: number) => Array.from({ length: SAMPLES }, (_, at) => start + (length * at) / (SAMPLES - 1))
  return along(left, width).flatMap((x) => along(top, height).map((y) => ({ x, y })))
}

/** §2.8: whether what floats in `box` may be shown: not while figures or tables of the page lie below it. False until the page is awake. */
export function useClearOfFigures(box: RefObject<HTMLElement | null>): boolean {
  const [isClear, setClear] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      if (box.current) setClear(!liesOnFigures(box.current))
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
  }, [box])
  return isClear
}

function liesOnFigures(box: HTMLElement): boolean {
  const points = samplePoints(box.getBoundingClientRect())
  return points.some(({ x, y }) => document.elementsFromPoint(x, y).some((below) => !box.contains(below) && below.closest(FIGURES)))
}
