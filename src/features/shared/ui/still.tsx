import { useHydrated, useRouteContext, useRouter } from '@tanstack/react-router'
import type { HydrateProps, HydrationStrategy } from '@tanstack/react-start'
import { Suspense, useState } from 'react'
import type { DrawnWhere } from '#lib/drawn-parts.ts'

/**
 * `<Hydrate when={still}>` for a picture or text that never changes by itself. What the server made stays as it is, so a page that came
 * with it loads neither its code nor its words (`staticData.stillWords`); a page that the browser makes itself loads and draws it, and
 * shows `fallback`, a box of the same size, until then. Give it another `key` for other facts. The framework's compiler takes the children
 * out of the page's own script; its `never` would show nothing on pages that the browser makes.
 */
export const still: HydrationStrategy = { _h: Still }

/**
 * {@link still}, and the server draws it once: it shows nothing but what its properties hold, in the reader's language, and has neither
 * links nor pictures of other files.
 */
export const drawn: HydrationStrategy = import.meta.env.SSR ? { _h: (props) => <Drawn {...props} where="anywhere" audience="" /> } : still

/** {@link drawn}, with links and what depends on the country of the page or the kind of viewer; nothing of a person. */
export const drawnHere: HydrationStrategy = import.meta.env.SSR ? { _h: DrawnHere } : still

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

function DrawnHere(props: HydrateProps) {
  const audience = useRouteContext({ from: '__root__', select: ({ viewer }) => audienceOf(viewer) })
  return <Drawn {...props} where="here" audience={audience} />
}

/** The kind of a viewer: what pages depend on, and nothing that names one. */
interface Audience {
  roles: readonly string[]
  isLoggedIn: boolean
  isStaff: boolean
  isSubscribed: boolean
  isSubAccount: boolean
  hasVendorSession: boolean
}

const audienceOf = ({ roles, isLoggedIn, isStaff, isSubscribed, isSubAccount, hasVendorSession }: Audience): string =>
  JSON.stringify([roles, isLoggedIn, isStaff, isSubscribed, isSubAccount, hasVendorSession])

type DrawnProps = HydrateProps & {
  where: DrawnWhere
  audience: string
  /** the boundary's place in the code, from the framework's compiler */
  h?: string
}

/** What {@link Still} is on the server, as it was drawn before, or marked to be kept. */
function Drawn({ where, audience, h: boundary, ...part }: DrawnProps) {
  // a part may be rendered by itself, without the router of a page
  const drawnParts = useRouter({ warn: false })?.options.context.drawnParts
  const found = (boundary && drawnParts?.find(boundary, part.children, where, audience)) || null
  if (!found) return <Still {...part} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as this component rendered it for a page before
  if ('html' in found) return <div className="contents" dangerouslySetInnerHTML={{ __html: found.html }} />
  return (
    <div className="contents">
      <template data-drawn={found.mark} />
      <Suspense fallback={part.fallback ?? <div />}>{part.children}</Suspense>
      <template data-drawn={-found.mark} />
    </div>
  )
}
