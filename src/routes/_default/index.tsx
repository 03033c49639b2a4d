import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '#features/site/home-head.ts'
import { HomePage } from '#features/site/home-page.tsx'
import { homeQuery } from '#features/site/queries.ts'

export const Route = createFileRoute('/_default/')({
  loader: ({ context: { queryClient, country } }) => queryClient.ensureQueryData(homeQuery(country)),
  staticData: { words: ['property', 'home'] },
  head: ({ match: { context } }) => homeHead(context.i18n, context.country),
  component: HomePage,
})
