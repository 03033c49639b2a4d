import { createFileRoute } from '@tanstack/react-router'
import { loadLaunchSale } from '#features/real-launch/queries.ts'
import { launchSaleHead } from '#features/real-launch/sale/launch-sale-head.ts'
import { LaunchSalePage } from '#features/real-launch/sale/launch-sale-page.tsx'
import { saleSearch } from '#features/real-launch/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/realLaunch/project/$countryCode/$projectType/$projectSlug')({
  ...pageSearch(saleSearch),
  loader: ({ context, params, deps }) => loadLaunchSale(context, params, deps),
  head: ({ match: { context, params }, loaderData }) =>
    launchSaleHead(context.i18n, params, loaderData?.ok ? loaderData.value.launch?.name : undefined),
  component: LaunchSalePage,
})
