import { createRouter, type LocationRewrite } from '@tanstack/react-router'
import { pageQueries } from '#api/page-queries.ts'
import { watchChunkFailures } from '#features/shell/chunk-reload.ts'
import { keepEarlyScroll } from '#features/shell/early-scroll.ts'
import { ServerErrorPage } from '#features/shell/frame/error-page.tsx'
import { Providers } from '#features/shell/frame/providers-layout.tsx'
import { openSession } from '#features/shell/open-session.ts'
import { addWords, createLanguages } from '#locales/create-i18n.ts'
import { joinLocale, splitLocale } from '#locales/locale-url.ts'
import { wordsToHydrate } from '#locales/page-words.ts'
import type { WordBook } from '#locales/word-books.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { parseSearch, stringifySearch } from '#session/address-search.ts'
import type { ClientStateSlot } from '#session/client-state.ts'
import { pageStart } from '#session/page-start.ts'
import { anonymous, type Viewer } from '#session/viewer.ts'
import { routeTree } from './routeTree.gen.ts'

/** What the server's router hands to the browser's. */
interface Travelling {
  words: readonly WordBook[]
  viewer: Viewer | null | undefined
}

/** Creates everything a page needs, once per request on the server and once per tab in the browser. */
export function getRouter() {
  const { locale, country, nonce, pathname } = pageStart()
  const { prefix } = splitLocale(pathname)
  const i18nOf = createLanguages({ isRequest: import.meta.env.SSR })
  const i18n = i18nOf(locale)
  const session = openSession()
  const clientState: ClientStateSlot = {}
  const router = createRouter({
    routeTree,
    context: { ask: pageQueries(), i18n, i18nOf, prefix, locale, country, session, clientState, viewer: anonymous },
    parseSearch,
    stringifySearch,
    // without a prefix there is nothing to rewrite, and every link of the page would be parsed for it
    rewrite: prefix === null ? undefined : underPrefix(prefix),
    scrollRestoration: keepEarlyScroll({ isServer: import.meta.env.SSR }),
    // as long as an answer is kept; trying again asks at once
    defaultStaleTime: 60_000,
    defaultErrorComponent: ServerErrorPage,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    ssr: { nonce },
    dehydrate: async (): Promise<Travelling> => ({ words: await wordsToHydrate(router.state.matches), viewer: session.toTravel() }),
    hydrate: async ({ words, viewer }) => {
      session.arrive(viewer)
      // a rejection would empty the document: without its words the page stays as the server made it, and its links lead on
      await addWords(i18n, locale, words).catch(() => new Promise(() => {}))
    },
    InnerWrap: Providers,
  })
  // from the first chunk on: those of the first page may be lost as well
  if (!import.meta.env.SSR) watchChunkFailures(router)
  return router
}

/** §2.1: the language's prefix stands before the paths of the address bar and of links, and the routes know nothing of it. */
const underPrefix = (prefix: LocaleCode): LocationRewrite => ({
  input: ({ url }) => {
    const split = splitLocale(url.pathname)
    if (split.prefix === prefix) url.pathname = split.pathname
    return url
  },
  output: ({ url }) => {
    url.pathname = joinLocale(prefix, url.pathname)
    return url
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
