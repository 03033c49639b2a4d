import { createFileRoute } from '@tanstack/react-router'
import { mapHead } from '#features/map/page/map-head.ts'
import { MapPage } from '#features/map/page/map-page.tsx'
import { loadMap } from '#features/map/queries.ts'
import { mapSearch } from '#features/map/search.ts'

export const Route = createFileRoute('/_default/map')({
  validateSearch: mapSearch,
  // camera and selection change the address without loading anything here: the page's own queries follow them
  loaderDeps: ({ search: { countryCode, region } }) => ({ countryCode, region }),
  loader: ({ context, location }) => loadMap(context.country, location.search),
  staleTime: Number.POSITIVE_INFINITY,
  staticData: { footer: false },
  head: ({ match }) => mapHead(match.context.i18n),
  component: MapPage,
})
