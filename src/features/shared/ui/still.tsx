import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, Suspense, useState } from 'react'

interface Box {
  className?: string
}

/**
 * A picture or text that never changes by itself. What the server made stays as it is, so a page that came with it loads neither its
 * code nor its words (`staticData.stillWords`); a page that the browser makes itself loads and draws it, in a box of the same size
 * until then. Give it another `key` for other facts. `Part` is the thing itself on the server and a lazy one in the browser.
 */
export function still<P extends object>(Part: ComponentType<P>): ComponentType<P & Box> {
  return function StillPart(props: P & Box) {
    const isHydrated = useHydrated()
    const [isDrawn] = useState(import.meta.env.SSR || isHydrated)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text leaves what the server made alone when the page is hydrated
    if (!isDrawn) return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    return (
      <div className="contents">
        <Suspense fallback={<div className={props.className} />}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}
