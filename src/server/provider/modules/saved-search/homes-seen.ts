/** What the owner of a search knows of the homes that it finds. */
export interface SeenHomes {
  /** unix seconds: news up to then are known, whatever home they are of */
  since: number
  /** of later news: the group, and when its last known news was */
  homes: Readonly<Record<string, number>>
}

/** A found home; times in unix seconds. */
export interface FoundHome {
  id: string
  /** when it was first seen, asked for less, or back, whatever was last */
  newsAt: number
  firstSeenAt: number
  backAt: number | null
}

export const HOME_NEWS = ['new', 'cut', 'back'] as const
export type HomeNewsKind = (typeof HOME_NEWS)[number]

export interface HomeNews {
  id: string
  kind: HomeNewsKind
}

/** An advertisement stands among the homes minutes after it was first seen; one that takes longer than two days is no news. */
export const SETTLING_SECONDS = 2 * 86_400

/** So many homes are remembered of a search; the news of all others are known up to the time of the first that is not. */
const REMEMBERED_MAX = 200

/**
 * What is new among the homes found, and what is known afterwards. `found`: those with news after `seen.since`, the newest news first; `readFrom`: null,
 * or the time down to which they were read, where there were too many.
 */
export function newsOfHomes(
  seen: SeenHomes | null,
  found: readonly FoundHome[],
  { now, readFrom }: { now: number; readFrom: number | null },
): { news: HomeNews[]; seen: SeenHomes } {
  const newsById = Object.fromEntries(found.map(({ id, newsAt }) => [id, newsAt]))
  // what is not found today may be tomorrow, when its estimate is made anew
  const known = Object.entries({ ...seen?.homes, ...newsById }).toSorted(([, a], [, b]) => b - a)
  const since = Math.max(now - SETTLING_SECONDS, seen?.since ?? 0, readFrom ?? 0, known[REMEMBERED_MAX]?.[1] ?? 0)
  return {
    news: seen === null ? [] : found.filter((home) => isNews(seen, home)).map((home) => ({ id: home.id, kind: kindOf(seen, home) })),
    seen: { since, homes: Object.fromEntries(known.slice(0, REMEMBERED_MAX).filter(([, newsAt]) => newsAt > since)) },
  }
}

const isNews = ({ since, homes }: SeenHomes, { id, newsAt }: FoundHome): boolean => newsAt > Math.max(since, homes[id] ?? 0)

/** A home that nobody told its reader of is new, whatever happened to it since. */
function kindOf({ since, homes }: SeenHomes, { id, newsAt, firstSeenAt, backAt }: FoundHome): HomeNewsKind {
  if (homes[id] === undefined && firstSeenAt > since) return 'new'
  return newsAt === backAt ? 'back' : 'cut'
}
