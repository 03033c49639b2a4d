import { createFileRoute } from '@tanstack/react-router'
import { NotSharedPage } from '#features/share/not-shared-page.tsx'
import { openShared } from '#features/share/share-guard.ts'
import { sharedHead } from '#features/share/share-head.ts'

export const Route = createFileRoute('/_default/share/$id')({
  loader: ({ params }) => openShared(params),
  staticData: { words: ['share'] },
  head: ({ match: { context } }) => sharedHead(context.i18n),
  component: NotSharedPage,
  notFoundComponent: NotSharedPage,
})
