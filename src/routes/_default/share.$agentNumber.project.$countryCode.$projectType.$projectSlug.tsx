import { createFileRoute } from '@tanstack/react-router'
import { AgentProjectPage } from '#features/share/agent/agent-project-page.tsx'
import { openAgentProject } from '#features/share/share-guard.ts'
import { agentHead } from '#features/share/share-head.ts'
import { UnknownAgentPage } from '#features/share/unknown-agent-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/share/$agentNumber/project/$countryCode/$projectType/$projectSlug')({
  ...pageSearch(),
  loader: ({ context, params }) => openAgentProject(context, params),
  head: ({ match: { context }, params, loaderData }) =>
    agentHead(context.i18n, loaderData?.agent, `project/${params.countryCode}/${params.projectType}/${params.projectSlug}`),
  component: AgentProjectPage,
  notFoundComponent: UnknownAgentPage,
})
