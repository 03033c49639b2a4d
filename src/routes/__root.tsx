import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document, NotFoundPage, ServerErrorPage } from '#features/shell/document-layout.tsx'
import { rootHead } from '#features/shell/root-layout.ts'
import { rootSearch } from '#features/shell/search.ts'
import { activate } from '#locales/create-i18n.ts'
import type { LocaleCode } from '#locales/locales.ts'
import type { CountryCode } from '#market/vocabulary.ts'

interface RouterContext {
  queryClient: QueryClient
  i18n: I18n
  locale: LocaleCode
  country: CountryCode
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  beforeLoad: async ({ context, search }) => {
    if (!context.i18n.locale) await activate(context.i18n, context.locale)
    return { country: search.countryCode ?? search.region ?? context.country }
  },
  head: rootHead,
  shellComponent: Document,
  notFoundComponent: NotFoundPage,
  errorComponent: ServerErrorPage,
})
