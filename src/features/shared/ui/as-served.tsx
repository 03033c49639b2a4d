import { type AnyRouteMatch, deepEqual, useHydrated, useMatches, useRouteContext, useRouter } from '@tanstack/react-router'
import type { HydrateProps, HydrationStrategy } from '@tanstack/react-start'
import { type ReactNode, Suspense, use, useRef, useState } from 'react'
import { addWords } from '#locales/create-i18n.ts'
import { wordsToDraw } from '#locales/page-words.ts'
import { useAreaUnit } from './area-unit.tsx'
import { propertiesOf } from './properties-of.ts'

/**
 * `<Hydrate when={asServed}>` for a picture or text that never changes by itself. What the server made stays as it is while its properties
 * are the same, so a page that came with it loads neither its code nor its words. Where they are others, the browser loads and draws it
 * anew: its properties, and the page, country, language, unit of area and viewer that it may read. It needs no `key`. On pages that the browser makes
 * `fallback`, a box of the same size, stands there until then. The framework's compiler takes the children out of the page's own script;
 * its `never` would show nothing on pages that the browser makes.
 */
export const asServed: HydrationStrategy = { _h: import.meta.env.SSR ? Made : AsServed }

/** The path and what its routes read of the search; dialogs and menus, which every page has in its search, change nothing of a part. */
function pageOf(matches: readonly Pick<AnyRouteMatch, 'pathname' | '_strictSearch'>[]): string {
  const [root, page] = [matches[0], matches.at(-1)]
  const shared = Object.keys(root?._strictSearch ?? {})
  return JSON.stringify([page?.pathname, Object.entries(page?._strictSearch ?? {}).filter(([name]) => !shared.includes(name))])
}

interface Shown {
  properties: unknown
  place: string
  times: number
  words?: Promise<void>
  before?: string | undefined
  /** its properties are others, so what the server made is no longer true */
  isFalse?: boolean
}

/** In the browser: what the server made, until its properties or its `place` differ from then. */
function AsServed({ children, fallback }: HydrateProps) {
  const visit = useRouteContext({ from: '__root__', select: ({ country, locale, viewer }) => JSON.stringify([country, locale, viewer]) })
  const page = useMatches({ select: pageOf })
  const place = visit + page + useAreaUnit()
  const isHydrated = useHydrated()
  const { i18n, locale } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const served = useRef<HTMLDivElement>(null)
  const properties = propertiesOf(children)
  // how often the browser has drawn it, and what the first time waits for and replaces
  const [shown, setShown] = useState<Shown>({ properties, place, times: Number(isHydrated) })
  const { times, words, before, isFalse } = shown
  // a part that the browser draws sees its place itself; what visitors entered in it belongs to its properties
  const isSame = deepEqual(shown.properties, properties)
  if (!isSame || (times === 0 && shown.place !== place))
    setShown({
      properties,
      place,
      times: times + 1,
      isFalse: !isSame,
      // a page that came from the server has not loaded them
      words: words ?? wordsToDraw(router.state.matches).then((books) => addWords(i18n, locale, books)),
      before: served.current?.innerHTML,
    })
  if (times === 0)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text leaves what the server made alone when the page is hydrated
    return <div key="served" ref={served} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  const room = before ? <Room html={before} isSeen={!isFalse} /> : fallback
  return (
    <Made key={times} fallback={room}>
      {words ? <After words={words}>{children}</After> : children}
    </Made>
  )
}

/** What the server made keeps its room until the part is drawn anew. */
const Room = ({ html, isSeen }: { html: string; isSeen: boolean }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as the server made it for this page
  <div className={isSeen ? 'contents' : 'invisible contents'} inert aria-busy="true" dangerouslySetInnerHTML={{ __html: html }} />
)

function After({ words, children }: { words: Promise<void>; children: ReactNode }) {
  use(words)
  return children
}

/** A part as it is drawn. */
function Made({ children, fallback }: Pick<HydrateProps, 'children' | 'fallback'>) {
  return (
    <div className="contents">
      <Suspense fallback={fallback ?? <div />}>{children}</Suspense>
    </div>
  )
}
