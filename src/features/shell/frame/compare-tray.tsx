import { useMatches, useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isModuleOpen } from '#market/module-countries.ts'
import { useClientState } from '#session/client-state.ts'

const CompareBar = lazy(async () => ({ default: (await import('../overlays/compare-bar.tsx')).CompareBar }))

/** What this tab has chosen to compare, at the end of the window. Not on an agent's own pages, and not where it is compared already. */
export function CompareTray() {
  const country = useRouteContext({ from: '__root__', select: (context) => context.country })
  const chosen = useClientState().compared[country] ?? []
  const isAgentsPage = useParams({ strict: false, select: (params) => 'agentId' in params || 'agentNumber' in params })
  const isCompared = useMatches({
    select: (matches) => matches.some((match) => match.routeId === '/_listing/realListing/compare' && match.search.with !== undefined),
  })
  if (chosen.length === 0 || isAgentsPage || isCompared || !isModuleOpen('realListing', country)) return null
  return (
    <Suspense>
      <CompareBar country={country} chosen={chosen} />
    </Suspense>
  )
}
