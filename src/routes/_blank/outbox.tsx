import { createFileRoute } from '@tanstack/react-router'
import { openOutbox } from '#features/outbox/outbox-guard.ts'
import { outboxHead } from '#features/outbox/outbox-head.ts'
import { OutboxPage } from '#features/outbox/outbox-page.tsx'
import { outboxSearch } from '#features/outbox/search.ts'
import { pageDeps } from '#session/page-search.ts'

export const Route = createFileRoute('/_blank/outbox')({
  validateSearch: outboxSearch,
  loaderDeps: ({ search }) => ({ ...pageDeps(search), to: search.to }),
  loader: ({ deps }) => openOutbox(deps.to ?? ''),
  head: outboxHead,
  component: OutboxPage,
})
