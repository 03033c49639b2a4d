import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '#features/shell/document-layout.tsx'
import { NotFoundPage, ServerErrorPage } from '#features/shell/error-page.tsx'
import { rootHead } from '#features/shell/root-layout.ts'
import { rootSearch, rootSearchMiddlewares } from '#features/shell/search.ts'
import { loadWords } from '#locales/create-i18n.ts'
import type { LocaleCode } from '#locales/locales.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { wordsOf } from '#session/page-words.ts'

interface RouterContext {
  queryClient: QueryClient
  i18n: I18n
  locale: LocaleCode
  country: CountryCode
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  search: { middlewares: rootSearchMiddlewares },
  beforeLoad: async ({ context, search, matches }) => {
    await loadWords(context.i18n, context.locale, wordsOf(matches))
    return { country: search.countryCode ?? search.region ?? context.country }
  },
  head: rootHead,
  shellComponent: Document,
  notFoundComponent: NotFoundPage,
  errorComponent: ServerErrorPage,
})
