import { setupI18n } from '@lingui/core'
import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { Providers } from '#features/shell/providers-layout.tsx'
import { loadWords } from '#locales/create-i18n.ts'
import { joinLocale, splitLocale } from '#locales/locale-url.ts'
import type { WordBook } from '#locales/word-books.ts'
import { parseSearch, stringifySearch } from '#session/address-search.ts'
import { pageStart } from '#session/page-start.ts'
import { wordsOf } from '#session/page-words.ts'
import { visitor } from '#session/viewer.ts'
import { routeTree } from './routeTree.gen.ts'

/** What the server's router hands to the browser's. */
interface Travelling {
  queries: string
  words: WordBook[]
}

/** Everything a page needs is born here, once per request on the server and once per tab in the browser. */
export function getRouter() {
  const { locale, country, nonce, pathname } = pageStart()
  const { prefix } = splitLocale(pathname)
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } })
  const i18n = setupI18n()
  const router = createRouter({
    routeTree,
    context: { queryClient, i18n, prefix, locale, country, viewer: visitor },
    parseSearch,
    stringifySearch,
    rewrite: {
      input: ({ url }) => {
        const split = splitLocale(url.pathname)
        if (split.prefix === prefix) url.pathname = split.pathname
        return url
      },
      output: ({ url }) => {
        url.pathname = joinLocale(prefix, url.pathname)
        return url
      },
    },
    scrollRestoration: true,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    ssr: { nonce },
    // Loaders have awaited every query before the page renders, so the cache travels whole and nothing needs to stream after it.
    dehydrate: (): Travelling => ({ queries: JSON.stringify(dehydrate(queryClient)), words: wordsOf(router.state.matches) }),
    hydrate: async ({ queries, words }) => {
      hydrate(queryClient, JSON.parse(queries) as DehydratedState)
      await loadWords(i18n, locale, words)
    },
    InnerWrap: Providers,
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
