import { useLocation, useMatches, useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isUnder } from '#access/path-pattern.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import { useClientState } from '#session/client-state.ts'

const CompareBar = lazy(async () => ({ default: (await import('../overlays/compare-bar.tsx')).CompareBar }))

/** Where homes are found and read. Elsewhere it would lie over what somebody works on, as over the bar of a listing that is written. */
const WHERE_HOMES_ARE = ['/search', '/map', '/report', '/realListing', '/realValue', '/realLaunch'] as const

/** What this tab has chosen to compare, at the end of the window. On pages of homes, but not on an agent's own, and not where it is compared already. */
export function CompareTray() {
  const country = useRouteContext({ from: '__root__', select: (context) => context.country })
  const chosen = useClientState().compared[country] ?? []
  const isAgentsPage = useParams({ strict: false, select: (params) => 'agentId' in params || 'agentNumber' in params })
  const isCompared = useMatches({
    select: (matches) => matches.some((match) => match.routeId === '/_listing/realListing/compare' && match.search.with !== undefined),
  })
  const isWhereHomesAre = useLocation({ select: ({ pathname }) => WHERE_HOMES_ARE.some((path) => isUnder(pathname, path)) })
  if (chosen.length === 0 || !isWhereHomesAre || isAgentsPage || isCompared || !isModuleOpen('realListing', country)) return null
  return (
    <Suspense>
      <CompareBar country={country} chosen={chosen} />
    </Suspense>
  )
}
