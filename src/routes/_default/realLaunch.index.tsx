import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { launchesQuery } from '#features/real-launch/queries.ts'
import { realLaunchHead } from '#features/real-launch/real-launch-head.ts'
import { RealLaunchPage } from '#features/real-launch/real-launch-page.tsx'
import { launchDefaults, launchSearch } from '#features/real-launch/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/realLaunch/')({
  ...pageSearch(launchSearch),
  search: { middlewares: [stripSearchParams(launchDefaults)] },
  loader: ({ context: { ask, country }, deps }) => ask(launchesQuery(country, deps)),
  head: ({ match: { context } }) => realLaunchHead(context.i18n, context.country),
  component: RealLaunchPage,
})
