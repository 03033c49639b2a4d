import { createRootRouteWithContext } from '@tanstack/react-router'
import { AuthLayout } from '#features/auth/auth-layout.tsx'
import { Document } from '#features/shell/frame/document-layout.tsx'
import { NotFoundPage, ServerErrorPage } from '#features/shell/frame/error-page.tsx'
import { openVisit, type RouterContext } from '#features/shell/root-guard.ts'
import { rootHead } from '#features/shell/root-layout.ts'
import { rootSearchMiddlewares } from '#features/shell/search.ts'
import { sharedSearch } from '#session/shared-search.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: sharedSearch,
  search: { middlewares: rootSearchMiddlewares },
  beforeLoad: ({ context, search, matches, location: { pathname, searchStr: query } }) =>
    openVisit({ context, search, pathname, query, isPage: !matches.some(({ _notFound }) => _notFound), matches }),
  head: rootHead,
  shellComponent: Document,
  component: AuthLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ServerErrorPage,
})
