import { useEffect } from 'react'
import { FRAME_HEIGHT_MESSAGE } from '#property/embed-snippet.ts'

/**
 * Tells the page around the block how high it is, whenever that changes, so that the frame need not scroll. Only a number is told, to whoever embeds:
 * the browser has let nobody else.
 */
export function useFrameHeight(): void {
  useEffect(() => {
    if (window.parent === window) return
    const tell = () => {
      const height = Math.ceil(document.body.getBoundingClientRect().height)
      window.parent.postMessage({ type: FRAME_HEIGHT_MESSAGE, height }, '*')
    }
    const watcher = new ResizeObserver(tell)
    watcher.observe(document.body)
    tell()
    return () => watcher.disconnect()
  }, [])
}
