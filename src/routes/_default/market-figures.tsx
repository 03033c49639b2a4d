import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { marketFiguresHead } from '#features/site/market-figures/market-figures-head.ts'
import { MarketFiguresPage } from '#features/site/market-figures/market-figures-page.tsx'
import { marketFiguresQuery } from '#features/site/queries.ts'
import { marketFiguresDefaults, marketFiguresSearch } from '#features/site/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/market-figures')({
  ...pageSearch(marketFiguresSearch),
  search: { middlewares: [stripSearchParams(marketFiguresDefaults)] },
  loader: ({ context: { ask, country }, deps }) => ask(marketFiguresQuery(country, deps)),
  head: ({ match: { context } }) => marketFiguresHead(context.i18n, context.country),
  component: MarketFiguresPage,
})
