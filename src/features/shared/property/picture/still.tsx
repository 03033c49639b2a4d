import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, Suspense, useState } from 'react'

interface PictureBox {
  className?: string
}

/**
 * A picture that never changes by itself. What the server drew stays as it is, so a page that came with its pictures does not load
 * the code that draws them; a page that the browser makes itself loads it and draws, in a box of the same size until then.
 * Give it another `key` for other facts. `Picture` is the drawing on the server and a lazy one in the browser.
 */
export function still<P extends PictureBox>(Picture: ComponentType<P>): ComponentType<P> {
  return function StillPicture(props: P) {
    const isHydrated = useHydrated()
    const [isDrawn] = useState(import.meta.env.SSR || isHydrated)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text leaves the server's drawing alone when the page is hydrated
    if (!isDrawn) return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    return (
      <div className="contents">
        <Suspense fallback={<div className={props.className} />}>
          <Picture {...props} />
        </Suspense>
      </div>
    )
  }
}
