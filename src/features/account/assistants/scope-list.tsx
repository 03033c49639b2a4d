import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AssistantScope } from '#graphql/generated/graphql.ts'

const SCOPE_WORDS: Record<AssistantScope, ReactNode> = {
  READ: <Trans>Read your appointments, enquiries, listings, orders and shared pages.</Trans>,
  DRAFT: <Trans>Prepare answers, market analyses and shared pages. You look at each and send it yourself.</Trans>,
}

/** What a program may do, in words. */
export const ScopeList = ({ scopes }: { scopes: readonly AssistantScope[] }) => (
  <ul className="grid list-disc gap-1 ps-5">
    {scopes.map((scope) => (
      <li key={scope}>{SCOPE_WORDS[scope]}</li>
    ))}
  </ul>
)
