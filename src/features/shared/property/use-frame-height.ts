import { type RefObject, useEffect } from 'react'
import { FRAME_HEIGHT_MESSAGE } from './embed-snippet.ts'

/**
 * Tells the page around the block how high `content` reaches, whenever that changes, so that the frame need not scroll. Only a number is told, to
 * whoever embeds: the browser has let nobody else.
 */
export function useFrameHeight(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current
    if (!element || window.parent === window) return
    const tell = () => {
      const height = Math.ceil(element.getBoundingClientRect().bottom + window.scrollY)
      window.parent.postMessage({ type: FRAME_HEIGHT_MESSAGE, height }, '*')
    }
    const watcher = new ResizeObserver(tell)
    watcher.observe(element)
    tell()
    return () => watcher.disconnect()
  }, [content])
}
