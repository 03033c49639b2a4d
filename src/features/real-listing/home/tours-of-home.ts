import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { webLink } from '#lib/web-link.ts'

type Advertiser = Pick<ListedHomeFragment['advertisers'][number], 'agentName' | 'tour' | 'tourUrl'>

/** The tours of a home's advertisements, each of them once: those of this site, and links to others, which say whose they are. */
export function toursOfHome(advertisers: readonly Advertiser[]) {
  const own = new Map(advertisers.flatMap(({ tour }) => (tour ? [[tour.path, tour] as const] : [])))
  const others = new Map<string, { url: string; agentName: string }>()
  for (const { tour, tourUrl, agentName } of advertisers) {
    const url = tour ? null : webLink(tourUrl)
    if (url !== null && !others.has(url)) others.set(url, { url, agentName })
  }
  return { own: [...own.values()], others: [...others.values()] }
}
