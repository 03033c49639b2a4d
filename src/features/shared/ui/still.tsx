import { useHydrated, useRouteContext, useRouter } from '@tanstack/react-router'
import type { HydrateProps, HydrationStrategy } from '@tanstack/react-start'
import { Suspense, useState } from 'react'
import type { Viewer } from '#session/viewer.ts'
import type { DrawnWhere } from './drawn-parts.ts'

/**
 * `<Hydrate when={still}>` for a picture or text that never changes by itself. What the server made stays as it is, so a page that came
 * with it loads neither its code nor its words (`staticData.stillWords`); a page that the browser makes itself loads and draws it, and
 * shows `fallback`, a box of the same size, until then. Give it another `key` for other facts. The framework's compiler takes the children
 * out of the page's own script; its `never` would show nothing on pages that the browser makes.
 */
export const still: HydrationStrategy = { _h: (props) => <Still {...props} /> }

/**
 * {@link still}, and the server draws it once: it shows nothing but what its properties hold, in the reader's language, and has neither
 * links nor pictures of other files.
 */
export const drawn: HydrationStrategy = { _h: (props) => <Still {...props} drawn="anywhere" /> }

/** {@link drawn}, with links and what depends on the country of the page or the kind of viewer; nothing of a person. */
export const drawnHere: HydrationStrategy = { _h: DrawnHere }

type StillProps = HydrateProps & {
  drawn?: DrawnWhere
  audience?: string
  /** the boundary's place in the code, from the framework's compiler */
  h?: string
}

function DrawnHere(props: HydrateProps) {
  const audience = useRouteContext({ from: '__root__', select: ({ viewer }) => audienceOf(viewer) })
  return <Still {...props} drawn="here" audience={audience} />
}

const audienceOf = ({ roles, isLoggedIn, isStaff, isSubscribed, isSubAccount, hasVendorSession }: Viewer): string =>
  JSON.stringify([roles, isLoggedIn, isStaff, isSubscribed, isSubAccount, hasVendorSession])

function Still({ children, fallback, drawn: where, audience = '', h: boundary }: StillProps) {
  const isHydrated = useHydrated()
  const { drawnParts } = useRouter().options.context
  const [isDrawn] = useState(import.meta.env.SSR || isHydrated)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text leaves what the server made alone when the page is hydrated
  if (!isDrawn) return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  const part = (where && boundary && drawnParts?.find(boundary, children, where, audience)) || null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as this component rendered it for a page before
  if (part && 'html' in part) return <div className="contents" dangerouslySetInnerHTML={{ __html: part.html }} />
  return (
    <div className="contents">
      {part ? <template data-drawn={part.mark} /> : null}
      <Suspense fallback={fallback ?? <div />}>{children}</Suspense>
      {part ? <template data-drawn={-part.mark} /> : null}
    </div>
  )
}
