import { useHydrated } from '@tanstack/react-router'
import type { HydrateProps, HydrationStrategy } from '@tanstack/react-start'
import { Suspense, useState } from 'react'

/**
 * `<Hydrate when={still}>` for a picture or text that never changes by itself. What the server made stays as it is, so a page that came
 * with it loads neither its code nor its words (`staticData.stillWords`); a page that the browser makes itself loads and draws it, and
 * shows `fallback`, a box of the same size, until then. Give it another `key` for other facts. The framework's compiler takes the children
 * out of the page's own script; its `never` would show nothing on pages that the browser makes.
 */
export const still: HydrationStrategy = { _h: Still }

function Still({ children, fallback }: HydrateProps) {
  const isHydrated = useHydrated()
  const [isDrawn] = useState(import.meta.env.SSR || isHydrated)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text leaves what the server made alone when the page is hydrated
  if (!isDrawn) return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <div className="contents">
      <Suspense fallback={fallback ?? <div />}>{children}</Suspense>
    </div>
  )
}
