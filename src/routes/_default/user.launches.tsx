import { createFileRoute } from '@tanstack/react-router'
import { loadLaunchDesk } from '#features/real-launch/desk/launch-desk-guard.ts'
import { launchDeskHead } from '#features/real-launch/desk/launch-desk-head.ts'
import { LaunchDeskPage } from '#features/real-launch/desk/launch-desk-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/user/launches')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context }) => loadLaunchDesk(context),
  head: ({ match: { context } }) => launchDeskHead(context.i18n),
  component: LaunchDeskPage,
})
