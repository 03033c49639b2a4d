import { createFileRoute } from '@tanstack/react-router'
import { loadLaunchDesk } from '#features/real-launch/desk/launch-desk-guard.ts'
import { launchDeskHead } from '#features/real-launch/desk/launch-desk-head.ts'
import { LaunchDeskPage } from '#features/real-launch/desk/launch-desk-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/launches')({
  ...pageSearch(),
  loader: ({ context }) => loadLaunchDesk(context),
  head: ({ match: { context } }) => launchDeskHead(context.i18n),
  component: LaunchDeskPage,
})
